import { AppError, invalidFields } from "../../app-error.ts";
import { hashToken } from "../../auth/tokens.ts";
import type { Queryable } from "../../db/database.ts";
import { findInvitation, listOpenInvitations } from "../../db/open-invitations.ts";
import type { Deps } from "../../deps.ts";
import * as store from "./installation.store.ts";
import { isSetupToken } from "./setup-link.ts";

type AdmissionDeps = Pick<Deps, "config" | "secret">;

export interface Applicant {
  email: string;
  /** From the link that the start of the server prints. */
  setup?: string | undefined;
  /** From the link of an invitation to a project. */
  invitation?: string | undefined;
}

/**
 * Who may make an account here, asked within the transaction that makes it. Answers whether the account is to own the
 * installation. The first account is always let in, by the set-up link where the server can be reached from outside.
 */
export async function admit(
  tx: Queryable,
  deps: AdmissionDeps,
  applicant: Applicant,
): Promise<{ makesOwner: boolean }> {
  const { config } = deps;
  const isFirst = !(await store.hasAccounts(tx)) && (await isStillFirst(tx));
  const isNamed = config.ownerEmail?.toLowerCase() === applicant.email.toLowerCase();
  if (!isFirst && !isNamed) {
    await requireOpenDoor(tx, config, applicant);
    return { makesOwner: false };
  }
  if (config.setupLink) await requireSetupLink(tx, deps, applicant);
  // Without the set-up link a mailbox is the proof, where mail is sent.
  if (isNamed) return { makesOwner: config.setupLink || config.mail === null };
  if (config.ownerEmail === null) return { makesOwner: true };
  if (config.setupLink)
    throw invalidFields({ email: "OWNER_EMAIL names another address. Please register that one first." });
  return { makesOwner: false };
}

async function isStillFirst(tx: Queryable): Promise<boolean> {
  await store.lockInstallation(tx);
  return !(await store.hasAccounts(tx));
}

async function requireSetupLink(tx: Queryable, deps: AdmissionDeps, { setup }: Applicant): Promise<void> {
  const { setupRound } = await store.readInstallation(tx);
  if (setup === undefined || !isSetupToken(deps, setupRound, setup)) throw new AppError("setup_needed");
}

/** Where mail is sent, an invited address is let in and joins once it is confirmed; elsewhere the link is the proof. */
async function requireOpenDoor(
  tx: Queryable,
  config: Deps["config"],
  { email, invitation }: Applicant,
): Promise<void> {
  if (config.registration === "open") return;
  if (config.registration === "off") throw new AppError("registration_off");
  if (invitation !== undefined && (await findInvitation(tx, hashToken(invitation)))) return;
  const isAddressEnough = config.mail !== null || !config.setupLink;
  if (isAddressEnough && (await listOpenInvitations(tx, email)).length > 0) return;
  throw new AppError("invitation_needed");
}
