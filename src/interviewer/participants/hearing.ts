import { listFaults } from "../script/question-rules.ts";
import { listSentences, normaliseText } from "../script/sentences.ts";
import type { Angle, FacetName } from "./story.ts";

/** What a participant understands a question to be. Judged by its words alone, never by the interviewer's plan. */
export type Heard =
  | { kind: "facet"; facet: FacetName | null }
  | { kind: "probe"; angles: Angle[] }
  | { kind: "closed" | "leading" | "stop" | "care" | "anything_else" | "nothing" };

const facetCues: [FacetName, RegExp][] = [
  [
    "workaround",
    /\b(?:gets? in the way|got in the way|deal with|get around|work ?around|what have you tried|cope|what do you do about|work out(?:side)?)\b/,
  ],
  ["wish", /\b(?:wish|change|improve|better|different about|ideal|missing|worth to you)\b/],
  [
    "problem",
    /\b(?:difficult|problems?|challeng\w*|frustrat\w*|pain points?|hard(?:est)?|annoy\w*|worr\w*|obstacles?|barriers?|keeps you from|in your way|trouble)\b/,
  ],
  [
    "tools",
    /\b(?:tools?|apps?|products?|software|which|services?|choose|weigh up|compare|experience, if any)\b/,
  ],
  [
    "last",
    /\b(?:last time|most recent|walk me through|recent(?:ly)? (?:experience|day)|think(?:ing)? (?:back|of))\b/,
  ],
  [
    "feeling",
    /\b(?:feel|matters?|opinion|view|think (?:of|about)|stood out|stands out|comes to mind|important|satisf\w*|lies behind)\b/,
  ],
  [
    "routine",
    /\b(?:typical|usual(?:ly)?|normal|day|week|describe|your experience|routine|role|part|to start|tell me about|begin|how often|how do you)\b/,
  ],
];

const angleCues: [Angle, RegExp][] = [
  [
    "occasion",
    /\b(?:last time|latest|most recent\w*|occasion|example|instance|concrete|specific|situation|one (?:time|day|recent)|when did|case)\b/,
  ],
  [
    "next",
    /\b(?:next|after|step by step|turn(?:ed)? out|went on|go on|continue\w*|what happened|from there|deal with it|how did (?:it|that|things) go)\b/,
  ],
  [
    "reason",
    /\b(?:why|reasons?|what (?:makes|made|led|leads)|behind|lies|matter|let you do|allow|come about)\b/,
  ],
  ["feeling", /\b(?:feel\w*|like for you|mind at|was that for you|is that for you)\b/],
  ["contrast", /\b(?:differen\w*|compare|changed|between|versus|contrast)\b/],
  [
    "meaning",
    /\b(?:mean\w*|which ones|in mind|other words|spell|involve\w*|more about|more on|a little more|say more|tell me more|elaborate|expand|play in this|come into it|look like in practice)\b/,
  ],
];

const pointing =
  /\b(?:that|this|it|those|there|them|these|you (?:said|mentioned|wrote)|next|example|instance|occasion|in mind|other words|little more|the two|such)\b/;

function quotesOwnWords(question: string, own: readonly string[]): boolean {
  const quotes = [...question.matchAll(/["“]([^"”]{3,80})["”]/g)].map((match) =>
    normaliseText(match[1] ?? "").toLowerCase(),
  );
  return quotes.some((quote) =>
    own.some((text) =>
      normaliseText(text)
        .toLowerCase()
        .includes(quote.replace(/(?<![….,])[….,]+$/, "")),
    ),
  );
}

/** The part of an interviewer's message that asks: the last asking sentence and what leads up to it. */
function askingPart(message: string): string {
  const paragraph =
    message
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? "";
  return listSentences(normaliseText(paragraph)).slice(-3).join(" ");
}

function hearAside(message: string): Heard | undefined {
  const lower = normaliseText(message).toLowerCase();
  if (
    /\b(?:would you (?:like|prefer|rather) to (?:stop|end)|do you (?:want|wish) to (?:stop|end)|stop here|end (?:it )?here|leave it here|finish now|go on or stop|keep going or)\b/.test(
      lower,
    )
  ) {
    return {
      kind: /\b(?:sorry|difficult|hard|take (?:a|your) |support|upset)\b/.test(lower) ? "care" : "stop",
    };
  }
  if (
    /\b(?:anything (?:else|that we|we)|not (?:cover|ask|talk)|haven't asked|hasn't come up|did we miss|left out|what else would you like to add)\b/.test(
      lower,
    )
  )
    return { kind: "anything_else" };
  return undefined;
}

/** Hears a question: as a probe into what was said, as a new matter, as closed, leading or an aside. */
export function hear(message: string, own: readonly string[], topic: string): Heard {
  const aside = hearAside(message);
  if (aside) return aside;
  const question = askingPart(message);
  if (question === "") return { kind: "nothing" };
  const faults = listFaults(question);
  if (faults.includes("leading")) return { kind: "leading" };
  const lower = question.toLowerCase();
  const ownWords = quotesOwnWords(question, own);
  const named = topic
    .toLowerCase()
    .split(" ")
    .filter((word) => word.length > 3 && lower.includes(word.slice(0, 6)));
  const cue = facetCues.find(([, pattern]) => pattern.test(lower))?.[0] ?? null;
  const settled = cue === "workaround" && /gets? in the way|what do you do about/.test(lower);
  const probe =
    ownWords ||
    (own.length > 0 &&
      named.length === 0 &&
      !settled &&
      pointing.test(lower) &&
      !/^to start|wish/.test(lower));
  if (probe) {
    const angles = angleCues.filter(([, pattern]) => pattern.test(lower)).map(([angle]) => angle);
    return { kind: "probe", angles: angles.length === 0 && ownWords ? ["meaning"] : angles };
  }
  return faults.includes("closed") ? { kind: "closed" } : { kind: "facet", facet: cue };
}
