import { countWords } from "../words.ts";
import { answerAside, sayHello } from "./answer-aside.ts";
import { isClosedKind, listNextKinds } from "./ask-kind.ts";
import { nodesOf, type TalkNode } from "./case-nodes.ts";
import { hearEach, hearMessage } from "./hear-message.ts";
import type { Interviewee, Manner } from "./interviewee.ts";
import type { CaseInsight } from "./practice-case.ts";
import {
  byTheWay,
  findThread,
  type Ranked,
  rankLines,
  scoreInsight,
  scoreTakingUp,
  type Thread,
} from "./rank-lines.ts";
import { recallTalk, type TalkLine } from "./recall-talk.ts";
import {
  type Answer,
  againKey,
  sayAgain,
  sayLine,
  sayNode,
  sayTalk,
  sayVague,
  type TalkName,
  type Turn,
} from "./say-node.ts";
import {
  answerUnmatched,
  carryOn,
  findContinuation,
  findNextStory,
  isTender,
  sayFitting,
  sayOneOf,
} from "./unmatched.ts";

/**
 * One line of a practice talk: "interviewer" is who practises. The interviewee's lines carry the notes that
 * were kept with them, since a model may have worded them.
 */
export type PracticeLine = TalkLine;
export type IntervieweeReply = Answer;

/** From this many words on a question is not followed. */
const maxWords = 70;
/** Below this a line is no answer. */
const minScore = 0.34;
/** A yes or a no to something else is worse than neither. */
const minClosedScore = 0.4;
/** Held back things want a question that is clearly about them. */
const minInsightScore = 0.5;

const isUnsaid = ({ memory }: Turn, { key }: TalkNode) => !memory.saidAt.has(key);

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
    const score = Math.max(scoreTakingUp(turn, thread, insight), scoreInsight(turn, insight));
    return node === undefined ? [] : [{ node, score }];
  });
  return scored.toSorted((one, other) => other.score - one.score)[0];
}

/** Asked for what was not even hinted at, somebody hints. */
function findHintInstead(turn: Turn, least: number): TalkNode | undefined {
  const { interviewee, memory, nodes } = turn;
  const asked = interviewee.practiceCase.insights
    .filter(({ id }) => !memory.told.has(id) && !memory.cued.has(id))
    .map((insight) => ({ insight, score: scoreInsight(turn, insight) }))
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)[0];
  return [...nodes.byKey.values()].find(
    (node) =>
      asked !== undefined &&
      node.parent === null &&
      node.text.includes(asked.insight.hint.words) &&
      isUnsaid(turn, node),
  );
}

const openingMargin = 0.1;

/** What only an open question brings: an insight, or the first hint at one. */
function findKeptBack(turn: Turn, thread: Thread | undefined, bestScore: number): TalkNode | undefined {
  const opened = findOpened(turn, thread);
  const margin = opened?.score === byTheWay ? 0 : openingMargin;
  if (opened !== undefined && opened.score >= Math.max(minInsightScore, bestScore - margin))
    return opened.node;
  const isBare = turn.heard.matter.length === 0 && thread !== undefined;
  if (turn.memory.guarded || isBare) return undefined;
  return findHintInstead(turn, Math.max(minInsightScore, bestScore));
}

/** More on what is spoken of; before anything was said, the talk is opened. */
function answerProbe(turn: Turn, manner: Manner): Answer {
  const { memory } = turn;
  if (memory.said.length === 0) {
    const first = findNextStory(turn, turn.interviewee.practiceCase.areas[0]?.id ?? null);
    return memory.answers.length === 0 || first === undefined ? sayHello(turn) : sayNode(turn, first, manner);
  }
  const thread = findThread(turn);
  const opened = findOpened(turn, thread);
  if (opened !== undefined && opened.score >= minInsightScore) return sayNode(turn, opened.node, manner);
  return carryOn(turn, thread, manner);
}

/** What answers much worse than what was said is rather not said instead. */
const nearlyAsGood = 0.25;

/** Only what was clearly asked for is said again. */
const minAgainScore = 0.6;
/** A longer line that comes again sounds like a recording. */
const maxRepeatedChars = 40;

/** A short fact is given again to whoever asks for it again. */
const mayComeAgain = ({ memory }: Turn, node: TalkNode): boolean =>
  node.area === null && node.text.length <= maxRepeatedChars && memory.said[0] !== node;

/** What was asked for was said: what follows on it, else the next that answers, else the same in short. */
function answerAgain(turn: Turn, best: Ranked, ranked: readonly Ranked[], manner: Manner): Answer {
  if (mayComeAgain(turn, best.node)) return sayNode(turn, best.node, manner);
  const below = listNextKinds(turn.heard.kind).flatMap(
    (kind) => turn.nodes.byKey.get(best.node.next.get(kind) ?? "") ?? [],
  );
  const least = Math.max(minScore, best.score - nearlyAsGood);
  const isSpokenOf = best.node === turn.memory.said[0];
  const follows = below.find((node) => isUnsaid(turn, node));
  const next =
    (isSpokenOf ? follows : undefined) ??
    ranked.find(({ node, score }) => score >= least && isUnsaid(turn, node))?.node ??
    follows ??
    findContinuation(turn, best.node);
  if (next !== undefined) return sayNode(turn, next, manner, isClosedKind(turn.heard.kind));
  const isMeant = best.score >= minAgainScore && turn.heard.matter.length > 0;
  if (isMeant && !turn.memory.saidAt.has(againKey(best.node))) return sayAgain(turn, best.node, manner);
  return sayOneOf(turn, isTender(turn) ? ["tender", "onlyThat"] : ["nothingMore", "onlyThat"], manner);
}

function answerOpen(turn: Turn, manner: Manner): Answer {
  const thread = findThread(turn);
  const ranked = rankLines(turn, thread);
  const [best] = ranked;
  // Who asks about the line that was just said takes it up.
  const other = ranked.find(({ node }) => node !== turn.memory.said[0])?.score ?? 0;
  const kept = manner !== "closed" ? findKeptBack(turn, thread, other) : undefined;
  if (kept !== undefined) return sayNode(turn, kept, manner);
  if (best === undefined || best.score < minScore) {
    const isBare = turn.heard.matter.length === 0 && thread !== undefined;
    return isBare ? carryOn(turn, thread, manner) : answerUnmatched(turn, { thread, ranked, manner });
  }
  return isUnsaid(turn, best.node)
    ? sayNode(turn, best.node, manner)
    : answerAgain(turn, best, ranked, manner);
}

/** The insight that a closing question shuts: one hinted at that it asks about. */
function findShut(turn: Turn, thread: Thread | undefined): CaseInsight | undefined {
  return listTellable(turn).find(
    (insight) =>
      !turn.memory.saidAt.has(`${insight.id}.shut`) &&
      (scoreTakingUp(turn, thread, insight) >= 0.89 || scoreInsight(turn, insight) >= minInsightScore),
  );
}

const owning = /^(?:do you (?:have|own|keep) (?:a|an|any)\b|have you got (?:a|an|any)\b)/u;
/** Asked whether something is good, who has no answer of their own says yes rather than no. */
const pleasant =
  /\b(?:like|love|enjoy|enjoyed|nice|good|happy|tasty|easy|proud|useful|popular|friendly|helpful|rewarding|clean|fair|safe|comfortable|satisfied|fun|clear|honest|allowed|grateful|kind|well)\b/u;
/** A story that is no answer to a yes-or-no question of its own has to fit it well. */
const minStoryScore = 0.55;

/** Of more than this only the first sentence is said to a question for a yes or a no. */
const maxShortWords = 8;

/** Asked for a yes or a no: one that is true, and little more. */
function answerClosed(turn: Turn, manner: Manner, otherwise: readonly TalkName[]): Answer {
  const thread = findThread(turn);
  const ranked = rankLines(turn, thread);
  const best = ranked.find(({ node }) => isUnsaid(turn, node) || mayComeAgain(turn, node));
  const shut = findShut(turn, thread);
  const saysYesOrNo = best?.node.asks.some(({ kind }) => isClosedKind(kind)) === true;
  if (best !== undefined && best.score >= (saysYesOrNo ? minClosedScore : minStoryScore))
    return sayNode(turn, best.node, manner, countWords(best.node.text) > maxShortWords);
  if (shut !== undefined) return sayLine(turn, { key: `${shut.id}.shut`, text: shut.shut }, manner);
  if (turn.heard.kind === "choice") return sayVague(turn, "choice", manner);
  if (owning.test(turn.heard.core)) return sayLine(turn, { key: "no", text: "No." }, manner);
  const isYes = turn.heard.kind === "yesno" && manner !== "leading" && pleasant.test(turn.heard.core);
  return isYes ? sayVague(turn, "yes", manner) : sayOneOf(turn, otherwise, manner);
}

/** "Why don't they agree?" wants more than a yes, and gets a sentence. */
function answerLeadingWhy(turn: Turn): Answer {
  const [best] = rankLines(turn, findThread(turn)).filter(({ node }) => isUnsaid(turn, node));
  if (best === undefined || best.score < minScore) return sayFitting(turn, "leading");
  return sayNode(turn, best.node, "leading", true);
}

function answerHypothetical(turn: Turn): Answer {
  const thread = findThread(turn);
  const opened = /^(?:what|how)\b/u.test(turn.heard.core) ? findOpened(turn, thread) : undefined;
  if (opened !== undefined && opened.score >= 0.6) return sayNode(turn, opened.node, "hypothetical");
  const ranked = rankLines(turn, thread);
  const [best] = ranked;
  if (best === undefined || best.score < minScore) return sayOneOf(turn, ["hypothetical"], "hypothetical");
  return isUnsaid(turn, best.node)
    ? sayNode(turn, best.node, "hypothetical")
    : answerAgain(turn, best, ranked, "hypothetical");
}

/** Of two questions somebody answers the one that they have more to say to. */
function answerDouble(turn: Turn, message: string): Answer {
  if (turn.heard.kind === "choice") return answerClosed(turn, "closed", ["unsure"]);
  const halves = hearEach(message).map((heard) => {
    const half = { ...turn, heard };
    const ranked = rankLines(half, findThread(half));
    return { half, ranked, best: ranked.find(({ node }) => isUnsaid(turn, node)) };
  });
  const [chosen] = halves.toSorted((one, other) => (other.best?.score ?? 0) - (one.best?.score ?? 0));
  if (chosen?.best === undefined || chosen.best.score < minScore) return sayTalk(turn, "double", "double");
  return sayNode(turn, chosen.best.node, "double", isClosedKind(chosen.half.heard.kind));
}

function answerQuestion(turn: Turn, message: string): Answer {
  const { label, kind } = turn.heard;
  const isShort = isClosedKind(kind);
  switch (label) {
    case "leading":
      return /^(?:why|how|what|who|when|where)\b/u.test(turn.heard.core)
        ? answerLeadingWhy(turn)
        : answerClosed(turn, "leading", ["leading"]);
    case "double":
      return answerDouble(turn, message);
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
  return answerQuestion(turn, message);
}
