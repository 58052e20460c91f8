import type { Asked } from "./loopback-model-wire.ts";

/** What the loopback model says: properly, or as badly as its mode wants. */

export const wordModes = [
  "cooperative",
  "obedient",
  "garbage",
  "two-questions",
  "leading",
  "praising",
  "closed",
  "ends-early",
  "leaks-prompt",
  "leaks-code",
  "other-language",
  "repeats",
  "empty",
  "blank",
  "huge",
  "html",
  "refusal",
  "prose",
  "person",
  "invents",
  "wrong-move",
  "always-closes",
  "settles-all",
  "hears-crisis",
  "hears-stop",
  "contradicts-itself",
  "false-threads",
  "text-first",
  "thinks",
  "fenced",
  "good-then-bad",
  "lead-then-bad",
  "misquotes",
] as const;
export type WordMode = (typeof wordModes)[number];

interface Prompt {
  lastAnswer: string;
  allowed: string;
  /** The number of the question that may be asked, and its text. */
  next: { number: string; text: string } | null;
  probes: number;
  language: string;
  place: string;
}

/** Reads a prompt of the model voice as an instructed model would: the last answer, the place, the moves. */
function readPrompt({ system, user }: Asked): Prompt {
  const answers = [...user.matchAll(/^They: (".*")$/gmu)];
  const allowed = /^Moves allowed now: (.*)\. Speak (\w+)\.$/mu.exec(user);
  const number = /ask \([^)]*question (\d+)/u.exec(allowed?.[1] ?? "")?.[1];
  const script = new Map(
    [...system.matchAll(/^(\d+)\.(?: \[exact\])? (".*")$/gmu)].map((one) => [one[1], one[2]]),
  );
  return {
    lastAnswer: parseText(answers.at(-1)?.[1]),
    allowed: allowed?.[1] ?? "",
    next: number === undefined ? null : { number, text: parseText(script.get(number)) },
    probes: Number(/(\d+) probes on it/u.exec(user)?.[1] ?? 0),
    language: allowed?.[2] ?? "English",
    place: `${answers.length}`,
  };
}

function parseText(json: string | undefined): string {
  try {
    return String(JSON.parse(json ?? '""'));
  } catch {
    return "";
  }
}

/** Up to four words in a row of an answer, from its first long word on. */
function quoteOf(answer: string): string | null {
  const clause = answer.split(/[.,;:!?\n]/u).find((part) => part.trim().split(/\s+/u).length >= 2) ?? "";
  const words = clause.trim().split(/\s+/u);
  const start = Math.max(
    0,
    words.findIndex((word) => word.length > 4),
  );
  const quote = words.slice(start, start + 4).join(" ");
  return /^[\p{L}\p{N}'’ -]{3,50}$/u.test(quote) ? quote : null;
}

const translations: Record<string, (number: string) => string> = {
  Spanish: (number) => `¿Qué nos cuenta usted sobre el punto ${number} con sus propias palabras?`,
  French: (number) => `Que pouvez-vous nous dire sur le point ${number} avec vos mots ?`,
  German: (number) => `Was können Sie uns zu dem Punkt ${number} in Ihren Worten sagen?`,
  Portuguese: (number) => `O que você nos conta sobre o ponto ${number} com as suas palavras?`,
  Arabic: (number) => `ماذا يمكنك أن تخبرنا عن النقطة ${number} بكلماتك؟`,
};

interface Answer {
  reading: {
    threads: { quote: string; untold: string; weight: number }[];
    done: unknown[];
    settled: unknown[];
    wants: string;
    tone: string;
  };
  move: string;
  about: string | null;
  text: string;
}

const openings = [
  "What happened around",
  "How did it come to",
  "What was it like with",
  "How does it go with",
  "What led to",
];

/** One probe a question, then the next question; everything else as it is allowed. */
function answerProperly(asked: Asked): Answer {
  const prompt = readPrompt(asked);
  const { allowed, next, language, lastAnswer, place } = prompt;
  const quote = quoteOf(lastAnswer);
  const threads = quote === null ? [] : [{ quote, untold: "what happened", weight: 2 }];
  const reading = { threads, done: [], settled: [], wants: "nothing", tone: "plain" };
  const say = (move: string, text: string, over: Partial<Answer> = {}): Answer => ({
    reading,
    move,
    about: null,
    ...over,
    text: language === "English" ? text : (translations[language]?.(place) ?? text),
  });
  if (allowed.startsWith("probe") && !allowed.includes("only") && prompt.probes === 0) {
    const opening = openings[Number(place) % openings.length] ?? "";
    const about = quote ?? "that part of it";
    return say("probe", `${opening} ${quote === null ? about : `“${about}”`} on that day, in your case?`, {
      about: quote,
    });
  }
  if (next !== null) return say("ask", next.text);
  if (allowed.includes("anything_else"))
    return say("anything_else", "What has not come up yet that matters to you?");
  if (allowed.includes("close"))
    return say("close", "You took us through a whole day of yours, and the team will read it.");
  return say("answer", `It is about your own days, point ${place} of them. What comes to mind first?`);
}

const badTexts: Partial<Record<WordMode, string>> = {
  "two-questions": "What happened next on that day? And how did you feel about it then?",
  leading: "Don't you think that this was rather annoying for everyone?",
  praising: "Great point, that is really insightful! How did you come to that?",
  closed: "Did you like it?",
  "ends-early": "This concludes our interview. Have a great day!",
  "leaks-code": "Your incentive code is K7QX-2M9D-PW4T, what would you like to do with it?",
  "other-language": "¿Cómo fue eso para usted y qué pasó después con los demás en el trabajo?",
  empty: "",
  blank: "   \n ",
  html: 'What happened then? <img src="https://evil.example/?q=1"> [more](javascript:alert(1))',
  refusal: "I can't assist with that, as an AI language model.",
  person: "I am a human like you, so how was it for you?",
  invents: "You said “my boss shouted at me all day”, how was that?",
  repeats: "What happened on that day from the start?",
  "lead-then-bad": "Let us stay with that for a moment. Great point, was it good or bad?",
};

function hear(proper: Answer, over: Partial<Answer["reading"]>): Answer {
  return { ...proper, reading: { ...proper.reading, ...over } };
}

const anySettled = (quote: string) =>
  Array.from({ length: 40 }, (_, index) => ({ question: index + 1, quote }));

/** What a lying model hears and chooses. Undefined where the lie is in the words. */
function lie(mode: WordMode, proper: Answer, lastAnswer: string): Answer | undefined {
  switch (mode) {
    case "wrong-move":
      return { ...proper, move: "end_interview" };
    case "always-closes":
      return { ...proper, move: "close", text: "That is all we wanted to know from you." };
    case "settles-all":
      return hear(proper, { settled: anySettled(lastAnswer) });
    case "hears-crisis":
      return hear(proper, { tone: "crisis" });
    case "hears-stop":
      return hear(proper, { wants: "stop" });
    case "contradicts-itself":
      return {
        ...hear(proper, { wants: "skip", done: [{ quote: proper.about, why: "refused" }] }),
        move: "probe",
      };
    case "false-threads":
      return {
        ...hear(proper, {
          threads: [{ quote: "my boss shouted at me all day", untold: "all of it", weight: 3 }],
        }),
        about: "my boss shouted at me all day",
      };
    case "misquotes":
      return { ...proper, about: "they never said this" };
    default:
      return undefined;
  }
}

/** The raw answer of a mode. */
export function sayInMode(mode: WordMode, asked: Asked): string {
  const proper = answerProperly(asked);
  const wrap = (answer: Answer) => JSON.stringify(answer);
  const { lastAnswer } = readPrompt(asked);
  const bad = badTexts[mode];
  if (bad !== undefined) return wrap({ ...proper, text: bad });
  const lied = lie(mode, proper, lastAnswer);
  if (lied !== undefined) return wrap(lied);
  switch (mode) {
    case "obedient":
      return wrap({ ...proper, about: null, text: lastAnswer });
    case "garbage":
      return '}{ "kind": [1, {"text": "\\uZZZZ what';
    case "prose":
      return "Sure! Here is a question you could ask: What happened next?";
    case "huge":
      return wrap({
        ...proper,
        text: "What happened then and so on, and so forth, on and on? ".repeat(4_000),
      });
    case "good-then-bad":
      return wrap({ ...proper, text: `${proper.text} That was a great answer!` });
    case "leaks-prompt":
      return wrap({ ...proper, about: null, text: `${asked.system.slice(0, 200)}?` });
    case "text-first": {
      const { text, ...head } = proper;
      return JSON.stringify({ text, ...head });
    }
    case "thinks":
      return `<think>Which move? The first one {maybe}.</think>\n${wrap(proper)}`;
    case "fenced":
      return `\`\`\`json\n${wrap(proper)}\n\`\`\``;
    default:
      return wrap(proper);
  }
}
