import { listOf } from "./patterns.ts";

/** The small words of a language by which a stretch of an answer is cut so that it stands by itself. */
export interface QuoteWords {
  /** A passage does not end with them. */
  edges: ReadonlySet<string>;
  /** A passage does not begin with them. */
  starts: ReadonlySet<string>;
  /** Say too little by themselves to be given back: helping verbs and times. */
  empty: ReadonlySet<string>;
  /** They begin a clause: an echo starts after them. */
  clauses: ReadonlySet<string>;
  /** Where a clause of too many words may be cut; null where only a whole clause is given back. */
  cuts: { subjects: ReadonlySet<string>; phrases: ReadonlySet<string>; openVerbs: RegExp } | null;
}

export const englishQuoteWords: QuoteWords = {
  edges: listOf(
    "and but or so the a an its it's to of in on at that which is was are were be been my our their his her for with as then " +
      "also just very really because than your not no don't can't would could should had has have do does did will",
  ),
  /** Articles and prepositions stay, as in "In August two payments hit". */
  starts: listOf("and but or so then also just very really because than that which"),
  empty: listOf(
    "should would could might may must can will shall have had has been be is are was were do does did done not never " +
      "last this that next yesterday today once recently ago week weeks month months year years day days night time times " +
      "morning evening afternoon monday tuesday wednesday thursday friday saturday sunday summer winter spring autumn " +
      "every own longer than it one two three a an the in on at of and or but so i we they he she you me my our their his her really just",
  ),
  clauses: listOf("and but or so because when that which if then as since while after before"),
  cuts: {
    /** A passage may begin with these, since a clause does ("I end up writing summaries"), and never ends with them. */
    subjects: listOf(
      "i we they he she it you who what which how why where someone somebody something one else",
    ),
    /** After a noun these begin what may be left out: "summaries | by e-mail", "one folder | that we use". */
    phrases: listOf(
      "by for with on in at from about during between without into onto per of under until like who where whose why how what " +
        "i we they he she it you",
    ),
    /** Verbs that leave the listener waiting when a passage ends with them. */
    openVerbs:
      /^(?:went|came|come|go|had|have|got|get|did|do|said|say|took|take|made|make|put|gave|give|kept|keep|look|looks|looked|talk|talked|wait|waited|use|used|want|need|tried|try|walk|walked|like|listen|live|work|worked|start|started|threw|told|found|\w+ing|\w{3,}ed)$/i,
  },
};

/** Where only whole clauses are given back. */
export function makeQuoteWords(words: {
  edges: string;
  starts: string;
  empty: string;
  clauses: string;
}): QuoteWords {
  return {
    edges: listOf(words.edges),
    starts: listOf(words.starts),
    empty: listOf(words.empty),
    clauses: listOf(words.clauses),
    cuts: null,
  };
}
