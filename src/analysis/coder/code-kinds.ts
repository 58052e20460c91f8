import type { CodeKind, FindingKind } from "#contract/insights.ts";
import {
  advice,
  anyOf,
  habit,
  need,
  pain,
  success,
  wish,
  workaround,
} from "../lexicons/statement-patterns.ts";
import { findInstead } from "./instead.ts";
import { holds } from "./stance.ts";

const kindCodes: Partial<Record<FindingKind, CodeKind>> = {
  suggestions: "proposes",
  opportunities: "wishes",
  missingFeatures: "wishes",
  preferredFeatures: "values",
  needs: "needs",
  painPoints: "struggles",
  adoptionBarriers: "struggles",
  successStories: "succeeded",
};

const feeling = anyOf(
  "(?:i|we)(?:'m| am|'re| are| was| were| feel| felt| get| got) (?:[\\w']+ ){0,3}(?:afraid|alone|angry|annoyed|anxious|ashamed|awkward|bored|confident|confused|disappointed|embarrassed|excited|exhausted|frustrated|glad|grateful|guilty|happy|helpless|hopeful|hurt|insecure|isolated|lonely|nervous|overwhelmed|proud|relieved|sad|safe|scared|stressed|stuck|stupid|surprised|tired|uncomfortable|unhappy|unsafe|upset|useless|worried)\\b",
  "(?:makes?|made|leaves?|left) (?:me|us) (?:feel |feeling )?(?:\\w+ )?\\w+",
  "(?:i|we) (?:really |just )?(?:love|loved|hate|hated|enjoy|enjoyed|dread|dreaded|fear|worry)\\b",
);
const relation = anyOf(
  "(?:don't |didn't |never |fully |really )?trust(?:ed|s)?\\b",
  "(?:rely|depend|count)(?:s|ed)? on (?:my|our|the|him|her|them|each)",
  "(?:my|our|the) (?:\\w+ )?(?:boss|manager|mother|father|mum|mom|dad|parents?|partner|wife|husband|friends?|sister|brother|neighbou?rs?|colleagues?|doctor|nurses?|teacher|team|landlord) (?:\\w+ )?(?:helps?|helped|decides?|decided|lets?|won't let|makes? me|supports?|supported|listens?|ignores?|ignored|expects?|pays?)",
);
const consequence = anyOf(
  "as a result",
  "(?:that's|which is) why",
  "so (?:now )?(?:i|we|they|people) ",
  "therefore",
  "leads? to",
  "led to",
  "which means",
  "end(?:s|ed)? up",
);
const cause = anyOf(
  "because",
  "due to",
  "the reason (?:is|was|why)",
  "that's because",
  "thanks to",
  "since (?:i|we|they|it|there)",
);
const valuing = anyOf(
  "(?:most |really |very |so )?important\\b",
  "matters?\\b",
  "(?:i|we) (?:really )?(?:value|care about|believe in|stand for|prefer)\\b",
  "the best (?:thing|part)",
  "essential|crucial",
);
const believing = anyOf(
  "(?:i|we) (?:\\w+ )?(?:think|believe|guess|suppose|doubt|assume|feel (?:like|that))\\b",
  "in my (?:opinion|view|eyes)",
  "means?\\b",
  "(?:is|are) (?:a|an|the|not|always|never|very|too|just)\\b",
  "(?:must|ought to|has to|have to)\\b",
);

const byWording: [CodeKind, RegExp][] = [
  ["proposes", advice],
  ["wishes", wish],
  ["worksAround", workaround],
  ["feels", feeling],
  ["relates", relation],
  ["needs", need],
  ["struggles", pain],
  ["succeeded", success],
  ["consequence", consequence],
  ["cause", cause],
  ["values", valuing],
  ["does", habit],
  ["believes", believing],
];

/** The general kind of a clause: by the list that it stands in, else by its wording; undefined where neither tells. */
export function findCode(text: string, kind?: FindingKind): CodeKind | undefined {
  const plain = text.replace(/[’‘]/g, "'");
  if (kind === "behaviors") {
    const isWorkaround = holds(workaround, plain, { inner: false }) || findInstead(plain) !== undefined;
    return isWorkaround ? "worksAround" : "does";
  }
  if (kind === "painPoints" && holds(feeling, plain)) return "feels";
  const listed = kind === undefined ? undefined : kindCodes[kind];
  return listed ?? byWording.find(([, pattern]) => holds(pattern, plain, { inner: false }))?.[0];
}
