import { type Heard, hear } from "./hearing.ts";
import { findConfusion, misbehave, questionsBack } from "./misbehave.ts";
import type { Participant } from "./persona.ts";
import { makeRandom, type Random, seedFrom } from "./random.ts";
import { type Angle, type Facet, type FacetName, facetNames } from "./story.ts";

/** A line of the conversation as both sides see it. */
export interface Line {
  speaker: "participant" | "interviewer";
  text: string;
}

const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

function hasSaid(own: readonly string[], facet: Facet): boolean {
  return own.some((text) => text.includes(firstSentence(facet.say)));
}

/** The matter that was spoken of last, which a probe is about. */
function findCurrent(participant: Participant, own: readonly string[]): FacetName | undefined {
  for (const text of own.toReversed()) {
    const name = facetNames.find((facet) =>
      text.includes(firstSentence(participant.story.facets[facet].say)),
    );
    if (name) return name;
  }
  return undefined;
}

/** The matter whose words the question quotes: the newest of those spoken of. */
function findQuoted(
  participant: Participant,
  own: readonly string[],
  question: string,
): FacetName | undefined {
  const quotes = [...question.matchAll(/["“]([^"”]{3,80})["”]/g)].map((match) =>
    (match[1] ?? "").toLowerCase(),
  );
  const holds = (name: FacetName): boolean => {
    const { say, more, insight } = participant.story.facets[name];
    const words = `${say} ${more} ${insight ?? ""}`.toLowerCase();
    return quotes.some((quote) => words.includes(quote));
  };
  const current = findCurrent(participant, own);
  if (current !== undefined && holds(current)) return current;
  return facetNames.toReversed().find((name) => hasSaid(own, participant.story.facets[name]) && holds(name));
}

const unaskedChance = [0, 0.1, 0.25] as const;

function sayFacet(participant: Participant, name: FacetName, random: Random): string {
  const { say, more, insight } = participant.story.facets[name];
  const { verbosity, memory, knowledge, disclosure } = participant.traits;
  const short = verbosity === 0 || (name === "problem" && disclosure === 0);
  const parts = [short ? firstSentence(say) : say];
  if (name === "last" && memory === 0)
    parts.unshift(
      random.pick(["I do not remember it well.", "Let me think.", "I would have to guess a little."]),
    );
  if (name === "tools" && knowledge === 0) parts.push("I do not know much about these things, though.");
  if (verbosity === 2 || (verbosity === 1 && random.chance(0.5))) parts.push(more);
  // Talkative and open people tell some of it unasked, as they do in a questionnaire.
  if (insight !== null && random.chance(unaskedChance[verbosity] * disclosure)) parts.push(insight);
  return parts.join(" ");
}

const closers: [string, ...string[]] = [
  "I think that is all I have on this.",
  "I have said what I can about it.",
  "There is nothing more that I can think of.",
  "That is about it, really.",
  "I would only repeat myself.",
];

function answerFacet(
  participant: Participant,
  own: readonly string[],
  asked: FacetName | null,
  random: Random,
): string {
  const unsaid = facetNames.filter((name) => !hasSaid(own, participant.story.facets[name]));
  const [next] = asked !== null && unsaid.includes(asked) ? [asked] : unsaid;
  if (next === undefined) return random.pick(closers);
  const contradicts = participant.behaviours.includes("contradicts") && unsaid.length === 2;
  const answer = sayFacet(participant, next, random);
  return contradicts ? `${answer} ${participant.story.contradiction}` : answer;
}

/** How ready a person is to tell more: open people nearly always, closed ones half of the time. */
function opensUp(participant: Participant, angles: readonly Angle[], random: Random): boolean {
  const { disclosure, memory, reflexivity } = participant.traits;
  const recalls = angles.includes("occasion") || angles.includes("next") ? memory : 2;
  const reflects = angles.includes("reason") || angles.includes("feeling") ? reflexivity : 2;
  return random.chance([0.55, 0.8, 1][Math.min(disclosure, Math.max(recalls, reflects))] ?? 1);
}

function answerProbe(
  participant: Participant,
  own: readonly string[],
  angles: readonly Angle[],
  context: { question: string; random: Random },
): string {
  const name = findQuoted(participant, own, context.question) ?? findCurrent(participant, own);
  if (name === undefined) return answerFacet(participant, own, null, context.random);
  const { more, insight, fits } = participant.story.facets[name];
  const told = insight === null || own.some((text) => text.includes(insight));
  const moreTold = own.some((text) => text.includes(more));
  if (!told && angles.some((angle) => fits.includes(angle)) && opensUp(participant, angles, context.random)) {
    return participant.traits.verbosity === 2 && !moreTold ? `${more} ${insight}` : insight;
  }
  return moreTold ? context.random.pick(closers) : more;
}

function answerAside(participant: Participant, heard: Heard, random: Random): string {
  switch (heard.kind) {
    case "closed":
      return random.pick(["Yes.", "No.", "Yes, I do.", "Not really.", "Yes, mostly."]);
    case "leading":
      return random.pick(["Yes, I suppose so.", "Yes, you are right.", "I guess so, yes.", "Sure, I agree."]);
    case "stop":
      return participant.behaviours.includes("wants_to_stop")
        ? "Yes, please stop here."
        : "No, let us go on.";
    case "care":
      return random.pick(["I can go on, thank you.", "It is all right, please go on."]);
    case "anything_else":
      return random.pick([
        "No, I think that is everything.",
        "No, nothing else.",
        "Not that I can think of.",
      ]);
    default:
      return random.pick(["Okay.", "Go ahead.", "I am here."]);
  }
}

/** When they had asked what was meant, people answer the question that stood before. */
function findQuestionMeant(history: readonly Line[], question: string): string {
  const at = history.findLastIndex((line) => line.speaker === "participant");
  const last = history[at];
  if (last === undefined || !questionsBack.includes(last.text)) return question;
  return history.slice(0, at).findLast((line) => line.speaker === "interviewer")?.text ?? question;
}

/**
 * What a participant answers. Open questions bring a story, probes that fit bring out what is held back,
 * closed questions a yes or no, leading ones agreement. The same participant, history and question always
 * give the same answer; all memory is in the history. `question` is the interviewer's newest message, in
 * the history or not.
 */
export function replyTo(participant: Participant, history: readonly Line[], question: string): string {
  const own = history.filter((line) => line.speaker === "participant").map((line) => line.text);
  const meant = findQuestionMeant(history, question);
  const random = makeRandom(participant.seed ^ seedFrom(`${own.length} ${meant}`));
  const heard = hear(meant, own, participant.topic);
  const odd = misbehave(participant, own, heard) ?? findConfusion(participant, own, { heard, question });
  if (odd !== undefined) return odd;
  if (heard.kind === "probe") return answerProbe(participant, own, heard.angles, { question: meant, random });
  if (heard.kind === "facet") return answerFacet(participant, own, heard.facet, random);
  return answerAside(participant, heard, random);
}
