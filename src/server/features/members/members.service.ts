import { rates } from "#contract/limits.ts";
import type { Member, readInvitation as readOperation } from "#contract/members.ts";
import type { AnswerInputOf } from "#contract/operation.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Account } from "../../auth/account.ts";
import { hashToken, newToken } from "../../auth/tokens.ts";
import type { Database } from "../../db/database.ts";
import { findInvitation } from "../../db/open-invitations.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import { ownProject } from "../projects/projects.service.ts";
import * as store from "./members.store.ts";
import { invitationLink, namesInInvitation, sendInvitation } from "./send-invitation.ts";

const maxMembers = 100;

export async function listMembers(db: Database, accountId: string, projectId: string): Promise<Member[]> {
  const project = await ownProject(db, accountId, projectId, "view");
  const [owner, members] = await Promise.all([
    store.findOwner(db, project.id),
    store.listMembers(db, project.id),
  ]);
  return [...(owner ? [toOwner(owner)] : []), ...members.map(toMember)];
}

function toOwner({ id, email, name, since }: store.OwnerRow): Member {
  const invitedAt = since.toISOString();
  return { _id: id, email, name, role: "owner", status: "active", invitedAt, link: null };
}

function toMember(row: store.MemberRow): Member {
  return {
    _id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    status: row.userId === null ? "invited" : "active",
    invitedAt: row.invitedAt.toISOString(),
    link: null,
  };
}

/**
 * Sends a link that whoever has it may use once; who is in the project gets the role at once. The answer is the same
 * whether there is an account of the address or not.
 */
export async function inviteMember(
  deps: Pick<Deps, "db" | "newId" | "config">,
  account: Account,
  invitation: { projectId: string; email: string; role: store.Role },
): Promise<Member> {
  const { email, role } = invitation;
  const project = await ownProject(deps.db, account.id, invitation.projectId, "own");
  if (email.toLowerCase() === account.email.toLowerCase()) {
    throw invalidFields({ email: "This is your own address. The project is yours already." });
  }
  await takeFromLimit(deps, `invite:${account.id}`, rates.invite);
  await takeFromLimit(deps, `invite-to:${email.toLowerCase()}`, rates.inviteTo);
  const { id, link } = await deps.db.orm.transaction(async (tx) => {
    await store.lockProject(tx, project.id);
    const known = await store.findMemberByEmail(tx, project.id, email);
    if (known && known.userId !== null) {
      await store.changeRole(tx, known.id, role);
      return { id: known.id, link: null };
    }
    const token = newToken();
    const tokenHash = hashToken(token);
    const memberId = known?.id ?? deps.newId();
    if (known) await store.renewInvitation(tx, memberId, { role, tokenHash });
    else await insertInvitation(tx, { id: memberId, projectId: project.id, email, role, tokenHash });
    await sendInvitation(tx, deps, { inviter: account, project, email, role, token });
    return { id: memberId, link: deps.config.mail === null ? invitationLink(deps, token) : null };
  });
  await note(deps.db, { project, actorId: account.id, action: "invited", targetId: id });
  return { ...(await getMember(deps.db, { projectId: project.id, id })), link };
}

async function insertInvitation(...[tx, row]: Parameters<typeof store.insertInvitation>): Promise<void> {
  if ((await store.countMembers(tx, row.projectId)) >= maxMembers) {
    throw invalidFields({ email: `A project can have at most ${maxMembers} members.` });
  }
  await store.insertInvitation(tx, row);
}

async function getMember(db: Database, of: { projectId: string; id: string }): Promise<Member> {
  const row = await store.findMember(db.orm, of);
  if (!row) throw new AppError("member_not_found");
  return toMember(row);
}

/** By the owner, or by the member itself, who leaves. What they made stays with the project. */
export async function removeMember(
  deps: Pick<Deps, "db">,
  accountId: string,
  of: { projectId: string; memberId: string },
): Promise<void> {
  const project = await ownProject(deps.db, accountId, of.projectId, "view");
  const place = { projectId: project.id, id: of.memberId };
  const row = await store.findMember(deps.db.orm, place);
  const isSelf = row !== undefined && row.userId === accountId;
  if (!isSelf) await ownProject(deps.db, accountId, of.projectId, "own");
  if (!(await store.deleteMember(deps.db, place))) throw new AppError("member_not_found");
  await note(deps.db, { project, actorId: accountId, action: "removed", targetId: of.memberId });
}

/**
 * The account that is logged in joins, whatever its address is; who has joined with the link gets the same answer again.
 * Used by another, replaced, older than 14 days, taken back and of a deleted project are one answer. An owner who looks
 * at the link leaves it to whom it is for.
 */
export async function acceptInvitation(
  deps: Pick<Deps, "db" | "config">,
  account: Account,
  token: string,
): Promise<{ projectId: string }> {
  await takeFromLimit(deps, `accept-invitation:${account.id}`, rates.acceptInvitation);
  const invitation = await deps.db.orm.transaction(async (tx) => {
    const found = await findInvitation(tx, hashToken(token));
    if (found && found.ownerId !== account.id) await store.acceptInvitation(tx, { ...found, account });
    return found;
  });
  if (!invitation) return findJoined(deps.db, account, token);
  const { projectId } = invitation;
  if (invitation.ownerId !== account.id) {
    const project = { id: projectId, ownerId: invitation.ownerId };
    await note(deps.db, { project, actorId: account.id, action: "created", targetId: invitation.id });
  }
  return { projectId };
}

async function findJoined(db: Database, account: Account, token: string): Promise<{ projectId: string }> {
  const shown = await store.findShownInvitation(db, { tokenHash: hashToken(token), accountId: account.id });
  if (!shown?.isAccepted) throw new AppError("link_invalid");
  return { projectId: shown.projectId };
}

/** To whoever holds the link, with or without an account. */
export async function readInvitation(
  deps: Pick<Deps, "db" | "config">,
  visitor: { account: Account | null; address: string },
  token: string,
): Promise<AnswerInputOf<typeof readOperation>> {
  await takeFromLimit(deps, `read-invitation:${visitor.address}`, rates.readInvitation);
  const accountId = visitor.account?.id ?? null;
  const shown = await store.findShownInvitation(deps.db, { tokenHash: hashToken(token), accountId });
  if (!shown) throw new AppError("link_invalid");
  const { inviter, project, role, projectId } = shown;
  const names = namesInInvitation(inviter, { name: project });
  return { ...names, role, joined: shown.isAccepted ? { projectId } : null };
}

interface Noted {
  project: { id: string; ownerId: string };
  actorId: string;
  action: "invited" | "removed" | "created";
  targetId: string;
}

function note(db: Database, { project, ...noted }: Noted): Promise<void> {
  const { id: projectId, ownerId } = project;
  return noteAudit(db.orm, { ...noted, ownerId, projectId, targetKind: "member" });
}
