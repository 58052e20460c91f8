import type { Interviewee, IntervieweeNotes, Manner } from "./interviewee.ts";
import type { CaseArea, CaseInsight, CaseTalk, Facet } from "./practice-case.ts";
import type { Memory } from "./recall-talk.ts";

/** A line of the case with the key that it is remembered by. */
export interface CaseLine {
  key: string;
  text: string;
}

export interface Answer {
  text: string;
  notes: IntervieweeNotes;
}

export interface Speaker {
  interviewee: Interviewee;
  memory: Memory;
}

/** What an area says on one side of it, in order. */
export function listFacetLines({ id, answers }: CaseArea, facet: Facet): CaseLine[] {
  const said = answers[facet];
  const texts = said === undefined ? [] : [said].flat();
  return texts.map((text, index) => ({ key: `${id}.${facet}.${index}`, text }));
}

/** The first line that was not said yet. */
export function findUnsaid({ memory }: Speaker, lines: readonly CaseLine[]): CaseLine | undefined {
  return lines.find(({ key }) => !memory.saidAt.has(key));
}

/** An answer made of one line of the case, noted with what it hints at. */
export function sayLine(
  { interviewee, memory }: Speaker,
  { key, text }: CaseLine,
  manner: Manner,
  area: string | null,
): Answer {
  const cues = interviewee.practiceCase.insights.filter(
    ({ id, hint }) => !memory.told.has(id) && text.includes(hint.words),
  );
  return { text, notes: { manner, area, told: [], cues: cues.map(({ id }) => id), lines: [key] } };
}

/** A line that fits anywhere: one not said yet, else the one said longest ago. */
export function sayTalk(
  speaker: Speaker,
  name: Exclude<keyof CaseTalk, "bye">,
  manner: Manner,
  area: string | null = null,
): Answer {
  const texts = speaker.interviewee.practiceCase.talk[name];
  const lines = texts.map((text, index) => ({ key: `talk.${name}.${index}`, text }));
  const at = ({ key }: CaseLine) => speaker.memory.saidAt.get(key) ?? -1;
  const [first, ...rest] = lines;
  const chosen = rest.reduce((oldest, line) => (oldest && at(oldest) <= at(line) ? oldest : line), first);
  return sayLine(speaker, chosen ?? { key: name, text: "" }, manner, area);
}

/** What was held back, in the person's own words. */
export function sayInsight(speaker: Speaker, { id, area, said }: CaseInsight, manner: Manner): Answer {
  const line = sayLine(speaker, { key: `${id}.said`, text: said }, manner, area);
  return { ...line, notes: { ...line.notes, told: [id] } };
}
