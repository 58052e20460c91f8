import { countWords } from "../words.ts";
import { answerAside, sayHello } from "./answer-aside.ts";
import { nodesOf, type TalkNode } from "./case-nodes.ts";
import { type Found, findThread, rankNodes, scoreInsight, scoreTakingUp } from "./find-node.ts";
import { hearMessage } from "./hear-message.ts";
import type { Interviewee, Manner } from "./interviewee.ts";
import { listNextKinds } from "./kind-fits.ts";
import { narratives } from "./liken-ask.ts";
import type { CaseInsight } from "./practice-case.ts";
import { isWeak, opinionStem } from "./question-stems.ts";
import { recallTalk, type TalkLine } from "./recall-talk.ts";
import {
  type Answer,
  againKey,
  sayAgain,
  sayLine,
  sayNode,
  sayTalk,
  type TalkName,
  type Thread,
  type Turn,
} from "./say-node.ts";

/**
 * One line of a practice talk: "interviewer" is who practises. The interviewee's lines carry the notes that
 * were kept with them, since a model may have worded them.
 */
export type PracticeLine = TalkLine;
export type IntervieweeReply = Answer;

/** From this many words on a question is not followed. */
const maxWords = 70;
const minScore = 0.5;
/** Asked for one fact, a neighbouring one is no answer. */
const minFactScore = 0.62;
const minShortScore = 0.5;
/** A guess is rather not made than made about something else. */
const minGuessScore = 0.58;

/** Whether the last thing said was hard to say. */
function isTender({ memory }: Turn): boolean {
  const [last] = memory.said;
  const isLast = last !== undefined && memory.answers.at(-1)?.notes.lines.includes(last.key);
  return isLast === true && (last?.tells !== null || last.after !== null);
}

/** One of these lines, but never of the kind that was just said. */
function sayOneOf(turn: Turn, names: readonly TalkName[], manner: Manner): Answer {
  const last = turn.memory.answers.at(-1)?.notes.lines[0] ?? "";
  const name = names.find((one) => !last.startsWith(`talk.${one}.`)) ?? names[0] ?? "unclear";
  return sayTalk(turn, name, manner);
}

const isUnsaid = ({ memory }: Turn, { key }: TalkNode) => !memory.saidAt.has(key);
const goingOn = ["more", "then", "example", "mean", "feeling", "how", "why"] as const;

/** What goes on from a line: what follows on it, else on what led to it. */
function findContinuation(turn: Turn, from: TalkNode | undefined): TalkNode | undefined {
  for (let node = from; node !== undefined; node = turn.nodes.byKey.get(node.parent ?? "")) {
    for (const kind of goingOn) {
      const next = turn.nodes.byKey.get(node.next.get(kind) ?? "");
      if (next !== undefined && isUnsaid(turn, next)) return next;
    }
  }
  return undefined;
}

/** Insights that can come out now: hinted at, not told, and nobody was hurt. */
function listTellable({ interviewee, memory }: Turn): CaseInsight[] {
  if (memory.guarded) return [];
  return interviewee.practiceCase.insights.filter(({ id, area }) => {
    if (memory.told.has(id)) return false;
    const wasThere = memory.answers.some(({ notes }) => notes.area === area && notes.manner === "open");
    return memory.cued.has(id) || (interviewee.difficulty === "easy" && wasThere);
  });
}

function findOpened(turn: Turn, thread: Thread | undefined): { node: TalkNode; score: number } | undefined {
  const scored = listTellable(turn).flatMap((insight) => {
    const node = turn.nodes.byKey.get(insight.id);
    const score = Math.max(scoreTakingUp(turn, thread, insight), scoreInsight(turn, thread, insight));
    return node === undefined ? [] : [{ node, score }];
  });
  return scored.toSorted((one, other) => other.score - one.score)[0];
}

/** Asked for what was not even hinted at, somebody hints. */
function findHintInstead(turn: Turn, thread: Thread | undefined): Found | undefined {
  const { interviewee, memory, nodes } = turn;
  const found = interviewee.practiceCase.insights.flatMap(({ id, hint, ...rest }) => {
    if (memory.told.has(id) || memory.cued.has(id)) return [];
    const score = scoreInsight(turn, thread, { id, hint, ...rest }) * 0.9;
    const hinting = [...nodes.byKey.values()].find(
      (node) => node.text.includes(hint.words) && isUnsaid(turn, node) && node.parent === null,
    );
    return hinting === undefined ? [] : [{ node: hinting, score, isDirect: true, follows: false }];
  });
  return found.toSorted((one, other) => other.score - one.score)[0];
}

/** More on what is spoken of; before anything was said, the talk is opened. */
function answerProbe(turn: Turn, manner: Manner): Answer {
  const { memory, nodes, interviewee } = turn;
  const [last] = memory.said;
  if (last === undefined) {
    const first = nodes.byKey.get(`${interviewee.practiceCase.areas[0]?.id}.0`);
    const root = first ?? [...nodes.byKey.values()].find(({ area }) => area !== null);
    return memory.answers.length === 0 || root === undefined ? sayHello(turn) : sayNode(turn, root, manner);
  }
  const thread = findThread(turn);
  const opened = findOpened(turn, thread);
  if (opened !== undefined && opened.score >= minScore) return sayNode(turn, opened.node, manner);
  const next = findContinuation(turn, thread?.node ?? last);
  if (next !== undefined) return sayNode(turn, next, manner);
  if (isTender(turn)) return sayOneOf(turn, ["tender", "silence"], manner);
  return sayOneOf(turn, ["silence", "nothingMore", "onlyThat"], manner);
}

/** Whether it asks about something that nothing in the case speaks of. */
function isUnknown({ heard, nodes }: Turn): boolean {
  const stems = heard.stems.filter((stem) => !isWeak(stem));
  return stems.length > 0 && stems.every((stem) => !nodes.known.has(stem));
}

/** Words for where nothing that is known answers: about what was said, about something else, or not understood. */
function sayUnknown(turn: Turn, thread: Thread | undefined, manner: Manner): Answer {
  const { heard } = turn;
  if (isTender(turn)) return sayOneOf(turn, ["tender", "onlyThat"], manner);
  if (heard.stems.includes(opinionStem)) return sayOneOf(turn, ["unsure", "onlyThat"], manner);
  if (thread !== undefined && thread.pull > 0.4) return sayOneOf(turn, ["onlyThat", "nothingMore"], manner);
  const isForeign = !heard.points && isUnknown(turn);
  return isForeign
    ? sayOneOf(turn, ["notMine", "unclear"], manner)
    : sayOneOf(turn, ["unclear", "notMine", "onlyThat"], manner);
}

/** What answers much worse than what was said is rather not said instead. */
const nearlyAsGood = 0.25;

/** What was asked for was said: what follows on it, else the next that answers, else that this was all. */
function answerAgain(turn: Turn, ranked: readonly Found[], manner: Manner): Answer {
  const [best] = ranked;
  if (best?.node.area === null) return sayNode(turn, best.node, manner);
  const kinds = listNextKinds(turn.heard.kind);
  const below = kinds.flatMap((kind) => turn.nodes.byKey.get(best?.node.next.get(kind) ?? "") ?? []);
  const next = below.find((node) => isUnsaid(turn, node));
  if (next !== undefined) return sayNode(turn, next, manner);
  const least = Math.max(minScore + 0.05, (best?.score ?? 0) - nearlyAsGood);
  const other = ranked.find(({ node, score }) => score >= least && isUnsaid(turn, node));
  if (other !== undefined) return sayNode(turn, other.node, manner);
  const more = narratives.has(turn.heard.kind) ? findContinuation(turn, best?.node) : undefined;
  if (more !== undefined) return sayNode(turn, more, manner);
  if (best !== undefined && !turn.memory.saidAt.has(againKey(best.node)))
    return sayAgain(turn, best.node, manner);
  return sayOneOf(turn, isTender(turn) ? ["tender", "onlyThat"] : ["onlyThat", "nothingMore"], manner);
}

/** A question about the whole matter opens the next side of it. */
function findNextArea({ interviewee, memory, nodes, heard }: Turn): TalkNode | undefined {
  const topic = new Set(nodes.topic);
  if (heard.stems.some((stem) => !topic.has(stem)) || heard.kind !== "tell") return undefined;
  return [...nodes.byKey.values()].find(
    ({ area, parent, tells, key }) =>
      area !== null &&
      parent === null &&
      tells === null &&
      !key.endsWith(".unasked") &&
      memory.said.every((node) => node.area !== area) &&
      interviewee.practiceCase.areas.some(({ id }) => id === area),
  );
}

/** What only an open question brings: an insight, or the first hint at one. */
function findKeptBack(
  turn: Turn,
  thread: Thread | undefined,
  { manner, bestScore }: { manner: Manner; bestScore: number },
): TalkNode | undefined {
  const opened = manner === "closed" ? undefined : findOpened(turn, thread);
  if (opened !== undefined && opened.score >= Math.max(minScore, bestScore - 0.1)) return opened.node;
  const hint = turn.memory.guarded ? undefined : findHintInstead(turn, thread);
  return hint !== undefined && hint.score >= minScore && hint.score > bestScore ? hint.node : undefined;
}

/** Where no line answers: more of what is spoken of, another side of the whole, or that nothing is known of it. */
function answerLoosely(turn: Turn, thread: Thread | undefined, manner: Manner): Answer {
  const { heard, memory } = turn;
  const isBare = heard.stems.length === 0 && memory.said.length > 0;
  const next = isBare ? undefined : findNextArea(turn);
  if (next !== undefined) return sayNode(turn, next, manner);
  const isMore = heard.kind === "tell" && thread !== undefined && thread.pull > 0.6;
  return isMore ? answerProbe(turn, manner) : sayUnknown(turn, thread, manner);
}

function answerOpen(turn: Turn, manner: Manner): Answer {
  const thread = findThread(turn);
  const ranked = rankNodes(turn, thread);
  const [best] = ranked;
  const kept = findKeptBack(turn, thread, { manner, bestScore: best?.score ?? 0 });
  if (kept !== undefined) return sayNode(turn, kept, manner);
  const needed = manner === "fact" && best?.follows !== true ? minFactScore : minScore;
  if (best === undefined || best.score < needed) return answerLoosely(turn, thread, manner);
  return isUnsaid(turn, best.node) ? sayNode(turn, best.node, manner) : answerAgain(turn, ranked, manner);
}

/** The insight that a closing question shuts: one hinted at that it asks about. */
function findShut(turn: Turn, thread: Thread | undefined): CaseInsight | undefined {
  return listTellable(turn).find(
    (insight) =>
      !turn.memory.saidAt.has(`${insight.id}.shut`) &&
      (scoreTakingUp(turn, thread, insight) >= 0.89 || scoreInsight(turn, thread, insight) >= minScore),
  );
}

/** Of more than this only the first sentence is said to a question for a yes or a no. */
const maxShortWords = 8;

/** Asked for a yes or a no: one that is true, and little more. */
function answerClosed(turn: Turn, manner: Manner, otherwise: readonly TalkName[]): Answer {
  const thread = findThread(turn);
  const ranked = rankNodes(turn, thread);
  const [best] = ranked;
  if (best !== undefined && best.score >= minShortScore) {
    const isNew = isUnsaid(turn, best.node) || best.node.area === null;
    const isLong = !best.isDirect || countWords(best.node.text) > maxShortWords;
    return isNew ? sayNode(turn, best.node, manner, isLong) : answerAgain(turn, ranked, manner);
  }
  const shut = findShut(turn, thread);
  if (shut !== undefined) return sayLine(turn, { key: `${shut.id}.shut`, text: shut.shut }, manner);
  return sayOneOf(turn, isUnknown(turn) ? ["notMine", ...otherwise] : otherwise, manner);
}

function answerHypothetical(turn: Turn): Answer {
  const thread = findThread(turn);
  const opened = /^(?:what|how)\b/u.test(turn.heard.core) ? findOpened(turn, thread) : undefined;
  if (opened !== undefined && opened.score >= 0.6) return sayNode(turn, opened.node, "hypothetical");
  const ranked = rankNodes(turn, thread);
  const [best] = ranked;
  if (best === undefined || best.score < minGuessScore) return sayTalk(turn, "hypothetical", "hypothetical");
  return isUnsaid(turn, best.node)
    ? sayNode(turn, best.node, "hypothetical")
    : answerAgain(turn, ranked, "hypothetical");
}

const shortKinds = new Set(["yesno", "any", "anyone", "choice"]);

function answerQuestion(turn: Turn): Answer {
  const { label, kind } = turn.heard;
  const isShort = shortKinds.has(kind);
  switch (label) {
    case "leading":
      return answerClosed(turn, "leading", ["leading"]);
    case "double":
      return kind === "choice" ? answerClosed(turn, "closed", ["unsure"]) : sayTalk(turn, "double", "double");
    case "hypothetical":
      return answerHypothetical(turn);
    case "fact":
      return answerOpen(turn, "fact");
    case "open":
      return isShort ? answerClosed(turn, "open", ["unsure", "onlyThat"]) : answerOpen(turn, "open");
    case "closed":
      return isShort
        ? answerClosed(
            turn,
            "closed",
            kind === "any" || kind === "anyone" ? ["none", "unsure"] : ["unsure", "none"],
          )
        : answerOpen(turn, "closed");
    case null:
      return answerProbe(turn, "neutral_probe");
  }
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
  const nodes = nodesOf(interviewee.practiceCase);
  const memory = recallTalk(nodes, history);
  const heard = hearMessage(message, memory.answers.at(-1)?.text);
  const turn: Turn = { interviewee, nodes, memory, heard };
  if (heard.manner === "rude" || heard.manner === "rushed") return sayTalk(turn, "rude", heard.manner);
  const aside = answerAside(turn);
  if (aside !== undefined) return aside;
  if (heard.manner === "silence") return answerProbe(turn, "silence");
  if (heard.words > maxWords) return sayTalk(turn, "unclear", "unclear");
  return answerQuestion(turn);
}
