import { listSentences } from "../words.ts";
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

/** The first line that was not said yet; of one whose first sentence was said, the rest. */
export function findUnsaid({ memory }: Speaker, lines: readonly CaseLine[]): CaseLine | undefined {
  const unsaid = lines.flatMap((line) => {
    if (memory.saidAt.has(line.key) || memory.saidAt.has(line.key.replace(firstSuffix, ""))) return [];
    if (!memory.saidAt.has(`${line.key}${firstSuffix}`)) return [line];
    const text = line.text.slice(firstSentenceOf(line).text.length).trim();
    return text === "" ? [] : [{ key: line.key, text }];
  });
  return unsaid[0];
}

export const firstSuffix = ".first";

export function firstSentenceOf({ key, text }: CaseLine): CaseLine {
  return { key: `${key}${firstSuffix}`, text: listSentences(text)[0] ?? text };
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

/** When somebody has said all their own lines of a kind, these are said before any comes again. */
const spareTalk: Partial<Record<keyof CaseTalk, string[]>> = {
  leading: ["Possibly.", "It may be.", "If you like."],
  double: ["Which of the two do you mean?", "One thing at a time, please.", "The first or the second?"],
  hypothetical: ["Hard to say.", "I really don't know.", "We'd have to see.", "I can't tell."],
  notMine: ["I don't know about that, really.", "I couldn't say.", "That I don't know.", "No idea, sorry."],
  onlyThat: [
    "I don't know about that, really.",
    "I couldn't say more about it.",
    "That was all there was to it.",
  ],
  nothingMore: ["No, that's all.", "Nothing more comes to mind.", "I don't think there's more."],
  short: ["Hm, a bit.", "I'd think so.", "Now and again.", "In a way."],
};

/** A line that fits anywhere: one not said yet, else the one said longest ago. */
export function sayTalk(
  speaker: Speaker,
  name: Exclude<keyof CaseTalk, "bye">,
  manner: Manner,
  area: string | null = null,
): Answer {
  const own = speaker.interviewee.practiceCase.talk[name] ?? [];
  const texts = [...own, ...(spareTalk[name] ?? [])];
  const lines = texts.map((text, index) => ({ key: `talk.${name}.${index}`, text }));
  const at = ({ key }: CaseLine) => speaker.memory.saidAt.get(key) ?? -1;
  const [first, ...rest] = lines;
  const chosen = rest.reduce((oldest, line) => (oldest && at(oldest) <= at(line) ? oldest : line), first);
  return sayLine(speaker, chosen ?? { key: name, text: "" }, manner, area);
}

/** That there is no more: once all of an area was told it is closed, before that the person just knows no more. */
export function sayNoMore(speaker: Speaker, manner: Manner, area?: CaseArea): Answer {
  const { interviewee, memory } = speaker;
  const isTold =
    area !== undefined &&
    interviewee.practiceCase.insights.every(({ id, area: of }) => of !== area.id || memory.told.has(id)) &&
    findUnsaid(speaker, listFacetLines(area, "open")) === undefined;
  return sayTalk(speaker, isTold ? "nothingMore" : "onlyThat", manner, area?.id ?? null);
}

/** The hint at what is held back, as the person comes to it by themselves. */
export function sayHint(speaker: Speaker, { id, area, hint }: CaseInsight, manner: Manner): Answer {
  return sayLine(speaker, { key: `${id}.unasked`, text: hint.unasked ?? "" }, manner, area);
}

/** What was held back, in the person's own words. */
export function sayInsight(speaker: Speaker, { id, area, said }: CaseInsight, manner: Manner): Answer {
  const line = sayLine(speaker, { key: `${id}.said`, text: said }, manner, area);
  return { ...line, notes: { ...line.notes, told: [id] } };
}
