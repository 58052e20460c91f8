import { type Heard, hearMessage } from "./hearing.ts";
import type { Interviewee, IntervieweeNotes, Manner, StoryPart } from "./interviewee.ts";
import { findQuotedPart, findSameAsked, findTakenUp, type TalkLine } from "./interviewee-reply-memory.ts";
import { findUnspoken, sayMore, sayPart, tellInsight } from "./interviewee-reply-story.ts";
import {
  type Answer,
  firstSentence,
  makeAnswer,
  makeSpeaker,
  type Speaker,
  sayOne,
  sayPhrase,
} from "./interviewee-reply-words.ts";

/**
 * One line of a practice talk: "interviewer" is who practises. The interviewee's lines carry the notes that
 * were kept with them, since another voice may have worded them.
 */
export type PracticeLine = TalkLine;

export interface IntervieweeReply {
  text: string;
  notes: IntervieweeNotes;
}

/** From this many words on a question is not followed, by understanding 0 to 2. */
const mostWords = [22, 60, 150] as const;

function isLost({ interviewee, memory }: Speaker, { words, jargon }: Heard): boolean {
  const { understanding } = interviewee.traits;
  if (memory.answers.at(-1)?.notes.manner === "unclear") return false;
  return words > (mostWords[understanding] ?? 60) || (jargon && understanding === 0);
}

function answerAside(speaker: Speaker, heard: Heard): Answer | undefined {
  const say = (name: "greeting" | "aboutMe" | "aboutTalk" | "goOn" | "recap" | "nod", manner: Manner) =>
    makeAnswer(speaker, [sayPhrase(speaker, name)], manner, null);
  switch (heard.aside) {
    case "greeting":
      return say(speaker.memory.answers.length === 0 ? "greeting" : "nod", "about_the_interview");
    case "about_me":
      return say("aboutMe", "about_the_interview");
    case "about_talk":
      return say("aboutTalk", "about_the_interview");
    case "stop":
      return say("goOn", "about_the_interview");
    case "recap":
      return say("recap", "closed");
    default:
      return undefined;
  }
}

/** Asked for whatever was left out, a person comes to one thing that was not spoken of. */
function answerAnythingElse(speaker: Speaker): Answer {
  const isFirst = speaker.memory.answers.every(({ asked }) => !isAnythingElse(speaker, asked));
  const part = isFirst && !speaker.memory.guarded ? findUnspoken(speaker) : undefined;
  return part === undefined
    ? makeAnswer(speaker, [sayPhrase(speaker, "nothingElse")], "closed", null)
    : sayPart(speaker, part, "open");
}

function isAnythingElse({ interviewee }: Speaker, asked: string): boolean {
  return hearMessage(asked, interviewee).aside === "anything_else";
}

/** Parts that a question which takes up what was just said is not a new matter for. */
const probedParts = new Set<StoryPart>(["last", "feeling"]);

/** An open question, a probe or a silence: what brings the story. */
function answerOpen(speaker: Speaker, heard: Heard, message: string, manner: Manner): Answer {
  const { interviewee, memory } = speaker;
  const { part, follows, namesTopic } = heard;
  const takenUp = findTakenUp(interviewee, memory, message);
  if (takenUp !== undefined) return tellInsight(speaker, takenUp, manner);
  const quoted = findQuotedPart(interviewee, memory, message);
  if (quoted !== undefined) return sayPart(speaker, quoted, manner);
  const [pending] = memory.pending;
  const goesOn = follows && !namesTopic;
  const probes =
    part !== null && probedParts.has(part) && !namesTopic && (follows || memory.spoken.has(part));
  const isProbe = part === null || probes || part === pending?.part;
  if (pending !== undefined && isProbe) return tellInsight(speaker, pending, manner);
  if (part !== null) return sayPart(speaker, part, manner);
  if (goesOn && memory.current !== null) return sayMore(speaker, memory.current, manner);
  const next = findUnspoken(speaker);
  return next === undefined ? sayMore(speaker, memory.current, manner) : sayPart(speaker, next, manner);
}

/** "Mhm", "go on", a silence: more on what is spoken of; before anything was said, the talk is opened. */
function answerProbe(speaker: Speaker, message: string, manner: Manner): Answer {
  const { interviewee, memory } = speaker;
  const insight = findTakenUp(interviewee, memory, message) ?? memory.pending[0];
  if (insight !== undefined) return tellInsight(speaker, insight, manner);
  if (memory.current === null) return makeAnswer(speaker, [sayPhrase(speaker, "nod")], manner, null);
  return sayMore(speaker, memory.current, manner);
}

const likelyParts = new Set<StoryPart>(["routine", "last", "problem", "workaround", "feeling", "wish"]);

function answerClosed(speaker: Speaker, { part }: Heard): Answer {
  const { interviewee, random } = speaker;
  const says = random.chance(part !== null && likelyParts.has(part) ? 0.85 : 0.5) ? "yes" : "no";
  const isChatty = interviewee.traits.verbosity === 2 && part !== null && part !== "contradiction";
  const added = isChatty ? interviewee.story[part].short : undefined;
  return makeAnswer(speaker, [sayPhrase(speaker, says), added], "closed", part);
}

function answerDouble(speaker: Speaker, { part }: Heard): Answer {
  const half = part ?? speaker.memory.current ?? "routine";
  const short = speaker.interviewee.story[half].short;
  return makeAnswer(speaker, [sayPhrase(speaker, "oneHalf", { short })], "double", part);
}

const rememberedFacts = new Set(["when", "since_when", "how_often", "how_long", "how_much", "how_many"]);

function answerFact(speaker: Speaker, { fact, follows }: Heard): Answer {
  const { interviewee, memory, bank } = speaker;
  const kind = fact ?? "which";
  const isForgotten = interviewee.traits.memory === 0 && rememberedFacts.has(kind);
  // What is held back has dates and sums of its own: they come out with it and not before.
  const isOfHint = follows && memory.pending.length > 0 && rememberedFacts.has(kind);
  const text = isForgotten || isOfHint ? sayPhrase(speaker, "forgotFact") : sayOne(speaker, bank.facts[kind]);
  return makeAnswer(speaker, [text], "fact", null);
}

function answerRude(speaker: Speaker, heard: Heard, manner: "rude" | "rushed"): Answer {
  const short = heard.part === null ? undefined : speaker.interviewee.story[heard.part].short;
  return makeAnswer(speaker, [sayPhrase(speaker, "hurt"), short], manner, null);
}

function answerAgain(speaker: Speaker, message: string): Answer | undefined {
  const same = findSameAsked(speaker.memory, message);
  if (same === undefined) return undefined;
  const { part, manner, told } = same.notes;
  const { insights, story } = speaker.interviewee;
  const isStory = part !== null && part !== "contradiction" && manner === "open";
  const insight = insights.find(({ id }) => told.includes(id));
  const say = insight?.text ?? firstSentence(isStory ? story[part].say : same.text);
  return makeAnswer(speaker, [sayPhrase(speaker, "again", { say })], manner, part);
}

/** What is no question: a remark that takes up a hint brings it; any other is heard. */
function answerRemark(speaker: Speaker, message: string): Answer {
  const insight = findTakenUp(speaker.interviewee, speaker.memory, message);
  return insight === undefined
    ? makeAnswer(speaker, [sayPhrase(speaker, "nod")], "unclear", null)
    : tellInsight(speaker, insight, "neutral_probe");
}

function answerQuestion(speaker: Speaker, heard: Heard, message: string): Answer {
  switch (heard.label) {
    case "open":
      return answerOpen(speaker, heard, message, "open");
    case "closed":
      return answerClosed(speaker, heard);
    case "leading":
      return makeAnswer(speaker, [sayPhrase(speaker, "agree")], "leading", null);
    case "double":
      return answerDouble(speaker, heard);
    case "hypothetical":
      return makeAnswer(speaker, [sayPhrase(speaker, "guess")], "hypothetical", null);
    case "fact":
      return answerFact(speaker, heard);
    case null:
      return answerRemark(speaker, message);
  }
}

function answerMessage(speaker: Speaker, message: string): Answer {
  const heard = hearMessage(message, speaker.interviewee);
  const { manner } = heard;
  if (manner === "rude" || manner === "rushed") return answerRude(speaker, heard, manner);
  const aside = answerAside(speaker, heard);
  if (aside !== undefined) return aside;
  if (heard.aside === "anything_else") return answerAnythingElse(speaker);
  if (manner !== null) return answerProbe(speaker, message, manner);
  if (heard.aside === "thanks") return makeAnswer(speaker, [sayPhrase(speaker, "thanks")], "unclear", null);
  const again = answerAgain(speaker, message);
  if (again !== undefined) return again;
  if (isLost(speaker, heard))
    return makeAnswer(speaker, [sayPhrase(speaker, "notUnderstood")], "unclear", null);
  return answerQuestion(speaker, heard, message);
}

/**
 * What the interviewee answers, and what the answer tells and hints at. Open questions bring the story,
 * following up what it hints at brings what is held back; closed, leading, double and hypothetical
 * questions bring little. `message` is the newest of who practises; the history ends before it. Total and
 * deterministic: all memory is in the history, and whatever a message says, it is only ever answered.
 */
export function replyAsInterviewee(
  interviewee: Interviewee,
  history: readonly PracticeLine[],
  message: string,
): IntervieweeReply {
  return answerMessage(makeSpeaker(interviewee, history, message), message);
}
