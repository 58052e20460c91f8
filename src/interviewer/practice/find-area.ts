import { cutToStem, listContentStems, listContentWords, listWords } from "../words.ts";
import type { Heard } from "./hear-message.ts";
import { labelRules } from "./label-rules.ts";
import { type CaseArea, facets, type PracticeCase } from "./practice-case.ts";
import type { Memory, PastAnswer } from "./recall-talk.ts";
import { listFacetLines } from "./say-line.ts";

const letter = "[\\p{L}\\p{N}]";
/** Words of the asking itself, which name no matter. */
const askingWords = new Set(
  (
    "put puts hope hoping hoped expect remember recall keeps doing afterwards afterward back turned turn else here here's tell give describe explain share walk take talk example instance happened happen happens happening felt feel feels " +
    "feeling feelings mean means meant mention mentioned said say saying bit little more detail details story moment recent recently wish mind general generally " +
    "situation experience important matter matters thought thoughts think opinion view usual usually typical typically " +
    "normal normally exactly specific particular curious hear understand know learn wonder wondering question questions " +
    "answer find finds found frustrating annoying worrying handle manage sounds sound must interesting helpful great good nice well okay sure sorry yeah yes difficult hard hardest " +
    "easy problem problems reason reasons decide decided change changed different better best worst like love hate often " +
    "much many long person people thing things stuff way ways part role kind day days week weeks month year time times " +
    "react reaction respond response affect affected advice advise use used using work works working keep kept made make makes " +
    "getting worry worries worried most done where somebody someone anybody anyone ask asked earlier " +
    "today now next previous before after start started begin began beginning end another come came comes going went"
  ).split(" "),
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a text has a word that begins with the stem; a stem may be several words. */
export function holdsStem(text: string, stem: string): boolean {
  return new RegExp(`(?<!${letter})${escaped(stem)}`, "u").test(text);
}

/** The words of a question that name something, cut to their stems. */
function listMatter(asking: string): string[] {
  return listContentWords(asking)
    .map((word) => word.replace(/['’]s$/u, ""))
    .filter((word) => word !== "what" && word !== "who" && !/n['’]t$/u.test(word))
    .filter((word) => !askingWords.has(word) && !labelRules.stopWords.has(word))
    .map(cutToStem);
}

/** "Now" and "people" name an area only where nothing else does. */
const vagueWeight = 0.3;

/** Several words say more than one, and a long one more than a short one. */
const weighStem = (stem: string): number =>
  askingWords.has(stem) ? vagueWeight : (stem.includes(" ") ? 2 : 1) + stem.length / 100;

/** What hints at an insight names its area too, but less than the area's own words. */
const hintWeight = 0.5;

/** "Gets" in a name would be in every "getting". */
const minNameChars = 4;

/** The area's own words, and those of its name. */
function listStems({ words, name }: CaseArea): string[] {
  const ofName = listMatter(name.toLowerCase())
    .map((word) => word.replace(/s$/u, ""))
    .filter((word) => word.length >= minNameChars);
  return [...new Set([...words, ...ofName])];
}

/** A word of the whole topic names none of its areas in particular. */
const topicWeight = 0.5;
const minCutChars = 5;

/** "leave" is in "leaving". */
function isNamed(asking: string, stem: string): boolean {
  const cut = stem.length >= minCutChars && !stem.includes(" ") ? stem.replace(/e$/u, "") : stem;
  return holdsStem(asking, cut);
}

function scoreArea({ insights, keywords }: PracticeCase, area: CaseArea, asking: string): number {
  const { id } = area;
  const hints = insights.flatMap(({ area, hintWords }) => (area === id ? hintWords : []));
  const weigh = (stem: string) => weighStem(stem) * (keywords.includes(stem) ? topicWeight : 1);
  const sum = (stems: readonly string[]) =>
    stems.reduce((all, stem) => all + (isNamed(asking, stem) ? weigh(stem) : 0), 0);
  return sum(listStems(area)) + hintWeight * sum(hints);
}

/** A word that more lines have than this says little about any of them. */
const maxNamed = 2;

/** Points at what is spoken of. */
export const pointing = /\b(?:it|its|it's|that|that's|this|those|these|they|them|their|there|then)\b/u;

/** The area whose earlier answer used the question's words, the latest first. */
function findEchoed(matter: readonly string[], { answers }: Memory): PastAnswer | null {
  return (
    answers.findLast(
      ({ text, notes }) => notes.area !== null && matter.some((stem) => holdsStem(text.toLowerCase(), stem)),
    ) ?? null
  );
}

/** Whether a question names nothing but the topic as a whole. */
export function isAboutTopic(practiceCase: PracticeCase, question: string): boolean {
  const broad = listCutKeywords(practiceCase);
  for (const stem of listContentStems(`${practiceCase.topic} ${practiceCase.brief}`)) broad.add(stem);
  return listMatter(question.replace(formulas, " ")).every((stem) => broad.has(stem));
}

/** Words that name another area than the one spoken of, and were not said in the last answer. */
function countOthers({ areas }: PracticeCase, asking: string, { text, notes }: PastAnswer): number {
  const said = text.toLowerCase();
  const counts = areas
    .filter(({ id }) => id !== notes.area)
    .map(
      (area) =>
        listStems(area).filter(
          (stem) => listMatter(stem).length > 0 && isNamed(asking, stem) && !isNamed(said, stem),
        ).length,
    );
  return Math.max(0, ...counts);
}

/** Whether a text names another area than that of an answer, by more than `score`. */
function namesOther(practiceCase: PracticeCase, text: string, { notes }: PastAnswer, score: number): boolean {
  return practiceCase.areas.some(
    (area) => area.id !== notes.area && scoreArea(practiceCase, area, text) > score,
  );
}

const isSaidIn =
  ({ text }: PastAnswer, topic: ReadonlySet<string>) =>
  (stem: string): boolean =>
    !topic.has(stem) && holdsStem(text.toLowerCase(), stem);

const listBareWords = (text: string): string => listWords(text.toLowerCase()).join(" ");

/** Whether a text is a stretch of an answer, word for word. */
function isVerbatim(text: string, { text: answer }: PastAnswer): boolean {
  const words = listBareWords(text).replace(/^you (?:said|mentioned) /u, "");
  return words !== "" && listBareWords(answer).includes(words);
}

/** Whether a question stays with the last answer, or turns away from it; null where it does neither plainly. */
function staysWith(practiceCase: PracticeCase, last: PastAnswer, heard: Heard): boolean | null {
  const isSaid = isSaidIn(last, listCutKeywords(practiceCase));
  const core = heard.core.replace(formulas, " ");
  const asked = listMatter(core);
  const inCore = asked.filter(isSaid).length;
  const others = countOthers(practiceCase, core, last);
  if (others > inCore) return false;
  const own = practiceCase.areas.find(({ id }) => id === last.notes.area);
  const ownScore = own === undefined ? 0 : scoreArea(practiceCase, own, core);
  const repeatsNothing = heard.core === heard.asking;
  if (repeatsNothing && namesOther(practiceCase, core, last, Math.max(1, ownScore))) return false;
  if (inCore > 0) return true;
  const namesNothing = asked.length === 0;
  const isOpen = last.notes.told.length + last.notes.cues.length > 0;
  const preface = heard.asking.replace(heard.core, "");
  if (namesNothing && !isOpen && !isVerbatim(preface, last) && namesOther(practiceCase, preface, last, 1))
    return false;
  if (listMatter(heard.asking).some(isSaid)) return true;
  const isTold = last.notes.told.length > 0 || last.notes.lines.some((key) => key.endsWith(".more"));
  const loudest = isTold && /\b(?:it|that|this)\b/u.test(core) ? vagueWeight : 0;
  return namesNothing && pointing.test(core) && !namesOther(practiceCase, core, last, loudest) ? true : null;
}

/**
 * The answer that a question stays with: the last one, where the question says its words again or only points at it,
 * and else an earlier one that told something held back. None where the question turns to something else.
 */
export function findThread(practiceCase: PracticeCase, memory: Memory, heard: Heard): PastAnswer | undefined {
  const last = memory.answers.at(-1);
  if (last === undefined) return undefined;
  const stays = last.notes.area === null ? null : staysWith(practiceCase, last, heard);
  if (stays !== null) return stays ? last : undefined;
  const core = heard.core.replace(formulas, " ");
  const topic = listCutKeywords(practiceCase);
  const asked = listMatter(core).filter((stem) => stem.length >= minEchoChars);
  const told = memory.answers.findLast(
    (answer) => answer.notes.told.length > 0 && asked.some(isSaidIn(answer, topic)),
  );
  return told === undefined || namesOther(practiceCase, core, told, 1) ? undefined : told;
}

/** Everything that the person can speak of, cut to stems. */
function listKnown({ areas, insights, facts, keywords, topic, brief }: PracticeCase): Set<string> {
  const texts = [
    ...areas.flatMap(({ answers, words, name }) => [...Object.values(answers).flat(), ...words, name]),
    ...insights.flatMap(({ said, finding }) => [said, finding]),
    ...facts.flatMap(({ say, words }) => [say, ...words]),
    ...keywords,
    ...[topic, brief],
  ];
  return new Set(texts.flatMap((text) => listContentStems(text ?? "")));
}

/**
 * What a question is about: one of the person's areas, `current` where it names nothing of its own, `beside` where it
 * names something new about what is spoken of, `any` where it names the topic as a whole, or `foreign` where it names
 * what the person has nothing to say on.
 */
export type Matter =
  | { area: string; by: "words" | "echo" }
  | { area: null; by: "current" | "beside" | "any" | "foreign" };

/** Ways of asking that name no matter, though their words may be an area's. */
const formulas =
  /\b(?:(?:the|your) )?(?:last|first|latest|most recent) time\b|\bwalk me through\b|\btake me through\b|\bstep by step\b|\bfrom (?:the )?(?:start|beginning)(?: to (?:the )?(?:finish|end))?\b|\bthrough your (?:head|mind)\b|\bhow do you (?:feel|see)\b|\bat the moment\b|\bhere's something (?:a little )?different\b|\bsomething else instead\b/gu;

/** The words of the topic as a whole, and those of its name. */
const listCutKeywords = ({ keywords, topic }: PracticeCase): Set<string> =>
  new Set([...keywords.map(cutToStem), ...listContentStems(topic)]);

/** The person's own lines that a question names by a word that hardly any other has. */
export function findNamedLines(practiceCase: PracticeCase, question: string, max = maxNamed) {
  const { areas } = practiceCase;
  const topic = listCutKeywords(practiceCase);
  const matter = listMatter(question.replace(formulas, " ")).filter((stem) => !topic.has(stem));
  const lines = areas.flatMap((area) =>
    facets.flatMap((facet) => listFacetLines(area, facet).map((line) => ({ ...line, facet, area: area.id }))),
  );
  return matter.flatMap((stem) => {
    const named = lines.filter(({ text }) => holdsStem(text.toLowerCase(), stem));
    return named.length <= max ? named.map((line) => ({ ...line, stem })) : [];
  });
}

/** "Off" says nothing of what it takes up. */
const minEchoChars = 4;

/** Less than this is a vague word alone, which an earlier answer explains better. */
const minPlain = 0.4;
/** Of two areas named about equally, the one spoken of is meant. */
const maxGap = 0.3;

/** Reads what a question, in plain lower case, is about. */
export function findMatter(practiceCase: PracticeCase, memory: Memory, question: string): Matter {
  const asking = question.replace(formulas, " ");
  const scored = practiceCase.areas.map((area) => ({
    id: area.id,
    score: scoreArea(practiceCase, area, asking),
  }));
  const most = Math.max(...scored.map(({ score }) => score));
  const matter = listMatter(asking);
  const echoed = findEchoed(matter, memory);
  if (most > 0 && (most > minPlain || echoed === null)) {
    const near = scored.filter(
      ({ score }) => score > 0 && most - score < maxGap && Math.floor(score) === Math.floor(most),
    );
    const best = near.find(({ id }) => id === memory.current) ?? scored.find(({ score }) => score === most);
    if (best !== undefined) return { area: best.id, by: "words" };
  }
  if (matter.length === 0) return { area: null, by: memory.current === null ? "any" : "current" };
  if (echoed?.notes.area) return { area: echoed.notes.area, by: "echo" };
  const known = listKnown(practiceCase);
  if (memory.current !== null && pointing.test(asking)) return { area: null, by: "beside" };
  return { area: null, by: matter.some((stem) => known.has(stem)) ? "any" : "foreign" };
}
