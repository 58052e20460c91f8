import type { Account } from "../../auth/account.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { mailTexts } from "../mail/mail-texts.ts";
import { queueMail } from "../mail/queue-mail.service.ts";
import { plainInMail } from "./plain-in-mail.ts";

export interface Invitation {
  inviter: Account;
  project: { name: string };
  email: string;
  role: "viewer" | "editor";
  token: string;
}

export function invitationLink({ config }: Pick<Deps, "config">, token: string): string {
  return `${config.publicUrl}/invitations/accept?token=${token}`;
}

/** As they may be read to a stranger. */
export function namesInInvitation(inviter: { name: string; email: string }, project: { name: string }) {
  return {
    inviter: plainInMail(inviter.name, inviter.email),
    project: plainInMail(project.name, "Askwell"),
  };
}

/** In English: nobody knows which language the address reads, and an account's would tell that there is one. */
const language = "en";

export async function sendInvitation(
  tx: Queryable,
  deps: Pick<Deps, "newId" | "config">,
  { inviter, project, email, role, token }: Invitation,
): Promise<void> {
  const url = invitationLink(deps, token);
  const names = namesInInvitation(inviter, project);
  await queueMail(tx, deps, {
    ...{ kind: "invitation", to: email, language },
    content: mailTexts(language).invitation({ ...names, role, url }),
  });
}
