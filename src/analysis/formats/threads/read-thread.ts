import { type AuthorNumbers, listKnownAuthors, numberAuthors } from "./authors.ts";
import { areEscaped, hideMentions, isGone, unescapeText } from "./forum-text.ts";
import type {
  HashAuthor,
  ImportedThread,
  MissingComments,
  ThreadComment,
  ThreadReading,
} from "./imported-thread.ts";
import {
  type Fields,
  findChildren,
  findCreatedAt,
  findParentId,
  isFields,
  listThings,
  readNumber,
  readString,
  type Thing,
} from "./listing.ts";

interface Flat {
  comments: { fields: Fields; depth: number }[];
  missing: MissingComments[];
}

function readMissing(fields: Fields, depth: number): MissingComments {
  const children = Array.isArray(fields.children) ? fields.children : [];
  const ids = children.filter((id) => typeof id === "string");
  return { parentId: findParentId(fields), ids, depth };
}

/** The forum hands out a few hundred at a time: more than this were made up to keep a reader busy. */
const maxComments = 25_000;

/** Comments and gaps in reading order. A list of work instead of recursion: threads may be thousands deep. */
function flatten(things: Thing[]): Flat {
  const flat: Flat = { comments: [], missing: [] };
  const waiting = things.map((thing) => ({ thing, depth: 0 })).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (flat.comments.length === maxComments) break;
    const { thing, depth } = next;
    if (thing.kind === "more") flat.missing.push(readMissing(thing.data, depth));
    if (thing.kind !== "t1") continue;
    flat.comments.push({ fields: thing.data, depth });
    const answers = findChildren(thing.data.replies) ?? [];
    for (const answer of answers.reverse()) waiting.push({ thing: answer, depth: depth + 1 });
  }
  return flat;
}

function readComment(fields: Fields, depth: number, authors: AuthorNumbers): ThreadComment {
  const text = readString(fields, "body");
  const removed = isGone(text) || text.trim() === "";
  return {
    id: readString(fields, "id"),
    parentId: findParentId(fields),
    depth,
    ...authors.add(readString(fields, "author")),
    text: removed ? "" : text,
    createdAt: findCreatedAt(fields),
    score: readNumber(fields, "score"),
    removed,
  };
}

/** Texts as they were typed, without names. Only when all authors are numbered is it known who is mentioned. */
function cleanTexts(comments: ThreadComment[], isEscaped: boolean, authors: AuthorNumbers): ThreadComment[] {
  return comments.map((comment) => ({ ...comment, text: cleanText(comment.text, isEscaped, authors) }));
}

function cleanText(text: string, isEscaped: boolean, authors: AuthorNumbers): string {
  return hideMentions(isEscaped ? unescapeText(text) : text, authors);
}

/**
 * A thread from the JSON of Reddit's API (a list of two Listings): comments flattened in reading order, authors as
 * "u/…1" by order of appearance, kept only as `hash` has them. Escaped texts (asked for without raw_json=1) are
 * given back as typed. `problem` is a sentence for the person who gave the JSON.
 */
export function readThread(json: unknown, hash: HashAuthor): ThreadReading {
  const listings = Array.isArray(json) ? json : [];
  const post = findChildren(listings[0])?.find((thing) => thing.kind === "t3")?.data;
  const things = findChildren(listings[1]);
  if (!post || !things) return { problem: "This is not the JSON of a Reddit thread." };
  const { comments, missing } = flatten(things);
  const bodies = comments.map(({ fields }) => readString(fields, "body"));
  const isEscaped = areEscaped([readString(post, "selftext"), readString(post, "title"), ...bodies]);
  const authors = numberAuthors(hash);
  const postAuthor = authors.add(readString(post, "author"));
  const read = comments.map(({ fields, depth }) => readComment(fields, depth, authors));
  const text = readString(post, "selftext");
  const thread: ImportedThread = {
    id: readString(post, "id"),
    title: cleanText(readString(post, "title"), isEscaped, authors),
    forum: readString(post, "subreddit"),
    path: readString(post, "permalink"),
    text: isGone(text) ? "" : cleanText(text, isEscaped, authors),
    ...postAuthor,
    createdAt: findCreatedAt(post),
    reportedComments: readNumber(post, "num_comments"),
    comments: cleanTexts(read, isEscaped, authors),
    missing,
  };
  return { thread };
}

/** What a fetcher may still ask for: comments by id, and branches ("continue this thread") by their first comment. */
export function listMissing(thread: ImportedThread): { ids: string[]; branches: string[] } {
  const ids = thread.missing.flatMap((gap) => gap.ids);
  const branches = thread.missing.flatMap((gap) => (gap.ids.length === 0 ? (gap.parentId ?? []) : []));
  return { ids: [...new Set(ids)], branches: [...new Set(branches)] };
}

/** The flat things of an answer of /api/morechildren. */
function listAnswered(answer: unknown): Thing[] | undefined {
  const json = isFields(answer) ? answer.json : undefined;
  const data = isFields(json) ? json.data : undefined;
  return isFields(data) && Array.isArray(data.things) ? listThings(data.things) : undefined;
}

/** Places comments behind their parents, in the order they came; those without a known parent go to the end. */
function orderComments(comments: ThreadComment[]): ThreadComment[] {
  const ids = new Set(comments.map((comment) => comment.id));
  const answers = new Map<string | null, ThreadComment[]>();
  for (const comment of comments) {
    const parent = comment.parentId !== null && ids.has(comment.parentId) ? comment.parentId : null;
    const siblings = answers.get(parent);
    if (siblings) siblings.push(comment);
    else answers.set(parent, [comment]);
  }
  const ordered: ThreadComment[] = [];
  const waiting = (answers.get(null) ?? []).map((comment) => ({
    comment,
    depth: comment.parentId === null ? 0 : comment.depth,
  }));
  waiting.reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { comment, depth } = next;
    ordered.push({ ...comment, depth });
    const below = answers.get(comment.id) ?? [];
    for (const answer of below.toReversed()) waiting.push({ comment: answer, depth: depth + 1 });
  }
  return ordered;
}

/** Gaps that are still open, and those that the answer itself names. */
function closeGaps(
  gaps: MissingComments[],
  answered: { things: Thing[]; missing: MissingComments[] },
  comments: ThreadComment[],
): MissingComments[] {
  const have = new Set(comments.map((comment) => comment.id));
  const asked = new Set(answered.things.map((thing) => readString(thing.data, "id")));
  const depths = new Map(comments.map((comment) => [comment.id, comment.depth]));
  const added = answered.missing.map((gap) => {
    return { ...gap, depth: gap.parentId === null ? 0 : (depths.get(gap.parentId) ?? 0) + 1 };
  });
  const open = gaps.flatMap((gap) => {
    if (gap.ids.length === 0) return [gap];
    const ids = gap.ids.filter((id) => !have.has(id) && !asked.has(id));
    return ids.length > 0 ? [{ ...gap, ids }] : [];
  });
  return [...open, ...added];
}

/**
 * The thread with the comments of an answer of /api/morechildren put in their places. Known authors keep their
 * numbers. A comment that is there already is taken as it is now. Give `isEscaped` when it was asked for without
 * raw_json=1.
 */
export function mergeMoreChildren(
  thread: ImportedThread,
  answer: unknown,
  hash: HashAuthor,
  isEscaped = false,
): ThreadReading {
  const answered = listAnswered(answer);
  if (!answered) return { problem: "Reddit did not return the comments that were asked for." };
  return { thread: mergeThings(thread, answered, hash, isEscaped) };
}

/**
 * The thread with the part under the comment `parentId` put in its place ("continue this thread"), from the JSON of
 * the thread as it is read under that comment. The branch is then no longer missing.
 */
export function mergeBranch(
  thread: ImportedThread,
  parentId: string,
  json: unknown,
  hash: HashAuthor,
): ThreadReading {
  const things = findChildren(Array.isArray(json) ? json[1] : undefined);
  if (!things) return { problem: "Reddit did not return the comments that were asked for." };
  const missing = thread.missing.filter((gap) => gap.ids.length > 0 || gap.parentId !== parentId);
  return { thread: mergeThings({ ...thread, missing }, things, hash, false) };
}

function mergeThings(
  thread: ImportedThread,
  things: Thing[],
  hash: HashAuthor,
  isEscaped: boolean,
): ImportedThread {
  const authors = numberAuthors(hash, listKnownAuthors(thread));
  const { comments: flat, missing } = flatten(things);
  const read = flat.map(({ fields }) => readComment(fields, 0, authors));
  const fresh = cleanTexts(read, isEscaped, authors);
  const byId = new Map([...thread.comments, ...fresh].map((comment) => [comment.id, comment]));
  const comments = orderComments([...byId.values()]);
  return { ...thread, comments, missing: closeGaps(thread.missing, { things, missing }, comments) };
}
