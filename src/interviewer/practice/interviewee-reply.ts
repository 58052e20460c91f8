import { hashText } from "../words.ts";
import { answerAside, sayHello } from "./answer-aside.ts";
import {
  findMatter,
  findNamedLines,
  findThread,
  holdsStem,
  isAboutTopic,
  type Matter,
  pointing,
} from "./find-area.ts";
import { findHinted, followThread } from "./follow-thread.ts";
import { type Heard, hearMessage } from "./hear-message.ts";
import type { Interviewee, Manner } from "./interviewee.ts";
import type { CaseInsight, Facet } from "./practice-case.ts";
import { type Memory, recallTalk, type TalkLine } from "./recall-talk.ts";
import {
  type Answer,
  findUnsaid,
  firstSentenceOf,
  listFacetLines,
  sayInsight,
  sayLine,
  sayNoMore,
  sayTalk,
} from "./say-line.ts";
import { findOpened, findRest, findTakenUp, findUnspoken, sayArea, type Turn } from "./tell-story.ts";

/**
 * One line of a practice talk: "interviewer" is who practises. The interviewee's lines carry the notes that
 * were kept with them, since a model may have worded them.
 */
export type PracticeLine = TalkLine;
export type IntervieweeReply = Answer;

/** From this many words on a question is not followed. */
const maxWords = 70;

const wholeStory: readonly Facet[] = ["open", "example", "how", "why", "feeling"];

/** More on what is spoken of; before anything was said, the talk is opened. */
function answerProbe(turn: Turn, manner: Manner): Answer {
  const { memory, interviewee } = turn;
  const insight = findTakenUp(turn) ?? memory.pending[0];
  if (insight !== undefined && !memory.guarded) return sayInsight(turn, insight, manner);
  const area = interviewee.practiceCase.areas.find(({ id }) => id === memory.current);
  if (area === undefined) {
    const first = memory.answers.length === 0 ? undefined : findUnspoken(turn);
    return first === undefined ? sayHello(turn) : sayArea(turn, first, wholeStory, manner);
  }
  const rest = findRest(turn, area);
  if (rest !== undefined) return sayLine(turn, rest, manner, area.id);
  if (manner === "silence" && !memory.guarded) {
    const isNew = interviewee.practiceCase.talk.silence.some(
      (_, at) => !memory.saidAt.has(`talk.silence.${at}`),
    );
    if (isNew) return sayTalk(turn, "silence", manner, area.id);
  }
  const last = memory.answers.at(-1);
  if (last !== undefined && last.notes.told.length > 0) return followThread(turn, last, manner);
  const asked = turn.heard.facets.filter((facet) => facet !== "open");
  return sayArea(turn, area, [...asked, ...wholeStory], manner);
}

const narrative = new Set<Facet>(["open", "example"]);

function findNamedLine(turn: Turn) {
  const { interviewee, memory, heard } = turn;
  const lines = findNamedLines(interviewee.practiceCase, heard.core);
  const named = lines.find(({ key }) => !memory.saidAt.has(key));
  const line = findUnsaid(turn, named === undefined ? [] : [named]);
  return line === undefined || named === undefined ? undefined : { ...line, area: named.area };
}

/** What somebody says who is at ease: what is held back, or more on what is spoken of. */
function answerAtEase(turn: Turn): Answer | undefined {
  const { memory, matter, interviewee } = turn;
  const insight = findTakenUp(turn) ?? findOpened(turn);
  if (insight !== undefined) return sayInsight(turn, insight, "open");
  const [pending] = memory.pending;
  if (pending !== undefined && matter.by === "current" && interviewee.difficulty !== "hard")
    return sayInsight(turn, pending, "open");
  return turn.thread === undefined ? undefined : followThread(turn, turn.thread, "open");
}

function answerOpen(turn: Turn): Answer {
  const { memory, heard, matter, area, interviewee } = turn;
  const atEase = memory.guarded ? undefined : answerAtEase(turn);
  if (atEase !== undefined) return atEase;
  const named = matter.by === "words" || matter.by === "current" ? undefined : findNamedLine(turn);
  if (named !== undefined) return sayLine(turn, named, "open", named.area);
  if (area !== undefined) return sayArea(turn, area, heard.facets, "open");
  const isBroad = matter.by === "any" && isAboutTopic(interviewee.practiceCase, heard.core);
  const current = interviewee.practiceCase.areas.find(({ id }) => id === memory.current);
  const [facet = "open"] = heard.facets;
  // "What were you hoping for?" is asked of what is spoken of, "Tell me about it" of all.
  if (isBroad && current !== undefined && !narrative.has(facet))
    return sayArea(turn, current, heard.facets, "open");
  const next = isBroad ? findUnspoken(turn) : undefined;
  if (next !== undefined) return sayArea(turn, next, heard.facets, "open");
  return isBroad ? sayNoMore(turn, "open") : sayTalk(turn, "notMine", "open");
}

/** The insight that a closing question shuts: one hinted at that it names, or that its area holds. */
function findShut(turn: Turn): CaseInsight | undefined {
  const { interviewee, memory, area } = turn;
  return (
    findTakenUp(turn) ??
    interviewee.practiceCase.insights.find(
      ({ id, area: of }) => of === area?.id && memory.cued.has(id) && !memory.told.has(id),
    )
  );
}

/** "Yes, I did" answers "did you" and not "was it". */
const answeringVerb = /\b(?:do|does|did|have|has|had|is|are|was|were|can|could|am)\b/u;

/** Two of three such questions get a yes; the same word is not said twice in a row. */
function answerClosed(turn: Turn): Answer {
  const { area, memory, heard } = turn;
  const shut = findShut(turn);
  if (shut !== undefined && !memory.saidAt.has(`${shut.id}.shut`))
    return sayLine(turn, { key: `${shut.id}.shut`, text: shut.shut }, "closed", shut.area);
  const fact = findFact(turn);
  if (fact !== undefined && area === undefined) return sayLine(turn, fact, "fact", null);
  if (area === undefined) return sayTalk(turn, "short", "closed");
  const facet = hashText(heard.asking) % 3 === 0 ? "no" : "yes";
  const key = `${area.id}.${facet}`;
  const verb = answeringVerb.exec(area.answers[facet].toLowerCase())?.[0];
  const isFitting = verb === undefined || holdsStem(heard.asking, verb);
  if (memory.saidAt.has(key) || !isFitting) return sayTalk(turn, "short", "closed", area.id);
  return sayLine(turn, { key, text: area.answers[facet] }, "closed", area.id);
}

/** What the person says of themselves, by the longest words that the question has. */
function findFact({ interviewee, heard }: Turn) {
  const { facts, keywords } = interviewee.practiceCase;
  const named = facts.flatMap(({ words, say }, index) => {
    const [word] = words
      .filter((stem) => holdsStem(heard.asking, stem))
      .toSorted((one, other) => other.length - one.length);
    if (word === undefined) return [];
    return [
      { key: `fact.${index}`, text: say, word, phrase: word.includes(" "), isTopic: keywords.includes(word) },
    ];
  });
  return named.toSorted((one, other) => other.word.length - one.word.length)[0];
}

/** An open question about the person rather than about what they do ("How does your wife see it?"). */
function asksForFact(turn: Turn): boolean {
  const fact = findFact(turn);
  if (fact === undefined || turn.memory.saidAt.has(fact.key)) return false;
  const { by } = turn.matter;
  const isNamed = by === "any" && !fact.isTopic;
  return (
    by === "beside" ||
    by === "foreign" ||
    isNamed ||
    (by !== "words" && fact.phrase && !pointing.test(turn.heard.asking))
  );
}

const factFacets = new Set<Facet>(["often", "who", "cost", "wish"]);

/** A question for one fact gets it, and no story. */
function answerFact(turn: Turn): Answer {
  const { heard, area } = turn;
  const fact = findFact(turn);
  if (fact !== undefined && (fact.phrase || turn.matter.by !== "words"))
    return sayLine(turn, fact, "fact", null);
  const of = area ?? turn.interviewee.practiceCase.areas.find(({ id }) => id === turn.memory.current);
  if (of === undefined || turn.matter.by === "foreign" || turn.matter.by === "any")
    return sayTalk(turn, "notMine", "fact");
  if (turn.thread !== undefined && !turn.memory.guarded) {
    const insight = findTakenUp(turn) ?? findHinted(turn, turn.thread);
    if (insight !== undefined) return sayInsight(turn, insight, "fact");
    if (turn.thread.notes.told.length > 0) return followThread(turn, turn.thread, "fact");
  }
  const asked = heard.facets.filter((facet) => factFacets.has(facet));
  const line = findUnsaid(
    turn,
    asked.flatMap((facet) => listFacetLines(of, facet)),
  );
  if (line !== undefined) return sayLine(turn, line, "fact", of.id);
  const rest = (["example", "how", "open"] as const)
    .flatMap((facet) => listFacetLines(of, facet))
    .map(firstSentenceOf);
  const first = findUnsaid(turn, rest);
  return first === undefined ? sayNoMore(turn, "fact", of) : sayLine(turn, first, "fact", of.id);
}

/** Gives back what was said, and lets the other go on from there. */
const reflecting =
  /^(?:(?:so|and|okay|ok|right|earlier)[, ]+)*you (?:just |also |already )?(?:said|mentioned|told me|spoke|talked)/u;

function answerLeading(turn: Turn): Answer {
  if (reflecting.test(turn.heard.asking) && findTakenUp(turn) !== undefined)
    return answerProbe(turn, "neutral_probe");
  const shut = findShut(turn);
  if (shut === undefined || turn.memory.saidAt.has(`${shut.id}.shut`))
    return sayTalk(turn, "leading", "leading", turn.area?.id ?? null);
  return sayLine(turn, { key: `${shut.id}.shut`, text: shut.shut }, "leading", shut.area);
}

function answerHypothetical(turn: Turn): Answer {
  const { heard, memory, interviewee } = turn;
  const takenUp = /^(?:what|how)\b/u.test(heard.core) ? findTakenUp(turn) : undefined;
  if (takenUp !== undefined && !memory.guarded) return sayInsight(turn, takenUp, "hypothetical");
  const area = turn.area ?? interviewee.practiceCase.areas.find(({ id }) => id === memory.current);
  const wish = area === undefined || !heard.facets.includes("wish") ? [] : listFacetLines(area, "wish");
  const line = findUnsaid(turn, wish);
  return line === undefined
    ? sayTalk(turn, "hypothetical", "hypothetical", area?.id ?? null)
    : sayLine(turn, line, "hypothetical", area?.id ?? null);
}

/** What is no question: one that shows that it was listened to is as good as silence. */
function answerRemark(turn: Turn): Answer {
  return turn.matter.by === "foreign"
    ? sayTalk(turn, "unclear", "unclear")
    : answerProbe(turn, "neutral_probe");
}

/** "Did you use the portal or the app?": a yes would answer neither. */
const offersChoice =
  /^(?:so |and |ok |okay,? )*(?:do|did|have|are|were|is|was) [^?]* or (?!so\b|not\b|any|some|something)[^?]*\?$/u;

function answerQuestion(turn: Turn): Answer {
  switch (turn.heard.label) {
    case "open":
      return asksForFact(turn) ? answerFact(turn) : answerOpen(turn);
    case "closed":
      return offersChoice.test(turn.heard.core)
        ? sayTalk(turn, "double", "double", turn.area?.id ?? null)
        : answerClosed(turn);
    case "leading":
      return answerLeading(turn);
    case "double":
      return sayTalk(turn, "double", "double", turn.area?.id ?? null);
    case "hypothetical":
      return answerHypothetical(turn);
    case "fact":
      return answerFact(turn);
    case null:
      return answerRemark(turn);
  }
}

/** What a question is about; where it names nothing itself, what leads up to it does. */
function findMatterOf({ practiceCase }: Interviewee, memory: Memory, heard: Heard): Matter {
  const matter = findMatter(practiceCase, memory, heard.core);
  const isOpen = matter.by === "current" || matter.by === "beside" || matter.by === "any";
  if (!isOpen || heard.core === heard.asking) return matter;
  const around = findMatter(practiceCase, memory, heard.asking);
  return around.by === "words" ? around : matter;
}

/**
 * What the interviewee answers, with what the answer tells and hints at. Open questions bring the story, taking up
 * what it hints at brings what is held back; closed, leading, double and hypothetical questions bring little.
 * `message` is the newest of who practises; the history ends before it. Total and deterministic: all memory is in
 * the history's notes, and whatever a message says, it is only ever answered.
 */
export function replyAsInterviewee(
  interviewee: Interviewee,
  history: readonly PracticeLine[],
  message: string,
): IntervieweeReply {
  const memory = recallTalk(interviewee, history);
  const heard = hearMessage(message, memory.answers.at(-1)?.text);
  const thread = findThread(interviewee.practiceCase, memory, heard);
  const matter = thread?.notes.area
    ? ({ area: thread.notes.area, by: "echo" } as const)
    : findMatterOf(interviewee, memory, heard);
  const isOfCurrent = matter.by === "current" || matter.by === "beside";
  const areaId = matter.area ?? (isOfCurrent ? memory.current : null);
  const area = interviewee.practiceCase.areas.find(({ id }) => id === areaId);
  const turn: Turn = { interviewee, memory, heard, matter, area, thread };
  if (heard.manner === "rude" || heard.manner === "rushed") return sayTalk(turn, "rude", heard.manner);
  const aside = answerAside(turn);
  if (aside !== undefined) return aside;
  if (heard.manner !== null) return answerProbe(turn, heard.manner);
  if (heard.words > maxWords) return sayTalk(turn, "unclear", "unclear");
  return answerQuestion(turn);
}
