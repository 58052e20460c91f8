export type SectionName = "title" | "introduction" | "objective" | "topics" | "questions" | "closing";

const sections: [RegExp, SectionName][] = [
  [/^(?:interview |study |project )?(?:name|title)(?: of (?:the )?(?:interview|study))?$/i, "title"],
  [
    /^(?:the )?(?:introduction|intro|welcome(?: message| text)?|opening|greeting|preamble|introductory (?:text|message)|introduction and consent|about this (?:interview|study))$/i,
    "introduction",
  ],
  [
    /^(?:(?:the|research|study|interview|main|project|our) )*(?:objectives?|goals?|aims?|purpose|research questions?|what we want to learn|background)(?: of (?:the|this) (?:study|research|interview|project))?$/i,
    "objective",
  ],
  [
    /^(?:(?:the|main|key|discussion|interview) )*(?:topics?|themes?|topic areas?|topics? (?:to cover|covered)|subjects?|areas(?: of interest| to cover)?)$/i,
    "topics",
  ],
  [
    /^(?:(?:the|main|core|interview|key|list of|open|guiding|script|discussion|numbered) )*(?:questions?|question (?:list|guide)|questionnaire|interview (?:script|guide)|discussion guide|topic guide|script|interview)$/i,
    "questions",
  ],
  [
    /^(?:closing|close|wrap[- ]?up|outro|ending|end|conclusion|thank you|thanks|closing (?:remarks|text|message|statement)|end of (?:the )?interview)$/i,
    "closing",
  ],
];

export interface Heading {
  section: SectionName | null;
  /** 1 to 6 for "#" headings, 0 for a line that is a heading by its words or by a colon. */
  level: number;
  label: string;
  /** Text after the colon on the same line. */
  rest: string;
}

function findSection(label: string): SectionName | undefined {
  const bare = label.replace(/^(?:section |part )?(?:\d{1,2}|[ivx]{1,4}|[a-e])[.):]\s+/i, "").trim();
  return sections.find(([pattern]) => pattern.test(bare))?.[1];
}

/** Without the strokes of "=== Questions ===", where nothing else is made of them. */
function stripStrokes(line: string): string {
  const bare = line.replace(/^[=\-\s]+/, "").replace(/(?<![=\s])[=\s]+$/, "");
  return bare === "" || bare.includes("=") ? line : bare;
}

function stripMarkup(line: string): string {
  const plain = line
    .replace(/^#{1,6}\s+/, "")
    .replace(/(?<!\s)\s+#+$/, "")
    .replace(/^(\*\*|__)(.+?)\1(:?)/, "$2$3")
    .replace(/^(\*|_)(.+?)\1(:?)$/, "$2$3");
  return stripStrokes(plain).trim();
}

/** Reads a line as a heading: "# Questions", "**Introduction:** text", "GOAL", "2. Interview questions". */
export function findHeading(line: string): Heading | undefined {
  if (/^\s*\\/.test(line)) return undefined;
  const level = /^(#{1,6})\s+\S/.exec(line.trim())?.[1]?.length ?? 0;
  const bold = /^(?:\*\*|__).+(?:\*\*|__):?$/.test(line.trim());
  const text = stripMarkup(line.trim());
  const [, label = "", rest = ""] = /^([^:?]{2,60}):(?:\s+(.*))?$/.exec(text) ?? [];
  const named = label === "" ? undefined : findSection(label);
  if (named !== undefined) return { section: named, level, label, rest: rest.replace(/^\*\*\s*/, "").trim() };
  const whole = /[?.!]$/.test(text) ? undefined : findSection(text.replace(/:$/, ""));
  if (whole !== undefined) return { section: whole, level, label: text, rest: "" };
  return level > 0 || (bold && !/[?.]$/.test(text) && text.split(" ").length <= 10)
    ? { section: null, level: level || 6, label: text.replace(/:$/, ""), rest: "" }
    : undefined;
}

const marker =
  /^(\s*)(?:(?:\*\*|__)?(?:Q(?:uestion)?\s?\d{1,3}[.:)]?|\(?\d{1,3}[.):]|\(\d{1,3}\)|\d{1,3}\s[-–](?=\s)|[a-z][.)]|[-*•–‣▪◦·○●])(?:\*\*|__)?)\s+(?=\S)/i;

/** A numbered or bulleted line: its indentation and its text, or undefined. */
export function findItem(line: string): { indent: number; text: string } | undefined {
  const match = marker.exec(line);
  if (!match) return undefined;
  return { indent: (match[1] ?? "").replace(/\t/g, "   ").length, text: line.slice(match[0].length).trim() };
}

/** Whether a line of running text would be taken for a heading or a list item. */
export function needsEscape(line: string): boolean {
  return line.startsWith("\\") || findHeading(line) !== undefined || findItem(line) !== undefined;
}
