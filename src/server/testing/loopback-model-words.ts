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
  "wrong-kind",
  "thinks",
  "fenced",
  "good-then-bad",
  "lead-then-bad",
  "misquotes",
] as const;
export type WordMode = (typeof wordModes)[number];

interface Reading {
  lastAnswer: string;
  openQuestion: number;
  kinds: string[];
  task: string;
  language: string;
}

/** Reads a prompt of the model voice as an instructed model would: its task, and what was said last. */
function readPrompt({ user }: Asked): Reading {
  const task = user.split("\n").find((line) => line.startsWith("Task:")) ?? "";
  const answers = [...user.matchAll(/^They: (".*")$/gmu)];
  const kindsLine = /kind, best first: ([\w, ]+)$/mu.exec(user)?.[1] ?? "";
  return {
    task,
    lastAnswer: parseText(answers.at(-1)?.[1]),
    openQuestion: Number([...user.matchAll(/^(\d+) open:/gmu)].at(-1)?.[1] ?? 0),
    kinds: kindsLine.split(", ").filter((kind) => kind !== ""),
    language: /\bin (\w+)[.:, ]/u.exec(task)?.[1] ?? "English",
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

const probeWords: Record<string, (x: string) => string> = {
  last_occasion: (x) => `What happened the last time that ${x} came up for you?`,
  example: (x) => `What would be one concrete case of ${x} from your own days?`,
  what_next: (x) => `How did things go on from ${x}, step by step?`,
  clarify: (x) => `What do you have in mind with ${x} here?`,
  feeling: (x) => `How was ${x} for you at that moment?`,
  contrast: (x) => `How does ${x} differ from the other way, as you know it?`,
  echo: (x) => `You wrote ${x}, please go on from there.`,
  reason: (x) => `What lay behind ${x} in your case?`,
  condition: (x) => `What does ${x} depend on, as you see it?`,
  expand: (x) => `What else belongs to ${x}, from your side?`,
};

const translations: Record<string, (number: string) => string> = {
  Spanish: (number) => `¿Qué nos cuenta usted sobre la pregunta ${number} con sus propias palabras?`,
  French: (number) => `Que pouvez-vous nous dire sur la question ${number} avec vos mots ?`,
  German: (number) => `Was können Sie uns zu der Frage ${number} in Ihren Worten sagen?`,
  Portuguese: (number) => `O que você nos conta sobre a pergunta ${number} com as suas palavras?`,
  Arabic: (number) => `ماذا يمكنك أن تخبرنا عن السؤال ${number} بكلماتك؟`,
};

interface Words {
  kind: string | null;
  about: string | null;
  text: string;
}

function wordProperly(asked: Asked): Words {
  const reading = readPrompt(asked);
  const translated = /ask question (\d+) in (\w+)/u.exec(reading.task);
  if (translated) {
    const [, number = "", language = ""] = translated;
    const text = translations[language]?.(number) ?? `What about question ${number}?`;
    return { kind: null, about: null, text };
  }
  if (reading.task.includes("does not know"))
    return {
      kind: null,
      about: null,
      text: `That is fine. What comes to mind first on point ${reading.openQuestion}?`,
    };
  if (reading.task.includes("open question means"))
    return {
      kind: null,
      about: null,
      text: `Point ${reading.openQuestion} is about your own days, so please answer as it fits you.`,
    };
  const kind = reading.kinds[0] ?? "expand";
  const quote = quoteOf(reading.lastAnswer);
  const text = (probeWords[kind] ?? probeWords.expand)?.(quote === null ? "that part" : `“${quote}”`) ?? "";
  return { kind, about: quote, text };
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
  "good-then-bad":
    "What came of “it” afterwards, from your side? That was a great answer, thank you so much!",
  "lead-then-bad": "Let us stay with that for a moment. Great point, was it good or bad?",
};

/** The raw answer of a mode. */
export function sayInMode(mode: WordMode, asked: Asked): string {
  const proper = wordProperly(asked);
  const wrap = (words: Words) => JSON.stringify(words);
  const bad = badTexts[mode];
  if (bad !== undefined) {
    const text = mode === "good-then-bad" ? proper.text.concat(" That was a great answer!") : bad;
    return wrap({ ...proper, about: mode === "good-then-bad" ? proper.about : null, text });
  }
  switch (mode) {
    case "obedient":
      return wrap({ ...proper, about: null, text: readPrompt(asked).lastAnswer });
    case "garbage":
      return '}{ "kind": [1, {"text": "\\uZZZZ what';
    case "prose":
      return "Sure! Here is a question you could ask: What happened next?";
    case "huge":
      return wrap({
        ...proper,
        text: "What happened then and so on, and so forth, on and on? ".repeat(4_000),
      });
    case "repeats":
      return wrap({ ...proper, about: null, text: "What happened on that day from the start?" });
    case "leaks-prompt":
      return wrap({ ...proper, about: null, text: `${asked.system.slice(0, 200)}?` });
    case "wrong-kind":
      return wrap({ ...proper, kind: "end_interview" });
    case "thinks":
      return `<think>Which kind? The first one {maybe}.</think>\n${wrap(proper)}`;
    case "fenced":
      return `\`\`\`json\n${wrap(proper)}\n\`\`\``;
    default:
      return wrap(proper);
  }
}
