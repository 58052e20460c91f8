import { eld } from "eld/extrasmall";
import { decodeEntities } from "#analysis/formats/html-entities.ts";
import type { ImportedThread, ThreadComment } from "#analysis/formats/threads/imported-thread.ts";
import { countWords } from "#analysis/words.ts";
import { maxChars, maxCount } from "#contract/limits.ts";
import type { Speaker } from "#contract/transcripts.ts";
import { sanitizeText } from "../../http/sanitize.ts";
import type { ThreadKeys } from "./thread-keys.ts";
import type { NewThread, NewTurn } from "./threads.store.ts";

/** The forum itself takes no longer text. */
const maxTextLength = 40_000;
const sampleChars = 20_000;
const nameless = "deleted";

export type ThreadRows = {
  row: Pick<
    NewThread,
    "name" | "language" | "speakers" | "notices" | "turnCount" | "wordCount" | "thread" | "forumId"
  >;
  turns: NewTurn[];
};

/** A thread as it is kept: the post, where it has words, then comments up to the limits. */
export function toThreadRows(thread: ImportedThread, notices: string[], keys: ThreadKeys): ThreadRows {
  const present = thread.comments.filter((comment) => !comment.removed);
  const kept = takeWithinLimits(present);
  const comments = kept.map((comment) => toTurn(comment, keys));
  const turns = [...toPost(thread, keys), ...comments].map((turn, seq) => ({ ...turn, seq }));
  const language = findLanguage(turns.map(({ text }) => text));
  return {
    row: {
      forumId: thread.id.toLowerCase(),
      name: toTitle(thread.title),
      language,
      speakers: listSpeakers(thread, kept),
      notices: [...notices, ...describeLeftOut(thread, { present: present.length, kept: kept.length })],
      turnCount: kept.length,
      wordCount: turns.reduce((sum, { text }) => sum + countWords(text, language), 0),
      thread: {
        forum: toForumName(thread.forum),
        // Built from the id: the forum's own paths may hold the name of who wrote.
        url: `https://www.reddit.com/comments/${thread.id.toLowerCase()}/`,
        createdAt: thread.createdAt,
        reportedComments: Math.max(0, Math.min(Math.round(thread.reportedComments), 1e9)),
      },
    },
    turns,
  };
}

/** In reading order, so that an answer never stands without what it answers. */
function takeWithinLimits(comments: ThreadComment[]): ThreadComment[] {
  let chars = 0;
  const kept: ThreadComment[] = [];
  for (const comment of comments) {
    chars += Math.min(comment.text.length, maxTextLength);
    if (kept.length === maxCount.threadComments || chars > maxChars.transcript) break;
    kept.push(comment);
  }
  return kept;
}

function toTurn(comment: ThreadComment, keys: ThreadKeys): NewTurn {
  return {
    seq: 0,
    id: keys.toId(comment.id),
    speakerId: comment.authorKey ?? nameless,
    text: toText(comment.text),
    depth: comment.depth,
    saidAt: toDate(comment.createdAt),
  };
}

/** What the thread was opened with is said by one of its people too; it has no depth, as it is no comment. */
function toPost(thread: ImportedThread, keys: ThreadKeys): NewTurn[] {
  const text = toText(thread.text);
  if (text.trim() === "") return [];
  const speakerId = thread.authorKey ?? nameless;
  return [
    {
      seq: 0,
      id: keys.toId(`post ${thread.id}`),
      speakerId,
      text,
      depth: null,
      saidAt: toDate(thread.createdAt),
    },
  ];
}

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}

/** As the forum's page shows it, where "&nbsp;" that was typed is a blank. */
function toText(text: string): string {
  return sanitizeText(decodeEntities(text.slice(0, maxTextLength)));
}

function toTitle(title: string): string {
  const plain = sanitizeText(decodeEntities(title))
    .replace(/[\p{Cf}\s]+/gu, " ")
    .trim();
  return [...plain].slice(0, maxChars.name).join("").trim() || "Reddit thread";
}

/** A forum of one person is called by their name ("u_name"), which is nobody's business. */
function toForumName(name: string): string {
  return /^[A-Za-z0-9_]{1,40}$/.test(name) && !/^u_/i.test(name) ? name : "";
}

function listSpeakers(thread: ImportedThread, kept: ThreadComment[]): Speaker[] {
  const names = new Map([thread, ...kept].map(({ author, authorKey }) => [authorKey ?? nameless, author]));
  return [...names].map(([id, name]) => ({ id, name, role: "participant", confidence: 1 }));
}

/** Below four words the detector guesses. */
function findLanguage(texts: string[]): string {
  const sample = texts.join("\n").slice(0, sampleChars).trim();
  return (sample.split(/\s+/).length < 4 ? "" : eld.detect(sample).language) || "und";
}

function describeLeftOut(thread: ImportedThread, counts: { present: number; kept: number }): string[] {
  const read = thread.comments.length;
  const removed = read - counts.present;
  const notices: string[] = [];
  if (counts.kept < counts.present) {
    notices.push(
      `Only the first ${counts.kept.toLocaleString("en")} of ${counts.present.toLocaleString("en")} comments were imported.`,
    );
  }
  if (removed === 1) notices.push("1 comment was deleted or removed on Reddit and is left out.");
  if (removed > 1) {
    notices.push(
      `${removed.toLocaleString("en")} comments were deleted or removed on Reddit and are left out.`,
    );
  }
  if (thread.reportedComments > read) {
    const reported = thread.reportedComments.toLocaleString("en");
    notices.push(
      `Reddit counts ${reported} comments and returned ${read.toLocaleString("en")}; its count includes deleted ones.`,
    );
  }
  return notices;
}
