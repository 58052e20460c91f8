import type { FigureKind } from "./figure-patterns.ts";

/** What a question asks for, and the word that it counts. */
export interface AskedFigure {
  kind: FigureKind;
  /** "buses" in "how many buses": a number beside it is the one. */
  noun?: string;
  /** "How long have you lived here?": a time that lasts. */
  lasts?: true;
  /** "How many minutes": the answer may leave the unit out. */
  bare?: true;
}

const how =
  /(?<!\p{L})how (many|much|long|soon|quickly|often|frequently|regularly|far|old)(?!\p{L})((?:(?!how )[^.?!])*)/giu;
/** "How much do you trust them?" and "How far do you agree?" ask for no figure. */
const ofDegree =
  /^\s*(?:(?:of (?:an?|the) )|(?:do|does|did|would|can|could) (?:you|they|he|she|it|that|this) (?:really )?(?:like|trust|enjoy|value|care|agree|mind|matter|worry|help|depend|rely|know|feel|think|say|use)(?!\p{L}))/iu;
const ofTime = /^ (?:\p{L}+ )?(?:time|seconds|minutes|hours|days|nights|weeks|months|years)(?!\p{L})/iu;
const ofCoins = /^ (?:pounds|quid|pence|euros|cents|dollars|bucks)(?!\p{L})/iu;
const ofMoney =
  /(?<!\p{L})(?:cost|costs|pay|paid|spend|spent|charged?|money|price|rent|earn|save|worth)(?!\p{L})/iu;

function readKind(word: string, rest: string): AskedFigure | undefined {
  switch (word) {
    case "many": {
      if (/^ times(?!\p{L})/iu.test(rest)) return { kind: "frequency" };
      if (ofTime.test(rest)) return { kind: "duration", bare: true };
      if (ofCoins.test(rest)) return { kind: "money", bare: true };
      const noun = /^ (?:other |different |more |of (?:the|your|those) )?(\p{L}{3,})/iu.exec(rest)?.[1];
      return { kind: "count", ...(noun !== undefined && { noun: noun.toLowerCase() }) };
    }
    case "much":
      if (ofTime.test(rest)) return { kind: "duration" };
      return ofMoney.test(rest) ? { kind: "money" } : undefined;
    case "often":
    case "frequently":
    case "regularly":
      return { kind: "frequency" };
    case "far":
      return { kind: "distance" };
    case "old":
      return { kind: "age" };
    default:
      return { kind: "duration", ...(/^ (?:have|has)(?!\p{L})/iu.test(rest) && { lasts: true }) };
  }
}

/** The figures that a turn asks for, in English; empty where it asks for none. */
export function readAskedFigures(turn: string): AskedFigure[] {
  const asked: AskedFigure[] = [];
  for (const [, word = "", rest = ""] of turn.matchAll(how)) {
    const isOfDegree = /^(?:much|far)$/iu.test(word) && ofDegree.test(rest);
    const figure = isOfDegree ? undefined : readKind(word.toLowerCase(), rest);
    if (figure && !asked.some(({ kind }) => kind === figure.kind)) asked.push(figure);
  }
  return asked;
}
