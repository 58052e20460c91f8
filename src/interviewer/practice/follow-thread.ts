import { cutToStem } from "../words.ts";
import { findNamedLines, pointing } from "./find-area.ts";
import type { Manner } from "./interviewee.ts";
import type { CaseArea, CaseInsight, Facet } from "./practice-case.ts";
import type { PastAnswer } from "./recall-talk.ts";
import {
  type Answer,
  findUnsaid,
  listFacetLines,
  sayHint,
  sayInsight,
  sayLine,
  sayNoMore,
  sayTalk,
} from "./say-line.ts";
import type { Turn } from "./tell-story.ts";

/** A word that more lines have than this names none of them. */
const maxNamed = 4;

/** A shorter word ("book") means too many things to lead to another area. */
const minTellingChars = 5;

/** What nobody says who was not asked for it. */
const asides = new Set<Facet>(["wish", "cost", "often"]);

const moreKey = ({ id }: CaseInsight): string => `${id}.more`;

/** The insight that an answer told, or told more of. */
function findToldIn({ interviewee }: Turn, { notes }: PastAnswer): CaseInsight | undefined {
  return interviewee.practiceCase.insights.find(
    (one) => notes.told.includes(one.id) || notes.lines.includes(moreKey(one)),
  );
}

/** What an answer hinted at and nobody has told yet; a hard person waits for the very words of the hint. */
export function findHinted({ interviewee, memory }: Turn, { notes }: PastAnswer): CaseInsight | undefined {
  if (interviewee.difficulty === "hard") return undefined;
  return interviewee.practiceCase.insights.find(({ id }) => notes.cues.includes(id) && !memory.told.has(id));
}

/** The next hint of an area, as the person comes to it unasked. */
function findNextHint(turn: Turn, area: CaseArea): CaseInsight | undefined {
  const { interviewee, memory } = turn;
  if (interviewee.difficulty === "hard") return undefined;
  return interviewee.practiceCase.insights.find(
    ({ id, area: of, hint }) =>
      of === area.id &&
      !memory.told.has(id) &&
      hint.unasked !== undefined &&
      !memory.saidAt.has(`${id}.unasked`),
  );
}

function sayMore(turn: Turn, insight: CaseInsight, area: CaseArea, manner: Manner): Answer {
  const { more } = insight;
  const line = findUnsaid(turn, more === undefined ? [] : [{ key: moreKey(insight), text: more }]);
  return line === undefined ? sayNoMore(turn, manner, area) : sayLine(turn, line, manner, area.id);
}

/**
 * Stays with the answer that a question takes up: what it hinted at, the side of it that is asked for, the next hint
 * nearby, and else that there is no more to it. Never the story of something else.
 */
export function followThread(turn: Turn, thread: PastAnswer, manner: Manner): Answer {
  const { memory, heard, interviewee } = turn;
  const area = interviewee.practiceCase.areas.find(({ id }) => id === thread.notes.area);
  if (area === undefined) return sayTalk(turn, "onlyThat", manner);
  const told = findToldIn(turn, thread);
  if (told !== undefined) return sayMore(turn, told, area, manner);
  const hinted = findHinted(turn, thread);
  if (hinted !== undefined) return sayInsight(turn, hinted, manner);
  const isTelling = (stem: string) =>
    stem.length >= minTellingChars && area.words.every((word) => cutToStem(word) !== stem);
  const named = findNamedLines(interviewee.practiceCase, heard.core, maxNamed).filter(
    ({ key, facet, stem }) =>
      !memory.saidAt.has(key) &&
      (isTelling(stem) || key.startsWith(`${area.id}.`)) &&
      (!asides.has(facet) || heard.facets.includes(facet)),
  );
  const about = named.find((line) => line.area === area.id) ?? named[0];
  const unsaid = findUnsaid(turn, about === undefined ? [] : [about]);
  if (unsaid !== undefined) return sayLine(turn, unsaid, manner, about?.area ?? area.id);
  const next = findNextHint(turn, area);
  // "How was that for you?" after words of theirs asks for what lies under them.
  const isUnder = heard.core !== heard.asking && pointing.test(heard.core);
  if (next !== undefined && isUnder) return sayHint(turn, next, manner);
  const asked = heard.facets.filter((facet) => facet !== "open");
  const line = findUnsaid(
    turn,
    asked.flatMap((facet) => listFacetLines(area, facet)),
  );
  if (line !== undefined) return sayLine(turn, line, manner, area.id);
  if (next !== undefined) return sayHint(turn, next, manner);
  const rest = asked.length === 0 ? findUnsaid(turn, listFacetLines(area, "open")) : undefined;
  return rest === undefined ? sayNoMore(turn, manner, area) : sayLine(turn, rest, manner, area.id);
}
