import type { PracticeInsight, PracticeTip } from "#contract/practice-debrief.ts";
import type { FlagKind, PracticeReportCard } from "#contract/report-cards.ts";
import { countWords } from "../words.ts";
import type { Interviewee } from "./interviewee.ts";
import type { OwnMessage, PracticeLine } from "./meter.ts";
import { type Cause, findLabelTip, listCauses, type TipId } from "./tips-causes.ts";
import { quoteShort, type TipFacts, tipTexts } from "./tips-texts.ts";

interface TipInput {
  interviewee: Interviewee;
  own: readonly OwnMessage[];
  insights: readonly PracticeInsight[];
  lines: readonly PracticeLine[];
  reportCard: PracticeReportCard;
}

interface Candidate {
  tip: TipId;
  /** Insights that it would have brought, plus a little for what it costs anyway. */
  gain: number;
  message: OwnMessage;
}

const mostTips = 3;
/** One insight that stayed hidden counts as much as about seven faulty questions that cost none. */
const gainPerFault = 0.14;
const longTurnWords = 40;
const someWords = 20;
const muchTalk = 0.35;
const fewFollowUps = 0.6;

const wordsOf = ({ answer }: OwnMessage): number => (answer === null ? 0 : countWords(answer.text));

function fromCauses(causes: readonly Cause[]): Candidate[] {
  // A part that was never opened takes two steps: a question that opens it, and one that asks on.
  return causes.map(({ tip, message }) => ({ tip, gain: tip === "other_parts" ? 0.5 : 1, message }));
}

function fromLabels(own: readonly OwnMessage[]): Candidate[] {
  return own.flatMap((message) => {
    const tip = findLabelTip(message.label);
    if (tip === undefined) return [];
    return [{ tip, gain: tip === "stories_not_facts" ? gainPerFault / 4 : gainPerFault, message }];
  });
}

const tipByFlag = new Map<FlagKind, TipId>([
  ["repeated", "new_wording"],
  ["praise", "no_verdicts"],
  ["too_long", "shorter_turns"],
]);

function fromFlags({ own, reportCard }: TipInput): Candidate[] {
  return reportCard.flags.flatMap(({ kind, messageId }) => {
    const tip = tipByFlag.get(kind);
    const message = own.find(({ line }) => line.id === messageId);
    return tip === undefined || message === undefined ? [] : [{ tip, gain: gainPerFault, message }];
  });
}

function fromManner(own: readonly OwnMessage[]): Candidate[] {
  return own.flatMap((message) => {
    const manner = message.answer?.notes?.manner;
    return manner === "rude" || manner === "rushed" ? [{ tip: "unhurried", gain: 0.7, message }] : [];
  });
}

function findMost(
  own: readonly OwnMessage[],
  measure: (message: OwnMessage) => number,
): OwnMessage | undefined {
  return own.reduce<OwnMessage | undefined>(
    (top, next) => (top === undefined || measure(next) > measure(top) ? next : top),
    undefined,
  );
}

function fromShares({ own, reportCard }: TipInput): Candidate[] {
  const found: Candidate[] = [];
  const longest = findMost(own, ({ line }) => countWords(line.text));
  const ownShare = reportCard.talkShare === null ? 0 : 1 - reportCard.talkShare;
  if (
    longest !== undefined &&
    countWords(longest.line.text) > (ownShare > muchTalk ? someWords : longTurnWords)
  )
    found.push({ tip: "shorter_turns", gain: 0.3 + Math.max(ownShare - muchTalk, 0), message: longest });
  const later = own.filter(({ label, before }) => label !== null && before !== null);
  const share = later.filter(({ followUp }) => followUp).length / Math.max(later.length, 1);
  const turning = findMost(
    later.filter(({ followUp }) => !followUp),
    ({ before }) => countWords(before?.text ?? ""),
  );
  if (turning !== undefined && later.length >= 3 && share < fewFollowUps)
    found.push({ tip: "stay_with_answer", gain: 0.5 * (fewFollowUps - share) + 0.1, message: turning });
  return found;
}

/** What is worth a try in any session, however it went. */
function listAlways({ own, interviewee }: TipInput): Candidate[] {
  const last = own.at(-1);
  if (last === undefined) return [];
  const shortest = findMost(
    own.filter(({ label, answer }) => label === "open" && answer !== null),
    (message) => -wordsOf(message),
  );
  const nods = own.filter(({ label }) => label === null).length;
  const occasions = own.filter(({ line }) =>
    /\b(?:last|recent|latest|first) (?:time|one)\b|\bwalk me\b/i.test(line.text),
  );
  const isEnglish = interviewee.language.startsWith("en");
  const routine = own.find(({ answer }) => answer?.notes?.part === "routine");
  const always: Candidate[] = [
    { tip: "check_back", gain: 0.03, message: last },
    { tip: "their_words", gain: 0.02, message: findMost(own, wordsOf) ?? last },
    { tip: "exception", gain: 0.01, message: routine ?? last },
  ];
  if (nods === 0) always.push({ tip: "leave_room", gain: 0.05, message: shortest ?? last });
  if (isEnglish && occasions.length === 0)
    always.push({ tip: "last_occasion", gain: 0.06, message: own[0] ?? last });
  return always;
}

/** One candidate for each tip: gains added up, shown by the message that cost most. */
function gather(candidates: readonly Candidate[]): Candidate[] {
  const byTip = new Map<TipId, Candidate>();
  const most = new Map<TipId, number>();
  for (const { tip, gain, message } of candidates) {
    const known = byTip.get(tip);
    const shown = known === undefined || gain > (most.get(tip) ?? 0) ? message : known.message;
    most.set(tip, Math.max(gain, most.get(tip) ?? 0));
    byTip.set(tip, { tip, gain: gain + (known?.gain ?? 0), message: shown });
  }
  return [...byTip.values()].sort((left, right) => right.gain - left.gain);
}

function meanAnswer(own: readonly OwnMessage[]): number | null {
  const answered = own.filter(({ answer }) => answer !== null);
  if (answered.length === 0) return null;
  return Math.round(answered.reduce((sum, message) => sum + wordsOf(message), 0) / answered.length);
}

function gatherFacts(input: TipInput, causes: readonly Cause[], { tip, message }: Candidate): TipFacts {
  const { own, interviewee, reportCard } = input;
  const kept = causes.filter((cause) => cause.tip === tip).map(({ insight }) => insight);
  const shown = causes.find((cause) => cause.tip === tip && cause.message === message)?.insight ?? kept[0];
  const sameLabel = own.filter(({ label }) => findLabelTip(label) === tip);
  const later = own.filter(({ label, before }) => label !== null && before !== null);
  return {
    own: quoteShort(message.line.text),
    hidden: kept.length,
    planted: interviewee.insights.length,
    about: kept.map(({ about }) => about),
    cue: shown?.cue === null || shown === undefined ? null : quoteShort(shown.cue.quote),
    ask: shown?.wouldHaveAsked ?? null,
    count: sameLabel.length,
    questions: own.filter(({ label }) => label !== null).length,
    wordsThen: meanAnswer(sameLabel),
    wordsOpen: meanAnswer(own.filter(({ label }) => label === "open")),
    turnWords: countWords(message.line.text),
    answerWords: wordsOf(message),
    ownPercent: Math.round((1 - (reportCard.talkShare ?? 1)) * 100),
    followUps: later.filter(({ followUp }) => followUp).length,
    later: later.length,
  };
}

/**
 * Three things to try next time: what would have brought most in this very session, counted in insights that stayed
 * hidden, each with an own message that shows it. Neither praise nor blame; after a session in which little was
 * missed, what can be tried in any. English, as all texts of the interface; none without an own message.
 */
export function chooseTips(input: TipInput): PracticeTip[] {
  const causes = listCauses(input);
  const candidates = gather([
    ...fromCauses(causes),
    ...fromLabels(input.own),
    ...fromFlags(input),
    ...fromManner(input.own),
    ...fromShares(input),
    ...listAlways(input),
  ]);
  return candidates.slice(0, mostTips).map((candidate) => {
    const { title, tell } = tipTexts[candidate.tip];
    // A quotation that ends its sentence brings its own full stop.
    const text = tell(gatherFacts(input, causes, candidate)).replace(/([.?!…])”\./g, "$1”");
    return { id: candidate.tip, title, text, messageId: candidate.message.line.id };
  });
}
