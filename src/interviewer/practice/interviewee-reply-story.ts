import { makeRandom, seedFrom } from "../participants/random.ts";
import { type HiddenInsight, type Manner, type StoryPart, storyParts } from "./interviewee.ts";
import {
  type Answer,
  findInsight,
  firstSentence,
  makeAnswer,
  type Speaker,
  sayPhrase,
} from "./interviewee-reply-words.ts";

/** How the story itself is told: a part when it is asked for, more when it is followed up. */

/** After so many parts something is said that does not go with an earlier claim; sooner where nothing else is hinted at. */
const partsBeforeContradiction = 4;
const partsWithoutHint = 2;
/** Somebody who is asked on, and on, comes to speak of themselves. */
const partsBeforePerson = 2;

/** A choice that stays the same for this person, whatever was asked. */
function decideOnce({ interviewee }: Speaker, what: string, probability: number): boolean {
  return makeRandom(interviewee.seed ^ seedFrom(what)).chance(probability);
}

/** What is said late against an early claim, or the claim itself where it is due and was not made. */
function sayAgainst({ interviewee, memory }: Speaker, part: StoryPart | null): string | undefined {
  const insight = findInsight(interviewee, "contradiction");
  if (insight === undefined || memory.cued.has(insight.id) || memory.told.has(insight.id)) return undefined;
  const { say } = interviewee.story.contradiction;
  const claimed = memory.spoken.has("routine") || memory.answers.some(({ text }) => text.includes(say));
  const hints = part !== null && findInsight(interviewee, part) !== undefined;
  const isDue = memory.spoken.size >= (hints ? partsBeforeContradiction : partsWithoutHint);
  if (claimed) return isDue ? insight.cue : undefined;
  return part === "routine" || isDue ? say : undefined;
}

/** What goes with a part's own words, of people who remember, know or reflect little. */
function sayHedge(speaker: Speaker, part: StoryPart): string | undefined {
  const { memory, knowledge, reflexivity } = speaker.interviewee.traits;
  if (part === "last" && memory === 0) return sayPhrase(speaker, "forgot");
  if (part === "feeling" && reflexivity === 0) return sayPhrase(speaker, "noReflection");
  return part === "routine" && knowledge === 0 ? sayPhrase(speaker, "knowLittle") : undefined;
}

function tellsAtOnce(speaker: Speaker, insight: HiddenInsight): boolean {
  return speaker.interviewee.traits.disclosure === 2 && decideOnce(speaker, `open ${insight.id}`, 0.6);
}

/** A part told for the first time: long and concrete, with its hint. Shorter after a rude message, and no hint. */
function sayNewPart(speaker: Speaker, part: StoryPart, manner: Manner): Answer {
  const { interviewee, memory } = speaker;
  const { verbosity } = interviewee.traits;
  const passage = interviewee.story[part];
  if (memory.guarded) return makeAnswer(speaker, [passage.short], manner, part);
  const insight = findInsight(interviewee, part);
  const hint = insight !== undefined && !memory.told.has(insight.id) ? insight : undefined;
  const early = verbosity > 0 && decideOnce(speaker, `place ${part}`, 0.25);
  const against = sayAgainst(speaker, part);
  const isShort = verbosity === 0 || (hint !== undefined && against !== undefined);
  const say = isShort ? firstSentence(passage.say) : passage.say;
  const more = verbosity === 2 ? passage.more : undefined;
  const filler = verbosity === 2 ? sayPhrase(speaker, "filler") : undefined;
  const cue = hint?.cue;
  const told = hint !== undefined && tellsAtOnce(speaker, hint) ? hint.text : undefined;
  const hedge = sayHedge(speaker, part);
  const isClaim = against === interviewee.story.contradiction.say;
  const opening = [...(part === "routine" ? [say, hedge] : [hedge, say]), isClaim ? against : undefined];
  const middle = early ? [cue, told, more, filler] : [more, filler, cue, told];
  return makeAnswer(speaker, [...opening, ...middle, isClaim ? undefined : against], manner, part);
}

/** How often it was asked for since its hint, without being told. */
function countHeldBack({ memory }: Speaker, insight: HiddenInsight): number {
  const at = memory.answers.findLastIndex(({ notes }) => notes.cues.includes(insight.id));
  const asking = new Set<Manner>(["open", "neutral_probe", "silence"]);
  return memory.answers
    .slice(at + 1)
    .filter(({ notes }) => notes.part === insight.part && asking.has(notes.manner)).length;
}

/** What was held back, told: at once, or after a second asking by people who open up slowly. */
export function tellInsight(speaker: Speaker, insight: HiddenInsight, manner: Manner): Answer {
  const { interviewee, memory } = speaker;
  const { disclosure, verbosity } = interviewee.traits;
  if (memory.guarded) return makeAnswer(speaker, [sayPhrase(speaker, "nothingMore")], manner, insight.part);
  if (disclosure === 0 && countHeldBack(speaker, insight) === 0)
    return makeAnswer(speaker, [sayPhrase(speaker, "holdBack")], manner, insight.part);
  const leadIn = verbosity > 0 ? sayPhrase(speaker, "tellLeadIn") : undefined;
  const filler = verbosity === 2 ? sayPhrase(speaker, "filler") : undefined;
  return makeAnswer(speaker, [leadIn, insight.text, filler], manner, insight.part);
}

/** What comes up when nothing is left of a part: a claim taken back, or something about oneself. */
function sayBeside(speaker: Speaker, part: StoryPart | null, manner: Manner): Answer | undefined {
  const { interviewee, memory } = speaker;
  const against = sayAgainst(speaker, null);
  if (against !== undefined) return makeAnswer(speaker, [against], manner, part);
  const holds = findInsight(interviewee, "person") !== undefined && !memory.spoken.has("person");
  return holds && memory.spoken.size >= partsBeforePerson ? sayNewPart(speaker, "person", manner) : undefined;
}

/** More on what is spoken of: its detail where it was not given, else what comes up beside it, or no more. */
export function sayMore(speaker: Speaker, part: StoryPart | null, manner: Manner): Answer {
  const { interviewee, memory } = speaker;
  const noMore = () => makeAnswer(speaker, [sayPhrase(speaker, "nothingMore")], manner, part);
  if (memory.guarded) return noMore();
  const passage = part === null || part === "contradiction" ? undefined : interviewee.story[part];
  const given = passage === undefined || memory.answers.some(({ text }) => text.includes(passage.more));
  if (!given) return makeAnswer(speaker, [passage.more, sayAgainst(speaker, null)], manner, part);
  return sayBeside(speaker, part, manner) ?? noMore();
}

function saySpokenPart(speaker: Speaker, part: StoryPart, manner: Manner): Answer {
  const { interviewee, memory } = speaker;
  const insight = findInsight(interviewee, part);
  if (insight !== undefined && !memory.told.has(insight.id)) {
    if (memory.cued.has(insight.id)) return tellInsight(speaker, insight, manner);
    if (!memory.guarded) return sayNewPart(speaker, part, manner);
  }
  return sayMore(speaker, part, manner);
}

/** A part that an open question asks for: new, or spoken of already and now gone into. */
export function sayPart(speaker: Speaker, part: StoryPart, manner: Manner): Answer {
  return speaker.memory.spoken.has(part)
    ? saySpokenPart(speaker, part, manner)
    : sayNewPart(speaker, part, manner);
}

const tellingOrder = storyParts.filter((part) => part !== "contradiction");

/** The part that a person comes to by themselves: the first not spoken of. */
export function findUnspoken({ memory }: Speaker): StoryPart | undefined {
  const open = tellingOrder.filter((part) => !memory.spoken.has(part));
  return open.find((part) => part !== "person") ?? open[0];
}
