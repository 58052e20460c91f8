import type { TipId } from "./tips-causes.ts";

/** What a tip's text is filled with. */
export interface TipFacts {
  /** The own message that shows it, in quotation marks, cut short. */
  own: string;
  /** Insights that it kept hidden, of those planted. */
  hidden: number;
  planted: number;
  about: string[];
  /** The hint that was said, in quotation marks, and the question that would have brought it. */
  cue: string | null;
  ask: string | null;
  /** Own questions with the fault, of all questions. */
  count: number;
  questions: number;
  /** Mean words of the answers to those, and to open questions; null without any. */
  wordsThen: number | null;
  wordsOpen: number | null;
  turnWords: number;
  answerWords: number;
  /** One's own share of all words, in percent. */
  ownPercent: number;
  followUps: number;
  /** Questions that had an answer before them. */
  later: number;
}

const quotedLength = 110;

/** A message in quotation marks, cut at a word when it is long. Quotation marks inside become single ones. */
export function quoteShort(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim().replace(/[“”"]/g, "'");
  const cut =
    [...plain].length <= quotedLength
      ? plain
      : `${[...plain]
          .slice(0, quotedLength)
          .join("")
          .replace(/\s+\S*$/u, "")} …`;
  return `“${cut}”`;
}

const words = (count: number): string => (count === 1 ? "1 word" : `${count} words`);

function tellHidden({ hidden, planted }: TipFacts): string {
  if (hidden === 0) return "";
  return hidden === 1
    ? ` One of the ${planted} insights may have stayed hidden for it.`
    : ` ${hidden} of the ${planted} insights may have stayed hidden for it.`;
}

function tellLengths({ wordsThen, wordsOpen }: TipFacts, kind: string): string {
  if (wordsThen === null) return "";
  const open = wordsOpen === null ? "" : `, to your open ones ${words(wordsOpen)}`;
  return ` The answers to ${kind} had ${words(wordsThen)} on average${open}.`;
}

const tellCount = ({ count, questions }: TipFacts): string => `${count} of your ${questions} questions`;
const tellAsk = ({ ask }: TipFacts): string => (ask === null ? "" : ` For example: ${ask}`);

/** A title and a text for every tip. The interface is English. */
export const tipTexts: Record<TipId, { title: string; tell: (facts: TipFacts) => string }> = {
  follow_cues: {
    title: "Pick up the sentence that hints at more",
    tell: (facts) =>
      `They said ${facts.cue ?? "something that hinted at more"}, and the next question went elsewhere: ${facts.own}.${tellHidden(facts)} Stay with such a sentence first, in their own words.${tellAsk(facts)}`,
  },
  open_questions: {
    title: "Begin questions with how, what or tell me",
    tell: (facts) =>
      `${facts.own} can be answered with yes or no, as ${tellCount(facts)} could.${tellLengths(facts, "closed questions")}${tellHidden(facts)}${tellAsk(facts)}`,
  },
  no_leading: {
    title: "Ask without the answer in the question",
    tell: (facts) =>
      `${facts.own} suggests what to answer, and people tend to agree, whatever is true for them. ${tellCount(facts)} did so.${tellHidden(facts)} Ask what it was like, and leave both answers equally easy.`,
  },
  one_question: {
    title: "Ask one thing, then wait",
    tell: (facts) =>
      `${facts.own} asks more than one thing, and people answer the easier half. ${tellCount(facts)} did so.${tellHidden(facts)} Keep the second question for after the answer.`,
  },
  what_happened: {
    title: "Ask what happened instead of what might",
    tell: (facts) =>
      `${facts.own} asks for a guess, as ${tellCount(facts)} did. What people did last time says more than what they think they would do.${tellHidden(facts)} Ask for the last time it came up.`,
  },
  stories_not_facts: {
    title: "Turn a fact into a story",
    tell: (facts) =>
      `${facts.own} asks for a single fact, as ${tellCount(facts)} did.${tellLengths(facts, "these")}${tellHidden(facts)} “Tell me about the last time” brings the same fact and what belongs to it.`,
  },
  probe_again: {
    title: "Ask a second time, more openly",
    tell: (facts) =>
      `After ${facts.cue ?? "a hint"} you asked on once, with ${facts.own}, and there was more behind it.${tellHidden(facts)} Some people need a second, quiet invitation: “Tell me more”, or a pause.`,
  },
  other_parts: {
    title: "Open the parts that nobody has spoken of",
    tell: (facts) =>
      `The talk ended with ${facts.own}, and these had not come up: ${facts.about.join("; ")}.${tellHidden(facts)}${tellAsk(facts)}`,
  },
  ask_on: {
    title: "Stay for one more question",
    tell: (facts) =>
      `Their answer to ${facts.own} ended the talk and held a hint: ${facts.cue ?? "there was more to tell"}.${tellHidden(facts)}${tellAsk(facts)}`,
  },
  stay_with_answer: {
    title: "Let their last answer make your next question",
    tell: (facts) =>
      `${facts.followUps} of your ${facts.later} questions after an answer took something from it. ${facts.own} turned to something new. Take a word of theirs and ask on about that.`,
  },
  shorter_turns: {
    title: "Say less in a turn",
    tell: (facts) =>
      `You said ${facts.ownPercent} % of all words; ${facts.own} has ${words(facts.turnWords)}. Leave out reasons and examples: a question of ten to fifteen words is easier to answer, and suggests less.`,
  },
  unhurried: {
    title: "Give it time",
    tell: (facts) =>
      `After ${facts.own} the answer had ${words(facts.answerWords)}. People who feel pressed say less, for a while after too. A pause costs nothing here.`,
  },
  new_wording: {
    title: "Come back from another side",
    tell: (facts) =>
      `${facts.own} had been asked before in nearly the same words, and the same question gets the same answer. Ask for an example, or for what happened before or after.`,
  },
  no_verdicts: {
    title: "Take answers without a verdict",
    tell: (facts) =>
      `${facts.own} judges an answer. Praise tells people what you like to hear. “Thank you” or “I see” keeps all answers equally welcome.`,
  },
  leave_room: {
    title: "Leave a silence, or just say “go on”",
    tell: (facts) =>
      `After ${facts.own} came ${words(facts.answerWords)}. Before a new question, try “Mhm”, “Go on”, or nothing but “…”: many people then add what they had kept back.`,
  },
  last_occasion: {
    title: "Ask for one occasion, from its beginning",
    tell: (facts) =>
      `You began with ${facts.own}. Next to what people usually do, one single time is worth a question of its own: “Could you walk me through the last time, from the beginning?”`,
  },
  check_back: {
    title: "Say back what you took from it",
    tell: (facts) =>
      `Your last message was ${facts.own}. Before the end, say in a sentence or two what you understood, and ask what is missing from it. People correct a summary more freely than a question.`,
  },
  exception: {
    title: "Ask when it was otherwise",
    tell: (facts) =>
      `The answer to ${facts.own} tells what is usual. Ask on for a time when it went differently: exceptions show what the usual way hides.`,
  },
  their_words: {
    title: "Ask what one of their words means to them",
    tell: (facts) =>
      `The answer to ${facts.own} had ${words(facts.answerWords)}. Take one of them that could mean several things, say it back as they said it, and ask what they mean by it.`,
  },
};
