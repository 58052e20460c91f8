import { answerAside, sayHello } from "./answer-aside.ts";
import { answerClosed, findClosed } from "./answer-closed.ts";
import { answersQuestion } from "./answers-question.ts";
import { type AskKind, isClosedKind, isStoryKind } from "./ask-kind.ts";
import { isBareFollowUp } from "./bare-follow-up.ts";
import { nodesOf, type TalkNode } from "./case-nodes.ts";
import { answerUnknown, isTender, sayNothingMore } from "./dodge.ts";
import { findContinuation, findNext, findNextStory, isStory, isUnsaid, mayComeAgain } from "./follow-line.ts";
import { hearEach, hearMessage, joinSaid } from "./hear-message.ts";
import type { Interviewee, Manner } from "./interviewee.ts";
import { nameThem } from "./name-them.ts";
import { findOther } from "./other-people.ts";
import type { CaseInsight } from "./practice-case.ts";
import { type Ranked, rankLines } from "./rank-lines.ts";
import { recallTalk, type TalkLine } from "./recall-talk.ts";
import { type Answer, againKey, sayAgain, sayFactAgain, sayNode, sayTalk, type Turn } from "./say-node.ts";
import { findNamedArea, namesAnArea, stayNear } from "./stay-near.ts";
import { asksBeside, isTakenUp, listTellable, minInsightScore, scoreInsight } from "./taking-up.ts";
import { findThread, type Thread } from "./thread.ts";

/**
 * One line of a practice talk: "interviewer" is who practises. The interviewee's lines carry the notes that
 * were kept with them, since a model may have worded them.
 */
export type PracticeLine = TalkLine;
export type IntervieweeReply = Answer;
/** From this many words on a question is not followed. */
const maxWords = 70;
/** Below this a line is no answer, whatever is asked. */
const minScore = 0.36;

const openingMargin = 0.1;

const isHintedAgain = (turn: Turn, best: Ranked | undefined, { id, hint }: CaseInsight): boolean =>
  turn.memory.cued.has(id) &&
  !asksBeside(turn, hint.words) &&
  best !== undefined &&
  best.score >= minScore &&
  !turn.memory.saidAt.has(best.node.key) &&
  best.node.text.includes(hint.words);

/** The insight that a question opens: one whose hint it takes up, or that it asks about more than about a line. */
function findOpened(turn: Turn, bestScore: number, best?: Ranked): TalkNode | undefined {
  const tellable = listTellable(turn);
  const takenUp =
    tellable.find((insight) => isTakenUp(turn, findThread(turn), insight)) ??
    // Asked for what would only hint at it again, they go on to it.
    tellable.find((insight) => isHintedAgain(turn, best, insight));
  const [asked] = tellable
    .map((insight) => ({ insight, score: scoreInsight(turn, insight) }))
    .filter(({ score }) => score >= Math.max(minInsightScore, bestScore - openingMargin))
    .toSorted((one, other) => other.score - one.score);
  return turn.nodes.byKey.get((takenUp ?? asked?.insight)?.id ?? "");
}

/** Asked for what was not even hinted at, somebody hints. */
function findHintInstead(turn: Turn, least: number): TalkNode | undefined {
  const { interviewee, memory, nodes } = turn;
  if (memory.guarded) return undefined;
  const named = findNamedArea(turn);
  const [asked] = interviewee.practiceCase.insights
    .filter(({ id, area }) => !memory.told.has(id) && !memory.cued.has(id) && area === (named ?? area))
    .map((insight) => ({ insight, score: scoreInsight(turn, insight) }))
    .filter(({ score }) => score >= Math.max(minInsightScore, least))
    .toSorted((one, other) => other.score - one.score);
  return [...nodes.byKey.values()].find(
    (node) =>
      asked !== undefined &&
      node.parent === null &&
      !node.key.endsWith(".unasked") &&
      node.text.includes(asked.insight.hint.words) &&
      isUnsaid(turn, node),
  );
}

/** What answers much worse than what was said is rather not said instead. */
const nearlyAsGood = 0.25;
/** Only what was clearly asked for is said again. */
const minAgainScore = 0.6;

/** What was asked for was said: what follows on it, else the next that answers, else the same in short. */
function answerAgain(turn: Turn, best: Ranked, ranked: readonly Ranked[], manner: Manner): Answer {
  if (mayComeAgain(turn, best.node)) return sayNode(turn, best.node, manner);
  const fact = sayFactAgain(turn, best.node, manner);
  if (fact !== undefined) return fact;
  const isMeant = best.score >= minAgainScore && turn.heard.matter.length > 0;
  const canRepeat = isMeant && !turn.memory.saidAt.has(againKey(best.node));
  const isSpokenOf = best.node === turn.memory.said[0];
  if (canRepeat && best.node.tells !== null && !isSpokenOf) return sayAgain(turn, best.node, manner);
  const answers = (one: Ranked) => one.score >= best.score - nearlyAsGood && answersQuestion(turn, one);
  const ofNext = findNext(turn, best.node);
  const isSure = !isStoryKind(turn.heard.kind);
  const follows = ranked.find((one) => one.node === ofNext && (isSure || answersQuestion(turn, one)))?.node;
  const next =
    (isSpokenOf ? follows : undefined) ??
    ranked.find((one) => isUnsaid(turn, one.node) && answers(one))?.node ??
    follows ??
    (turn.heard.matter.length === 0 ? findContinuation(turn, best.node) : undefined);
  if (next !== undefined) return sayNode(turn, next, manner);
  if (canRepeat) return sayAgain(turn, best.node, manner);
  return isMeant ? sayNothingMore(turn, manner) : answerUnknown(turn, manner);
}

/** The best line that answers, where it is not much worse than what only shares words with the question. */
const findAnswer = (turn: Turn, ranked: readonly Ranked[]): Ranked | undefined =>
  ranked.find((one) => one.score >= (ranked[0]?.score ?? 0) - nearlyAsGood && answersQuestion(turn, one));

const sayRanked = (turn: Turn, best: Ranked, ranked: readonly Ranked[], manner: Manner): Answer =>
  isUnsaid(turn, best.node) ? sayNode(turn, best.node, manner) : answerAgain(turn, best, ranked, manner);

/** A question that names nothing of its own stays with what is spoken of, though nothing was written for it. */
function carryOn(turn: Turn, thread: Thread | undefined, manner: Manner): Answer {
  if (!isStoryKind(turn.heard.kind) && turn.heard.label !== null)
    return sayFactAgain(turn, thread?.node, manner) ?? answerUnknown(turn, manner);
  const more =
    findNext(turn, thread?.node) ??
    findContinuation(turn, thread?.node) ??
    (isTender(turn) || !goesOn(turn) ? undefined : stayNear(turn, thread));
  if (more !== undefined) return sayNode(turn, more, manner);
  return goesOn(turn) ? sayNothingMore(turn, manner) : answerUnknown(turn, manner);
}

/** Whether it asks for whatever comes next: "Go on.", "Tell me more." */
const goesOn = ({ heard: { label, kind } }: Turn): boolean => label === null || kind === "tell";

/** More on what is spoken of; before anything was said, the talk is opened. */
function answerProbe(turn: Turn, manner: Manner): Answer {
  const { memory } = turn;
  if (memory.said.length === 0) {
    const first = findNextStory(turn, turn.interviewee.practiceCase.areas[0]?.id ?? null);
    return memory.answers.length === 0 || first === undefined ? sayHello(turn) : sayNode(turn, first, manner);
  }
  const opened = findOpened(turn, 0);
  return opened === undefined ? carryOn(turn, findThread(turn), manner) : sayNode(turn, opened, manner);
}

/** "How was that?" after "I couldn't tell you." asks about what was not told. */
const hadNoAnswer = ({ memory }: Turn): boolean =>
  memory.answers.at(-1)?.notes.lines.every((key) => /^talk\./u.test(key)) === true;

const findNear = (turn: Turn, thread: Thread | undefined): TalkNode | undefined =>
  isStoryKind(turn.heard.kind) && namesAnArea(turn) ? stayNear(turn, thread) : undefined;

function answerOpen(turn: Turn, manner: Manner): Answer {
  const thread = findThread(turn);
  const ranked = rankLines(turn, thread);
  const [best] = ranked;
  // Who asks about the line that was just said takes it up.
  const other = ranked.find(({ node }) => node !== turn.memory.said[0])?.score ?? 0;
  const isShutting = manner === "closed" || manner === "double";
  const opened = isShutting ? undefined : findOpened(turn, other, best);
  if (opened !== undefined) return sayNode(turn, opened, manner);
  const isBare = thread !== undefined && isBareFollowUp(turn.heard);
  if (isBare && !goesOn(turn) && hadNoAnswer(turn)) return answerUnknown(turn, manner);
  const hint = isShutting || isBare ? undefined : findHintInstead(turn, other);
  if (hint !== undefined) return sayNode(turn, hint, manner);
  const answer = findAnswer(turn, ranked);
  if (answer !== undefined) return sayRanked(turn, answer, ranked, manner);
  const near = findNear(turn, thread);
  if (near !== undefined) return sayNode(turn, near, manner);
  return isBare ? carryOn(turn, thread, manner) : answerLoosely(turn, ranked, manner);
}

/** Who is asked for a story tells the nearest one. */
const minRoughScore = 0.25;
/** "Tell me about an evening with it.", "What was the move like?" */
const storyRequest =
  /\b(?:tell me|walk me|talk me|take (?:me|us|one|any)|describe|give me|show me)\b|\blike\b|\bwhat was it about\b/u;
const findRoughly = (turn: Turn, ranked: readonly Ranked[]): TalkNode | undefined =>
  turn.heard.label === "open" && turn.heard.matter.length > 0 && storyRequest.test(turn.heard.core)
    ? ranked.find(({ node, score }) => score >= minRoughScore && isStory(node) && isUnsaid(turn, node))?.node
    : undefined;

/** Nobody begins with not knowing: asked openly at first, they tell what comes nearest, or where it begins. */
const minFirstScore = 0.15;
function findOpening(turn: Turn, ranked: readonly Ranked[]): TalkNode | undefined {
  const { heard, memory, nodes, interviewee } = turn;
  const isFirst = heard.label === "open" && memory.answers.length === 0;
  if (!isFirst || !heard.matter.some((stem) => nodes.knows(stem))) return undefined;
  return (
    ranked.find(({ node, score }) => score >= minFirstScore && isStory(node))?.node ??
    findNextStory(turn, interviewee.practiceCase.areas[0]?.id ?? null)
  );
}

/** What comes near is said only of what is one's own. */
function answerLoosely(turn: Turn, ranked: readonly Ranked[], manner: Manner): Answer {
  const { core, kind } = turn.heard;
  if (findOther(core, kind, turn.nodes.people) !== undefined) return answerUnknown(turn, manner);
  const line = findRoughly(turn, ranked) ?? findOpening(turn, ranked);
  return line === undefined ? answerUnknown(turn, manner) : sayNode(turn, line, manner);
}

/** "Why don't they agree?" wants more than a yes, and gets a sentence. */
function answerLeadingWhy(turn: Turn): Answer {
  const [best] = rankLines(turn, findThread(turn)).filter(({ node }) => isUnsaid(turn, node));
  if (best === undefined || !answersQuestion(turn, best)) return answerUnknown(turn, "leading");
  return sayNode(turn, best.node, "leading");
}

/** "Would you say that they trust you?" */
const asksWhether = /^(?:(?:and|so|but),? )?would you (?:say|call|describe)\b/u;

function answerHypothetical(turn: Turn): Answer {
  const ranked = rankLines(turn, findThread(turn));
  const [best] = ranked;
  const isOpen =
    /^(?:what|how)\b/u.test(turn.heard.core) && turn.heard.matter.length + turn.heard.lead.length > 0;
  const opened = isOpen ? findOpened(turn, best?.score ?? 0) : undefined;
  if (opened !== undefined) return sayNode(turn, opened, "hypothetical");
  const { core, kind } = turn.heard;
  if (isClosedKind(kind) || asksWhether.test(core)) {
    const closed = findClosed(turn);
    if (closed !== undefined) return sayNode(turn, closed.node, "hypothetical", true);
    return answerUnknown(turn, "hypothetical");
  }
  return best !== undefined && answersQuestion(turn, best)
    ? sayRanked(turn, best, ranked, "hypothetical")
    : answerUnknown(turn, "hypothetical");
}

/** Of two questions somebody answers the one that they have more to say to. */
function answerDouble(turn: Turn, message: string): Answer {
  if (turn.heard.kind === "choice") return answerClosed(turn, "closed");
  const questions = hearEach(message);
  const [only] = questions;
  if (only !== undefined && questions.length === 1) return answerOpen({ ...turn, heard: only }, "double");
  const halves = questions.map((heard) => {
    const half = { ...turn, heard };
    const ranked = rankLines(half, findThread(half));
    const canBeSaid = (one: Ranked) => isUnsaid(turn, one.node) && one.score >= minScore;
    return { half, best: ranked.find((one) => canBeSaid(one) && answersQuestion(half, one)) };
  });
  // "And how did you find them?" is about what the first half names.
  const named = ({ half: { heard }, best }: (typeof halves)[number]) =>
    (best?.score ?? 0) + (heard.matter.length > 0 && !(heard.points && heard !== questions[0]) ? 1 : 0);
  const [chosen] = halves.toSorted((one, other) => named(other) - named(one));
  if (chosen?.best === undefined) return sayTalk(turn, "double", "double");
  return sayNode(turn, chosen.best.node, "double", isClosedKind(chosen.half.heard.kind));
}

/** "Can you think of a time when it failed?" is open, and no question for a yes or a no. */
const hearAs = (turn: Turn, kind: AskKind): Turn => ({ ...turn, heard: { ...turn.heard, kind } });

function answerQuestion(turn: Turn, message: string): Answer {
  const { label, kind } = turn.heard;
  switch (label) {
    case "leading":
      return isClosedKind(kind) || !/\b(?:why|how|what|who|when|where|which)\b/u.test(turn.heard.core)
        ? answerClosed(turn, "leading")
        : answerLeadingWhy(turn);
    case "double":
      return answerDouble(turn, message);
    case "hypothetical":
      return answerHypothetical(turn);
    case "fact":
      return answerOpen(turn, "fact");
    case "open":
      return answerOpen(
        isClosedKind(kind) && !/^how\b/u.test(turn.heard.core) ? hearAs(turn, "example") : turn,
        label,
      );
    case "closed":
      return isClosedKind(kind) ? answerClosed(turn, label) : answerOpen(turn, label);
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
  const heard = nameThem(hearMessage(message, joinSaid(memory.answers)), nodes, history, message);
  const turn: Turn = { interviewee, nodes, memory, heard };
  if (heard.manner === "rude" || heard.manner === "rushed") return sayTalk(turn, "rude", heard.manner);
  const aside = answerAside(turn);
  if (aside !== undefined) return aside;
  if (heard.manner === "silence") return answerProbe(turn, "silence");
  if (heard.words > maxWords) return sayTalk(turn, "unclear", "unclear");
  return answerQuestion(turn, message);
}
