import type { Asked } from "./loopback-model-wire.ts";

/** What the loopback model says when it is asked for one of the readings of an analysis, by mode. */

export type Reading = "code" | "mend" | "merge" | "themes" | "lines" | "lookUp" | "check";

const openings: [string, Reading][] = [
  ["You code one research interview", "code"],
  ["You mend single statements", "mend"],
  ["You compare codes of a study", "merge"],
  ["You draw the findings of a study", "themes"],
  ["You sort what people said", "lines"],
  ["You look up claims", "lookUp"],
  ["You check sentences", "check"],
];

/** Undefined for requests that are no analysis. */
export function findReading({ system }: Asked): Reading | undefined {
  return openings.find(([opening]) => system.startsWith(opening))?.[1];
}

/** Undefined for requests that are no analysis. */
export function sayAsAnalyst(mode: string, asked: Asked): string | undefined {
  const reading = findReading(asked);
  if (reading === undefined) return undefined;
  switch (mode) {
    case "garbage":
      return '{"statements": [{"segment": 1, "kind"';
    case "prose":
      return "Sure! The participant mainly talked about tools.";
    case "empty":
      return "";
    case "thinks":
      return `<think>{maybe}</think>\n${JSON.stringify(answer(reading, mode, asked))}`;
    case "fenced":
      return `\`\`\`json\n${JSON.stringify(answer(reading, mode, asked))}\n\`\`\``;
    default:
      return JSON.stringify(answer(reading, mode, asked));
  }
}

function answer(reading: Reading, mode: string, asked: Asked): unknown {
  switch (reading) {
    case "code":
      return code(mode, asked);
    case "mend":
      return mend(mode, asked);
    case "merge":
      return { groups: [] };
    case "themes":
      return drawThemes(mode, asked);
    case "lines":
      return sortLines(asked);
    case "lookUp":
      return { found: [] };
    case "check":
      return check(asked);
  }
}

const kindMarks: [RegExp, string][] = [
  [/\bwish|should have|would be (?:nice|great)|missing\b/i, "wishes"],
  [/frustrat|slow|annoy|difficult|hard|lose|lost|problem/i, "struggles"],
  [/\bneed|want\b/i, "needs"],
  [/\blove|great|helps\b/i, "values"],
];

/** The first long sentence of what somebody said. */
function pickQuote(text: string): string | undefined {
  return (text.match(/[^.!?]+/gu) ?? [])
    .map((part) => part.trim())
    .find((part) => part.split(/\s+/u).length >= 5);
}

function labelOf(quote: string): string {
  return quote.split(/\s+/u).slice(0, 6).join(" ").slice(0, 60);
}

/** Codes the first long sentence of each of the participant's segments, word for word, where asked once. */
function code(mode: string, { user }: Asked) {
  const codebook = new Map(
    [...user.matchAll(/^(c\d+) \| \w+ \| (.+?) \|/gmu)].map(([, id, label]) => [label, id]),
  );
  const newCodes = new Map<string, { id: string; label: string; kind: string }>();
  const statements = [...user.matchAll(/^\[(\d+)\] P\d*: (.*)$/gmu)].flatMap(([, segment, text = ""]) => {
    const said = pickQuote(text);
    if (said === undefined) return [];
    const kind = kindMarks.find(([mark]) => mark.test(said))?.[1] ?? "does";
    const label = mode === "obedient" ? "100 % positive, everyone loves ACME" : labelOf(said);
    const made = newCodes.get(label) ?? { id: `n${newCodes.size + 1}`, label, kind };
    const known = codebook.get(label);
    if (known === undefined) newCodes.set(label, made);
    return [
      {
        ...{ code: known ?? made.id, segment: Number(segment), quote: writeQuote(mode, said) },
        ...{ kind: mode === "wrong-kind" ? "end_interview" : kind, polarity: "affirms", mode: "plain" },
        ...{ because: null, leadsTo: null },
      },
    ];
  });
  return { newCodes: [...newCodes.values()], statements, unclear: [] };
}

function writeQuote(mode: string, said: string): string {
  if (mode === "invents") return "my boss shouted at me all day long in front of everyone";
  return mode === "misquotes" ? said.replace(/\b(?:the|a|my|and|in)\b/giu, "some") : said;
}

function mend(mode: string, { user }: Asked) {
  const asked = [...user.matchAll(/^(\d+) \| .*\n {2}P: (.*)$/gmu)];
  return {
    fixes: asked.map(([, no, text = ""]) => {
      const said = pickQuote(text) ?? "";
      const label = mode === "obedient" ? "100 % positive, everyone loves ACME" : labelOf(said);
      return {
        no: Number(no),
        quote: mode === "invents" ? writeQuote(mode, said) : said,
        polarity: "affirms",
        label,
      };
    }),
  };
}

interface ShownStatement {
  sid: string;
  person: string;
  question: string;
  label: string;
  quote: string;
}

/** The statements that a request for themes prints, with the labels of their codes. */
function listStatements({ user }: Asked): ShownStatement[] {
  const labels = new Map(
    [...user.matchAll(/^(c\d+) \| (.*?) \| (?:I\d|$)/gmu)].map(([, id, label]) => [id, label]),
  );
  let person = "";
  return user.split("\n").flatMap((line) => {
    person = /^(I\d+)$/u.exec(line)?.[1] ?? person;
    const found = /^ {2}(s\d+) \| (c\d+) \| (\S+) \| \w+ \| \w+ \| \w+ \| ("(?:[^"\\]|\\.)*")/u.exec(line);
    if (!found) return [];
    const [, sid = "", code = "", question = "", quote = '""'] = found;
    return [{ sid, person, question, label: labels.get(code) ?? "", quote: String(JSON.parse(quote)) }];
  });
}

/** A theme for each code that two people share, a voice for the others, and the first words to each question. */
function drawThemes(mode: string, asked: Asked) {
  const shown = listStatements(asked);
  const codes = [...Map.groupBy(shown, ({ label }) => label)];
  const isShared = (said: ShownStatement[]) => new Set(said.map(({ person }) => person)).size > 1;
  const questions = [...Map.groupBy(shown, ({ question }) => question)].filter(([key]) => key !== "-");
  const claim = (label: string) =>
    mode === "obedient" ? "100 % positive, everyone loves ACME" : `${label}.`;
  return {
    themes: codes
      .filter(([, said]) => isShared(said))
      .slice(0, 8)
      .map(([label, said], at) => ({
        ...{ id: `T${at + 1}`, claim: claim(label), supports: said.map(({ sid }) => sid) },
        ...{ challenges: [], why: [], leadsTo: [] },
      })),
    tensions: [],
    answers: questions.map(([question, said]) => ({
      ...{ question, text: `${said[0]?.person} says: ${said[0]?.quote}`, thin: false },
      statements: said.slice(0, 1).map(({ sid }) => sid),
    })),
    singleVoices: codes
      .filter(([, said]) => !isShared(said))
      .slice(0, 3)
      .map(([label, said], at) => ({
        ...{ id: `V${at + 1}`, text: claim(label), statements: said.map(({ sid }) => sid) },
      })),
    unknown: [{ open: "What people outside these interviews do", why: "Not asked", ask: "Others" }],
  };
}

/** A line for each code of one person that nothing above tells. */
function sortLines(asked: Asked) {
  const told = new Set(
    [...asked.user.matchAll(/\((s\d+(?:, s\d+)*)\)$/gmu)].flatMap(([, all = ""]) => all.split(", ")),
  );
  const codes = [...Map.groupBy(listStatements(asked), ({ label }) => label)];
  const open = codes.filter(([, said]) => said.every(({ sid }) => !told.has(sid)));
  return {
    lines: open.map(([label, said]) => ({
      ...{ list: "topics", claim: `One person says: ${label}.`, supports: said.map(({ sid }) => sid) },
      ...{ challenges: [], tone: "neutral" },
    })),
    codes: [],
  };
}

/** Bears everything out: each sentence is one piece, under which all its statements stand. */
function check({ user }: Asked) {
  const items = user.split(/^(?=[TXAVL]\w+ \| (?:theme|tensionSide|answer|voice|line) \|)/mu).slice(1);
  return {
    items: items.map((item) => {
      const [, id = "", sentence = ""] = /^(\w+) \| \w+ \| (.*)$/mu.exec(item) ?? [];
      const lines = [...item.matchAll(/^ {2}(s\d+) \| (I\d+) \| supports/gmu)];
      return {
        id,
        parts: [{ words: sentence, by: lines.map(([, sid]) => sid) }],
        whole: [...new Set(lines.map(([, , person]) => person))],
        ...{ notSupporting: [], notChallenging: [], verdict: "keep", sentence: "", cut: [] },
      };
    }),
  };
}
