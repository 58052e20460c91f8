import { ageRanges } from "#contract/choices.ts";
import type { Brief } from "#contract/insights.ts";
import type { Reach } from "../report/voices.ts";
import type { StudyContext } from "../sources.ts";

const maxUnknown = 6;
const maxQuestion = 120;
/** Among fewer people who gave their age a missing group says nothing. */
const minAges = 3;
/** From this share of people on a question counts as one that many never came to. */
const oftenMissed = 0.3;

type Unknown = Brief["unknown"][number];

interface Ground {
  study: StudyContext;
  reach: Reach;
  /** How many transcripts were read, where they are what was read. */
  transcripts?: number | undefined;
}

function shorten(text: string): string {
  const flat = text.trim().replace(/\s+/g, " ");
  return flat.length <= maxQuestion ? flat : `${flat.slice(0, maxQuestion - 1).trimEnd()}…`;
}

function nameCount(count: number): string {
  return count === 1 ? "1 person" : `${count} people`;
}

/** Of talks that others held only what was found in them is known, not what was asked. */
function checkTranscripts(
  id: string,
  open: string,
  { reach, transcripts }: { reach: Reach; transcripts: number },
): Unknown[] {
  const { answered = 0 } = reach.has(id) ? reach.measure(0, 0, id) : {};
  const missing = reach.all - answered;
  const isFound = answered >= 2 && (missing < 2 || missing < oftenMissed * reach.all);
  if (isFound || missing === 0) return [];
  const inTranscripts = missing === 1 ? "1 transcript" : `${missing} transcripts`;
  const where = reach.all === transcripts ? `in ${inTranscripts}` : `for ${nameCount(missing)}`;
  return [{ open, why: `Not found ${where}.`, ask: "" }];
}

function checkQuestion(
  { id, text }: { id: string; text: string },
  { reach, study, transcripts }: Ground,
): Unknown[] {
  const open = shorten(text);
  // Questions that were read off the transcripts stand in no script.
  if (transcripts !== undefined)
    return study.isGuideRead ? [] : checkTranscripts(id, open, { reach, transcripts });
  if (!reach.has(id)) {
    return [{ open, why: "Nobody was asked this.", ask: "Ask it in your next interviews, early on." }];
  }
  const { asked, answered = 0, notReached = 0 } = reach.measure(0, 0, id);
  if (answered < 2 && answered < asked) {
    const why = answered === 0 ? "Nobody answered it." : `Only 1 of ${nameCount(asked)} answered it.`;
    return [{ open, why, ask: "Ask it again, or word it more simply." }];
  }
  if (notReached >= 2 && notReached >= oftenMissed * reach.all) {
    const why = `${notReached} of ${nameCount(reach.all)} never came to it.`;
    return [{ open, why, ask: "Move it up in the script." }];
  }
  return [];
}

function checkGroups(ages: ReadonlySet<string>, people: number): Unknown[] {
  const missing = ageRanges.filter((range) => !ages.has(range));
  if (ages.size === 0 || people < minAges || missing.length === 0) return [];
  return [
    {
      open: `What people aged ${missing.join(", ").replace(/, ([^,]*)$/, " or $1")} would say`,
      why: "Nobody of that age took part.",
      ask: "Invite two or three of them, if they matter to you.",
    },
  ];
}

/** What stays open: questions that hardly anybody answered or reached, and age groups that nobody is of. */
export function listUnknown(ground: Ground & { ages: ReadonlySet<string> }): Unknown[] {
  const { study, reach, ages } = ground;
  if (reach.spoke === 0) return [];
  const questions = study.questions.flatMap((question) => checkQuestion(question, ground));
  return [...questions.slice(0, maxUnknown - 1), ...checkGroups(ages, reach.all)];
}
