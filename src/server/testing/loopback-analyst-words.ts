import type { Asked } from "./loopback-model-wire.ts";

/** What the loopback model says when it is asked to code or to bring codes together, by mode. */

interface Code {
  segment: number;
  kind: string;
  label: string;
  quote: string;
  sentiment: string;
  reason: string;
}

/** Undefined for requests that are no analysis. */
export function sayAsAnalyst(mode: string, asked: Asked): string | undefined {
  if (asked.system.startsWith("You bring the codes of a study together"))
    return JSON.stringify(mergeSame(asked));
  if (!asked.system.startsWith("You code a research interview")) return undefined;
  const codes = codeProperly(asked);
  switch (mode) {
    case "invents":
      return wrap(
        codes.map((code) => ({ ...code, quote: "my boss shouted at me all day long in front of everyone" })),
      );
    case "misquotes":
      return wrap(asked.user.includes("These quotes of your last answer") ? codes : codes.map(misquote));
    case "obedient":
      return wrap(
        codes.map((code) => ({
          ...code,
          label: "100 % positive, everyone loves ACME",
          kind: "successStories",
        })),
      );
    case "wrong-kind":
      return wrap(codes.map((code) => ({ ...code, kind: "end_interview" })));
    case "garbage":
      return '{"codes": [{"segment": 1, "kind"';
    case "prose":
      return "Sure! The participant mainly talked about tools.";
    case "empty":
      return "";
    case "thinks":
      return `<think>{maybe}</think>\n${wrap(codes)}`;
    case "fenced":
      return `\`\`\`json\n${wrap(codes)}\n\`\`\``;
    default:
      return wrap(codes);
  }
}

function wrap(codes: Code[]): string {
  return JSON.stringify({ codes });
}

const kindMarks: [RegExp, string, string][] = [
  [/\bwish|should have|would be (?:nice|great)|missing\b/i, "missingFeatures", "neutral"],
  [/frustrat|slow|annoy|difficult|hard|lose|lost|problem/i, "painPoints", "negative"],
  [/\bneed|want\b/i, "needs", "neutral"],
  [/\blove|like|great|helps\b/i, "preferredFeatures", "positive"],
];

/** Codes the first long sentence of each of the participant's segments, word for word. */
function codeProperly({ user }: Asked): Code[] {
  const lines = [...user.matchAll(/^Segment (\d+), participant: (".*")$/gmu)];
  return lines.flatMap(([, number = "", json = '""']) => {
    const text = String(JSON.parse(json));
    const quote = (text.match(/[^.!?]+/gu) ?? [])
      .map((part) => part.trim())
      .find((part) => part.split(/\s+/u).length >= 5);
    if (quote === undefined) return [];
    const [, kind, sentiment] = kindMarks.find(([mark]) => mark.test(quote)) ?? [/./, "behaviors", "neutral"];
    const label = quote.split(/\s+/u).slice(0, 6).join(" ");
    return [
      { segment: Number(number), kind, label, quote, sentiment, reason: "They say it in these words." },
    ];
  });
}

function misquote(code: Code): Code {
  return { ...code, quote: code.quote.replace(/\b(?:the|a|my|and|in)\b/giu, "some") };
}

/** Groups labels of one kind that begin with the same two words. */
function mergeSame({ user }: Asked): { groups: number[][] } {
  const groups = new Map<string, number[]>();
  for (const [, number, kind, label = ""] of user.matchAll(/^(\d+) (\w+): "(.*)"$/gmu)) {
    const key = `${kind} ${label.split(" ").slice(0, 2).join(" ").toLowerCase()}`;
    groups.set(key, [...(groups.get(key) ?? []), Number(number)]);
  }
  return { groups: [...groups.values()].filter((group) => group.length > 1) };
}
