import { createHash } from "node:crypto";
import { conceptPlaceholder, namesConcept } from "#contract/concepts.ts";
import type { StoredWording, WordedText, WordingText } from "#contract/wordings.ts";
import type { WordingPart } from "./wording-parts.ts";

type Texts = StoredWording["texts"];

/** Every part with its wording, and what is still to be done about it. */
export function describeTexts(parts: readonly WordingPart[], texts: Texts): WordingText[] {
  const given = parts.map((part) => ({ part, worded: findText(texts, part.key) }));
  return given.map(({ part, worded }) => {
    const { key, group, label, original } = part;
    const text = worded?.text ?? "";
    return {
      ...{ key, group, label, original, text },
      state: stateOf(part, worded),
      byMachine: worded?.byMachine ?? false,
      problem: text === "" ? null : findProblem(part, text, given),
    };
  });
}

/** A key comes from outside, and may be one that every object has. */
export function findText(texts: Texts, key: string): WordedText | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

function stateOf({ original }: WordingPart, worded: WordedText | undefined): WordingText["state"] {
  if (worded === undefined) return "missing";
  if (worded.original !== original) return "changed";
  return worded.isReviewed ? "reviewed" : "draft";
}

const fold = (text: string) => text.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();

function findProblem(
  { key, original, max, among }: WordingPart,
  text: string,
  all: readonly { part: WordingPart; worded: WordedText | undefined }[],
): string | null {
  if ([...text].length > max) return `This text is too long (maximum ${max} characters).`;
  if (namesConcept(original) && !namesConcept(text))
    return `The original names ${conceptPlaceholder}. Keep ${conceptPlaceholder} in this text too.`;
  if (!namesConcept(original) && namesConcept(text))
    return `The original doesn't name ${conceptPlaceholder}. Take it out of this text.`;
  if (among === undefined) return null;
  if (/[\r\n]/u.test(text)) return "This has to be one line.";
  const isTwice = all.some(
    ({ part, worded }) => part.among === among && part.key !== key && fold(worded?.text ?? "") === fold(text),
  );
  return isTwice ? "Two of these read the same. Participants couldn't tell them apart." : null;
}

/** What participants can be shown: all there, reviewed, and saying what the interview says now. */
export function isComplete(texts: readonly WordingText[]): boolean {
  return texts.every(({ state, problem }) => state === "reviewed" && problem === null);
}

/** Why a wording can't be reviewed yet; undefined where it can. */
export function findUnfinished(texts: readonly WordingText[]): string | undefined {
  const missing = texts.filter(({ state }) => state === "missing");
  const [first] = missing;
  if (first)
    return missing.length === 1
      ? `One text is missing: ${nameText(first)}.`
      : `${missing.length} texts are missing, the first one at ${nameText(first)}.`;
  const wrong = texts.find(({ problem }) => problem !== null);
  return wrong && `${nameText(wrong)}: ${wrong.problem}`;
}

function nameText({ group, label }: WordingText): string {
  return label === "Question" ? group : `${group}, ${label.toLowerCase()}`;
}

export function stampOf(texts: readonly WordingText[]): string {
  const shown = JSON.stringify(texts.map(({ key, original, text }) => [key, original, text]));
  return createHash("sha256").update(shown).digest("base64url").slice(0, 22);
}
