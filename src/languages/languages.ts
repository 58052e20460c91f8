import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ZodType, z } from "zod";
import { languages, mailLanguages } from "#contract/choices.ts";
import { type CreatorMail, creatorMail } from "./creator-mail.ts";
import * as shapes from "./shapes.ts";
import { type SignName, signs } from "./signs.ts";

type LanguageCode = (typeof languages)[number];

/** All texts and phrases of a language. English has no listener, guard and signs here: they are code. */
export interface Language {
  code: LanguageCode;
  page: z.infer<typeof shapes.page>;
  ending: z.infer<typeof shapes.pageTexts>;
  items: z.infer<typeof shapes.items>;
  voice: z.infer<typeof shapes.pageTexts>;
  ownMessages: z.infer<typeof shapes.pageTexts>;
  consent: z.infer<typeof shapes.consent>;
  mail: z.infer<typeof shapes.mail>;
  /** Undefined where creators get English mails. */
  creatorMail: CreatorMail | undefined;
  interviewer: z.infer<typeof shapes.interviewer>;
  reading: z.infer<typeof shapes.reading>;
  listener: z.infer<typeof shapes.listener> | undefined;
  guard: z.infer<typeof shapes.guard> | undefined;
  signs: z.infer<typeof signs> | undefined;
}

const shippedFolder = join(import.meta.dirname, "../../languages");

function readFile<Shape>(path: string, shape: ZodType<Shape>): Shape {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const read = shape.safeParse(found);
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`${path} does not have the shape of src/languages/shapes.ts:\n${faults.join("\n")}`);
}

function readLanguage(folder: string, code: LanguageCode): Language {
  const file = <Shape>(name: string, shape: ZodType<Shape>) =>
    readFile(join(folder, code, `${name}.json`), shape);
  const isEnglish = code === "en";
  return {
    code,
    page: file("page", shapes.page),
    ending: file("ending", shapes.pageTexts),
    items: file("items", shapes.items),
    voice: file("voice", shapes.pageTexts),
    ownMessages: file("own-messages", shapes.pageTexts),
    consent: file("consent", shapes.consent),
    mail: file("mail", shapes.mail),
    creatorMail: mailLanguages.some((one) => one === code) ? file("creator-mail", creatorMail) : undefined,
    interviewer: file("interviewer", shapes.interviewer),
    reading: file("reading", shapes.reading),
    listener: isEnglish ? undefined : file("listener", shapes.listener),
    guard: isEnglish ? undefined : file("guard", shapes.guard),
    signs: isEnglish ? undefined : file("signs", signs),
  };
}

/** Reads every language; throws what is wrong with a file, or with the list of languages. */
export function readLanguages(folder: string = shippedFolder): ReadonlyMap<string, Language> {
  const folders = readdirSync(folder).toSorted();
  const listed = [...languages].toSorted();
  if (folders.join() !== listed.join())
    throw new Error(
      `${folder} holds ${folders.join(", ")}, but src/contract/choices.ts lists ${listed.join(", ")}`,
    );
  const read = new Map(languages.map((code) => [code, readLanguage(folder, code)]));
  const wanted = Object.keys(read.get("en")?.page ?? {}).toSorted();
  for (const { code, page } of read.values()) {
    const stray = wanted.filter((key) => !Object.hasOwn(page, key));
    if (stray.length > 0) throw new Error(`${join(folder, code, "page.json")} lacks ${stray.join(", ")}`);
  }
  return read;
}

const known = readLanguages();

export const allLanguages: readonly Language[] = [...known.values()];

/** A language of ours by its tag, of which only the first part of "pt-BR" counts. */
export function findLanguage(tag: string): Language | undefined {
  return known.get(tag.toLowerCase().split(/[-_]/)[0] ?? "");
}

/** The same, or English. */
export function getLanguage(tag: string): Language {
  const found = findLanguage(tag) ?? known.get("en");
  if (found === undefined) throw new Error("There is no folder languages/en");
  return found;
}

const nothing = "(?!)";

/** What people say in all languages but English, as alternatives of one regular expression. */
export function anyLanguage(name: SignName): string {
  const found = allLanguages.flatMap(({ signs }) => signs?.signs[name] ?? []);
  return found.length === 0 ? nothing : found.map((one) => `(?:${one})`).join("|");
}

type QuestionToUs = keyof z.infer<typeof signs>["questions"];

/** What people ask us in all languages but English. */
export function anyQuestion(name: QuestionToUs): string[] {
  return allLanguages.flatMap(({ signs }) => signs?.questions[name] ?? []);
}
