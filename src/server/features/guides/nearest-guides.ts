import type { GuideTemplate } from "#contract/guides.ts";
import { chooseGuides } from "#interviewer/script/choose-guide.ts";
import { findObjectiveLanguage, type ScriptLanguage } from "#interviewer/script/objective-language.ts";
import { countWords } from "#interviewer/script/sentences.ts";
import { getGuides } from "./guide-files.ts";

export interface Nearest {
  language: ScriptLanguage;
  /** Best first, never empty. */
  guides: GuideTemplate[];
  /** Whether the first can be chosen for the creator. */
  isClear: boolean;
  notice: string | null;
}

interface Study {
  objective: string;
  targetAudience?: string | undefined;
  language?: ScriptLanguage | undefined;
}

const proposed = 3;
const fewWords = 4;

const notices = {
  language:
    "We couldn't find guides in the language of your objective, so these are in English. Choose another language, or translate the questions before you use them.",
  short:
    "We couldn't tell from so few words what kind of study this is. Write a sentence or two about what you want to learn, or choose a guide yourself.",
  general:
    "No other guide is close to your objective, so the general one comes first: it fits any subject. Choose the one that asks what you want to know.",
} as const;

/** The guides nearest to a study, in the language asked for or else in the objective's own. */
export function findNearestGuides({ objective, targetAudience = "", language }: Study): Nearest {
  const all = getGuides();
  const written = language ?? findObjectiveLanguage(objective);
  const isKnown = written !== null && all[written].length > 0;
  const chosen = isKnown ? written : "en";
  const nearest = chooseGuides({ objective, audience: targetAudience }, all[chosen], proposed);
  return {
    language: chosen,
    guides: nearest.guides,
    isClear: nearest.isClear,
    notice: findNotice(isKnown, nearest.isFitting, objective),
  };
}

function findNotice(isKnown: boolean, isFitting: boolean, objective: string): string | null {
  if (!isKnown) return notices.language;
  if (isFitting) return null;
  return countWords(objective) < fewWords ? notices.short : notices.general;
}
