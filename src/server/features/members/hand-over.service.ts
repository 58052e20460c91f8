import { AppError, invalidFields } from "../../app-error.ts";
import type { Account } from "../../auth/account.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { callEach, type HandOver } from "../../listeners.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import { takePlacesBack } from "../billing/limits.service.ts";
import { isPlanLimit } from "../billing/plan-of-another.service.ts";
import type { MailContent } from "../mail/mail-content.ts";
import { mailTexts } from "../mail/mail-texts.ts";
import { queueMail } from "../mail/queue-mail.service.ts";
import { ownProject, type SeenProject } from "../projects/projects.service.ts";
import * as store from "./hand-over.store.ts";
import * as members from "./members.store.ts";
import { plainInMail } from "./plain-in-mail.ts";

type HandOverDeps = Pick<Deps, "db" | "newId" | "config" | "listeners">;
type Person = NonNullable<Awaited<ReturnType<typeof store.findPerson>>>;

/** The member's plan counts the project from now on; who owned it until now stays as an editor. Both get a mail. */
export async function handOverProject(
  deps: HandOverDeps,
  account: Account,
  of: { projectId: string; memberId: string },
): Promise<SeenProject> {
  const project = await ownProject(deps.db, account.id, of.projectId, "own");
  const heir = await deps.db.orm.transaction(async (tx) => {
    const person = await findHeir(tx, { projectId: project.id, memberId: of.memberId });
    const change = { projectId: project.id, from: account.id, to: person.id };
    await checkOwnable(tx, change);
    await withinPlan(() => takePlacesBack(tx, deps, person.id, () => changeOwner(tx, deps, change)));
    await members.acceptInvitation(tx, { id: of.memberId, projectId: project.id, account });
    await members.changeRole(tx, of.memberId, "editor");
    await sendMails(tx, deps, { project, account, heir: person });
    return person;
  });
  for (const ownerId of [account.id, heir.id]) {
    await noteAudit(deps.db.orm, {
      ...{ ownerId, actorId: account.id, action: "handed_over" },
      ...{ targetKind: "project", targetId: project.id, projectId: project.id },
    });
  }
  return ownProject(deps.db, account.id, project.id, "view");
}

async function findHeir(tx: Queryable, of: { projectId: string; memberId: string }): Promise<Person> {
  await members.lockProject(tx, of.projectId);
  const member = await members.findMember(tx, { projectId: of.projectId, id: of.memberId });
  if (!member) throw new AppError("member_not_found");
  const person = member.userId === null ? undefined : await store.findPerson(tx, member.userId);
  if (!person) throw invalidFields({ memberId: "This person hasn't accepted the invitation yet." });
  return person;
}

/** What must stay with the account that it belongs to. */
async function checkOwnable(tx: Queryable, change: HandOver): Promise<void> {
  if (await store.hasBoughtInterview(tx, change.projectId)) {
    throw invalidFields({
      memberId:
        "This project has a single interview that you bought, which stays with you. Move it to another project first.",
    });
  }
  if (await store.sharesTranscripts(tx, change)) {
    throw invalidFields({
      memberId:
        "Findings in one of your other projects share transcripts with this one. Generate them again, then hand it over.",
    });
  }
}

/** The limits speak of the caller's own plan. */
async function withinPlan(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw isPlanLimit(error) ? new AppError("new_owner_limit") : error;
  }
}

async function changeOwner(tx: Queryable, deps: HandOverDeps, change: HandOver): Promise<void> {
  if (!(await store.changeOwner(tx, change))) throw new AppError("project_not_found");
  await store.changeOwnerBelow(tx, change);
  await callEach(deps.listeners.onProjectHandedOver, tx, deps, change);
}

async function sendMails(
  tx: Queryable,
  deps: HandOverDeps,
  { project, account, heir }: { project: SeenProject; account: Account; heir: Person },
): Promise<void> {
  const owner = await store.findPerson(tx, account.id);
  if (!owner) return;
  const url = `${deps.config.publicUrl}/projects/${project.id}/detail`;
  const name = plainInMail(project.name, "Askwell");
  const nameOf = (person: Person) => plainInMail(person.name, person.email);
  const send = (to: Person, content: MailContent) =>
    queueMail(tx, deps, {
      ...{ kind: "handed_over", to: to.email, userId: to.id, language: to.language },
      content,
    });
  await send(heir, mailTexts(heir.language).nowOwner({ from: nameOf(owner), project: name, url }));
  await send(owner, mailTexts(owner.language).handedOver({ to: nameOf(heir), project: name, url }));
}
