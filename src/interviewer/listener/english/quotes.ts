import { findVerb, type Stretch, trimStretch } from "./clauses.ts";
import { isShort, type Message, saysEnough } from "./message.ts";
import type { Word } from "./tagger.ts";

const cannotEnd = new Set(["DET", "ADP", "SCONJ", "CCONJ", "PART", "AUX"]);

/** What is said or thought belongs to its verb. */
const saying = new Set(
  "say says said tell told think thought know knew knows mean means meant feel felt".split(" "),
);

/** Whether a clause may be cut between two words: before a conjunction, a preposition or a new subject. */
function canCut(words: readonly Word[], at: number): boolean {
  const [last, next] = [words[at - 1], words[at]];
  if (last === undefined || next === undefined || cannotEnd.has(last.pos)) return false;
  if (saying.has(last.lower) || saying.has(words[at - 2]?.lower ?? "")) return false;
  if (next.pos === "SCONJ" || next.pos === "CCONJ") return true;
  if (next.pos === "ADP") return next.lower !== "of" && last.pos !== "VERB" && last.pos !== "ADJ";
  const isSubject = next.pos === "PRON" && findVerb(words, at, Math.min(words.length, at + 4)) !== -1;
  return isSubject && ["NOUN", "PRON", "ADJ"].includes(last.pos);
}

function cutLong(message: Message, { from, to: end }: Stretch, cueEnd: number): Stretch | undefined {
  for (let to = end - 1; to > from + 2 && to >= cueEnd; to -= 1) {
    if (!isShort(message, { from, to }) || !canCut(message.words, to)) continue;
    return trimStretch(message.words, { from, to });
  }
  return undefined;
}

/** In run-on talk a clause may begin long before the sign: it is read from the last subject with a verb before it. */
function startAtSubject({ words }: Message, stretch: Stretch, cueFrom: number): Stretch {
  for (let at = Math.min(cueFrom, stretch.to - 2); at > stretch.from && at > cueFrom - 8; at -= 1) {
    const before = words[at - 1]?.pos ?? "";
    if (words[at]?.pos !== "PRON" || ["NOUN", "ADP", "VERB", "AUX", "SCONJ"].includes(before)) continue;
    if (findVerb(words, at, stretch.to) !== -1) return { from: at, to: stretch.to };
  }
  return stretch;
}

/** With its neighbours, of the same sentence first, when a clause alone says too little to be recognised. */
function grow(message: Message, index: number): Stretch | undefined {
  const { words, clauses } = message;
  const own = clauses[index];
  if (own === undefined) return undefined;
  const near = [clauses[index + 1], clauses[index - 1]].filter((clause) => clause !== undefined);
  const ordered = [
    ...near.filter((clause) => clause.sentence === own.sentence),
    ...near.filter((clause) => clause.sentence < own.sentence),
    ...near.filter((clause) => clause.sentence > own.sentence),
  ];
  for (const other of ordered) {
    const joined = trimStretch(words, {
      from: Math.min(own.from, other.from),
      to: Math.max(own.to, other.to),
    });
    if (isShort(message, joined) && saysEnough(message, joined)) return joined;
  }
  return undefined;
}

/** The clause around a sign as a quote of whole words: grown when it says too little, cut when it is long. */
export function quoteClause(message: Message, index: number, cue: Stretch): Stretch | undefined {
  const own = message.clauses[index];
  if (own === undefined) return undefined;
  const stretch = trimStretch(message.words, own);
  if (!isShort(message, stretch)) return cutLong(message, startAtSubject(message, stretch, cue.from), cue.to);
  return saysEnough(message, stretch) ? stretch : grow(message, index);
}
