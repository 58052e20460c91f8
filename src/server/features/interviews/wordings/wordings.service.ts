import { languages } from "#contract/choices.ts";
import type { AnswerOf } from "#contract/operation.ts";
import type {
  draftWording as draftOperation,
  Language,
  listWordings as listOperation,
  StoredWording,
  saveWording as saveOperation,
  Wordings,
  WordingView,
} from "#contract/wordings.ts";
import { AppError, invalidFields } from "../../../app-error.ts";
import type { Deps } from "../../../deps.ts";
import { translateByModel } from "../../../translate-by-model.ts";
import { ownInterview, saveWordings } from "../interviews.service.ts";
import { describeTexts, findText, findUnfinished, isComplete, stampOf } from "./describe-wording.ts";
import { listOwnForms } from "./worded-interview.service.ts";
import { type InterviewRow, listParts, type WordingPart } from "./wording-parts.ts";
import { readNames } from "./wordings.store.ts";

interface Of {
  accountId: string;
  interviewId: string;
}
type WordingOf = Of & { language: string };

const emptyWording: StoredWording = { texts: {}, reviewed: null };

/** One in what is the interview's own language by now stays stored, and comes back when that changes. */
export async function listWordings(
  deps: Pick<Deps, "db" | "analyst">,
  { accountId, interviewId }: Of,
): Promise<AnswerOf<typeof listOperation>> {
  const interview = await ownInterview(deps.db, accountId, interviewId, "view");
  const own = interview.settings.language;
  const parts = listParts(interview, await listOwnForms(deps.db, interview));
  const shown = languages.flatMap((language) => {
    const wording = interview.wordings[language];
    return wording && language !== own ? [{ language, wording }] : [];
  });
  const names = await readNames(
    deps.db,
    shown.flatMap(({ wording }) => wording.reviewed?.by ?? []),
  );
  return {
    language: own,
    wordings: shown.map(({ language, wording }) => toView({ language, wording, parts, names })),
    canDraft: deps.analyst !== null,
  };
}

function toView(of: {
  language: Language;
  wording: StoredWording;
  parts: readonly WordingPart[];
  names: ReadonlyMap<string, string>;
}): WordingView {
  const { language, wording, parts, names } = of;
  const texts = describeTexts(parts, wording.texts);
  const { reviewed } = wording;
  return {
    language,
    isOffered: isComplete(texts),
    reviewed: reviewed && { by: names.get(reviewed.by) ?? null, at: reviewed.at },
    texts,
    stamp: stampOf(texts),
  };
}

/** What is written is written over what the interview says now; a text that stays the same keeps its review. */
export async function saveWording(
  deps: Pick<Deps, "db">,
  of: WordingOf,
  given: Record<string, string>,
  byMachine = false,
): Promise<AnswerOf<typeof saveOperation>> {
  let unknownTexts = 0;
  const view = await changeWording(deps, of, (wording, parts) => {
    const texts = { ...wording.texts };
    const known = new Map(parts.map((part) => [part.key, part]));
    for (const [key, value] of Object.entries(given)) {
      const part = known.get(key);
      const text = value.trim();
      const before = findText(texts, key);
      if (part === undefined) unknownTexts += 1;
      else if (text === "") delete texts[key];
      else if (before?.text !== text || before.original !== part.original)
        texts[key] = { text, original: part.original, byMachine, isReviewed: false };
    }
    return { ...wording, texts };
  });
  return { ...view, unknownTexts };
}

/** Words what is missing or was changed; what somebody wrote for the script as it is stays theirs. */
export async function draftWording(
  deps: Pick<Deps, "db" | "analyst">,
  of: WordingOf,
  signal: AbortSignal,
): Promise<AnswerOf<typeof draftOperation>> {
  const interview = await ownInterview(deps.db, of.accountId, of.interviewId, "edit");
  const { analyst } = deps;
  if (analyst === null) throw new AppError("no_model");
  const language = readLanguage(of.language, interview);
  const parts = listParts(interview, await listOwnForms(deps.db, interview));
  const described = describeTexts(parts, interview.wordings[language]?.texts ?? {});
  const open = described.filter(({ state }) => state === "missing" || state === "changed");
  const texts = await translateByModel(analyst, {
    kind: "script",
    texts: open.map(({ original }) => original),
    from: interview.settings.language,
    to: language,
    interviewId: interview.id,
    signal,
  });
  const made = open.flatMap(({ key }, at): [string, string][] => {
    const text = texts[at];
    return text === undefined ? [] : [[key, text]];
  });
  const { unknownTexts: _, ...view } = await saveWording(deps, of, Object.fromEntries(made), true);
  const notice =
    made.length === open.length
      ? null
      : "The language model didn't draft every text. Try again, or write the rest yourself.";
  return { ...view, drafted: made.length, notice };
}

/** Somebody vouches for all of it as it stands: what was seen, or nothing. */
export async function reviewWording(
  deps: Pick<Deps, "db" | "clock">,
  of: WordingOf,
  stamp: string,
): Promise<WordingView> {
  return changeWording(deps, of, (wording, parts, isNew) => {
    if (isNew) throw new AppError("wording_not_found");
    const described = describeTexts(parts, wording.texts);
    if (stampOf(described) !== stamp)
      throw new AppError("changed_meanwhile", {
        error: "These texts have changed since you opened them. Read them again, then mark them as reviewed.",
      });
    const unfinished = findUnfinished(described);
    if (unfinished !== undefined) throw invalidFields({ texts: unfinished });
    const texts = { ...wording.texts };
    for (const { key, original } of parts) {
      const worded = findText(texts, key);
      if (worded) texts[key] = { ...worded, original, isReviewed: true };
    }
    return { texts, reviewed: { by: of.accountId, at: deps.clock().toISOString() } };
  });
}

async function changeWording(
  deps: Pick<Deps, "db">,
  { accountId, interviewId, language: asked }: WordingOf,
  change: (wording: StoredWording, parts: readonly WordingPart[], isNew: boolean) => StoredWording,
): Promise<WordingView> {
  const interview = await ownInterview(deps.db, accountId, interviewId, "edit");
  const language = readLanguage(asked, interview);
  const forms = await listOwnForms(deps.db, interview);
  let changed: { wording: StoredWording; parts: WordingPart[] } | undefined;
  await saveWordings(deps.db, { accountId, id: interviewId }, (row) => {
    const parts = listParts(row, forms);
    const before = row.wordings[language];
    const wording = change(before ?? emptyWording, parts, before === undefined);
    changed = { wording, parts };
    return { wordings: { ...row.wordings, [language]: wording } };
  });
  if (changed === undefined) throw new AppError("interview_not_found");
  const { reviewed } = changed.wording;
  return toView({ language, ...changed, names: await readNames(deps.db, reviewed ? [reviewed.by] : []) });
}

function readLanguage(asked: string, { settings }: InterviewRow): Language {
  const language = languages.find((one) => one === asked);
  if (language === undefined)
    throw invalidFields({ language: "Choose one of the languages Askwell speaks." });
  if (language === settings.language)
    throw invalidFields({ language: "The script itself is in this language. Change it there." });
  return language;
}

/** Sessions that began with it keep theirs. */
export async function deleteWording(deps: Pick<Deps, "db">, of: WordingOf): Promise<void> {
  await ownInterview(deps.db, of.accountId, of.interviewId, "edit");
  const language = languages.find((one) => one === of.language);
  await saveWordings(deps.db, { accountId: of.accountId, id: of.interviewId }, (row) => {
    if (language === undefined || row.wordings[language] === undefined)
      throw new AppError("wording_not_found");
    const wordings: Wordings = { ...row.wordings };
    delete wordings[language];
    return { wordings };
  });
}
