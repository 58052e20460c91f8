import { holdsStem, type Matter } from "./find-area.ts";
import type { Heard } from "./hear-message.ts";
import type { Manner } from "./interviewee.ts";
import { type CaseArea, type CaseInsight, type Facet, facets } from "./practice-case.ts";
import type { PastAnswer } from "./recall-talk.ts";
import {
  type Answer,
  type CaseLine,
  findUnsaid,
  firstSentenceOf,
  firstSuffix,
  listFacetLines,
  type Speaker,
  sayLine,
  sayNoMore,
} from "./say-line.ts";

/** What one message is met with: the memory, what was heard, and what it is about. */
export interface Turn extends Speaker {
  heard: Heard;
  matter: Matter;
  area: CaseArea | undefined;
  /** The answer that the message stays with. */
  thread: PastAnswer | undefined;
}

/** The insight that a message takes up: one hinted at before, and named by the words of the hint. */
export function findTakenUp({ interviewee, memory, heard }: Turn): CaseInsight | undefined {
  const open = interviewee.practiceCase.insights.filter(
    ({ id }) => memory.cued.has(id) && !memory.told.has(id),
  );
  const named = open.filter(({ hintWords }) => hintWords.some((stem) => holdsStem(heard.asking, stem)));
  return named.find(({ id }) => memory.pending.some((one) => one.id === id)) ?? named.at(-1);
}

/** The insight of an area that an open question of the right kind brings, as far as the difficulty allows. */
export function findOpened({ interviewee, memory, heard, area, thread }: Turn): CaseInsight | undefined {
  const { difficulty, practiceCase } = interviewee;
  if (thread !== undefined && !thread.notes.cues.some((id) => !memory.told.has(id))) return undefined;
  if (area === undefined || difficulty === "hard") return undefined;
  const wasThere = memory.answers.some(({ notes }) => notes.area === area.id && notes.manner === "open");
  return practiceCase.insights.find(
    (insight) =>
      insight.area === area.id &&
      !memory.told.has(insight.id) &&
      (memory.cued.has(insight.id) || (difficulty === "easy" && wasThere)) &&
      heard.facets.some((facet) => insight.opens.includes(facet)),
  );
}

const narrative: readonly Facet[] = ["open", "example"];

/** What an area still has to say: the side that was asked for, else its story, else what hints at more. */
export function sayArea(turn: Turn, area: CaseArea, facets: readonly Facet[], manner: Manner): Answer {
  const { interviewee, memory } = turn;
  const hinting = interviewee.practiceCase.insights.flatMap(({ id, area: of, hint }) =>
    of === area.id && !memory.told.has(id) ? [hint.in] : [],
  );
  const isNew = memory.answers.every(({ notes }) => notes.area !== area.id);
  // How it goes in general is what somebody tells first.
  const asked = isNew && facets[0] === "how" ? ["open" as const, ...facets] : facets;
  const order = [...asked, ...narrative, ...hinting];
  const line = findUnsaid(
    turn,
    order.flatMap((facet) => listFacetLines(area, facet)),
  );
  if (line === undefined) return sayNoMore(turn, manner, area);
  if (memory.guarded) return sayLine(turn, firstSentenceOf(line), manner, area.id);
  return sayLine(turn, line, manner, area.id);
}

/** What follows on the first sentence that was all that was said last. */
export function findRest({ memory }: Turn, area: CaseArea): CaseLine | undefined {
  const last = memory.answers.at(-1)?.notes.lines.find((key) => key.endsWith(firstSuffix));
  const line = facets
    .flatMap((facet) => listFacetLines(area, facet))
    .find(({ key }) => `${key}${firstSuffix}` === last);
  const rest = line === undefined ? "" : line.text.slice(firstSentenceOf(line).text.length).trim();
  return line === undefined || rest === "" ? undefined : { key: line.key, text: rest };
}

/** The area that a person comes to by themselves: the first not spoken of. */
export function findUnspoken({ interviewee, memory }: Turn): CaseArea | undefined {
  return interviewee.practiceCase.areas.find(({ id }) =>
    memory.answers.every(({ notes }) => notes.area !== id),
  );
}
