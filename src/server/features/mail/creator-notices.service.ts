import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { findInterviewOwner } from "./creator-notices.store.ts";
import type { MailContent, MailKind } from "./mail-content.ts";
import { type MailTexts, mailTexts } from "./mail-texts.ts";
import { queueMail } from "./queue-mail.service.ts";

type NoticeDeps = Pick<Deps, "newId" | "config">;

/**
 * Tells the owner of an interview that it takes no more participants. Once for each limit: `limit` names it, as in
 * "2026-11:250", so that the same limit tells once and the next one tells again.
 */
export async function noteInterviewFull(
  tx: Queryable,
  deps: NoticeDeps,
  of: { interviewId: string; limit: string },
): Promise<void> {
  await notifyOwner(tx, deps, {
    interviewId: of.interviewId,
    kind: "interview_full",
    key: of.limit,
    write: (texts, place) => texts.interviewFull(place),
  });
}

/** `listed`: how many codes the list held, so that codes that are added later and run out tell again. */
export async function noteCodesUsedUp(
  tx: Queryable,
  deps: NoticeDeps,
  of: { interviewId: string; listed: number },
): Promise<void> {
  await notifyOwner(tx, deps, {
    interviewId: of.interviewId,
    kind: "codes_used_up",
    key: `list:${of.listed}`,
    write: (texts, place) => texts.codesUsedUp(place),
  });
}

export async function noteBudgetUsedUp(
  tx: Queryable,
  deps: NoticeDeps,
  of: { interviewId: string; budget: number },
): Promise<void> {
  await notifyOwner(tx, deps, {
    interviewId: of.interviewId,
    kind: "codes_used_up",
    key: `budget:${of.budget}`,
    write: (texts, place) => texts.budgetUsedUp({ ...place, budget: of.budget }),
  });
}

interface Notice {
  interviewId: string;
  kind: MailKind;
  key: string;
  write: (texts: MailTexts, place: { interview: string; url: string }) => MailContent;
}

async function notifyOwner(tx: Queryable, deps: NoticeDeps, notice: Notice): Promise<void> {
  const { interviewId, kind, key } = notice;
  const owner = await findInterviewOwner(tx, interviewId);
  // The account of the interview to try has no address.
  if (!owner?.email.includes("@")) return;
  const url = `${deps.config.publicUrl}/interviews/${interviewId}`;
  await queueMail(tx, deps, {
    kind,
    to: owner.email,
    userId: owner.userId,
    interviewId,
    language: owner.language,
    dedupeKey: `${kind}:${interviewId}:${key}`,
    content: notice.write(mailTexts(owner.language), { interview: owner.interview, url }),
  });
}
