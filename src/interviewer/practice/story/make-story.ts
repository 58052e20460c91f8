import type { Random } from "../../participants/random.ts";
import { type HiddenInsight, type StoryPart, type StoryPassage, storyParts } from "../interviewee.ts";
import type { Contradiction, Detail, LanguageBank, Saying, Secret } from "./bank.ts";
import type { ToldTopic } from "./topic.ts";

export interface MadeStory {
  story: Record<StoryPart, StoryPassage>;
  insights: HiddenInsight[];
}

/** Slot names and what stands for them in this story. */
export type Slots = ReadonlyMap<string, string>;

/** Puts the story's own words into a text; a sentence begins with a capital whatever begins it. */
export function fillSlots(text: string, slots: Slots): string {
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => slots.get(name) ?? whole);
  return filled.replace(
    /(^|[.!?]["”]?\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Each name, weekday and amount once for the whole story. */
export function drawSlots(bank: LanguageBank, random: Random): Map<string, string> {
  return new Map(bank.draws.flatMap((draw) => Object.entries(random.pick(draw))));
}

interface Fitting {
  text: string;
  kinds?: readonly string[];
}

/** One that fits the topic; those made for its kind twice as often as those for any. */
function pickFitting<T extends Fitting>(items: readonly T[], topic: ToldTopic, random: Random): T {
  const named = (item: T) => Object.values(item).some((text) => `${text}`.includes("{topic}"));
  const fits = items.filter(
    (item) =>
      (item.kinds === undefined || item.kinds.includes(topic.kind)) && (topic.name !== null || !named(item)),
  );
  const weighted = fits.flatMap((item) => (item.kinds === undefined && !named(item) ? [item] : [item, item]));
  const [first, ...rest] = weighted;
  if (first === undefined) throw new Error("A bank needs fragments that fit any topic.");
  return random.pick([first, ...rest]);
}

const always = ["last", "problem", "workaround", "contradiction"] as const;
const usual = ["routine", "feeling", "wish"] as const;
const personShare = 0.2;

/** Six parts that hold something back: four always, two of those asked about less often, and seldom the person. */
function pickHolders(random: Random): Set<StoryPart> {
  const first = random.pick(usual);
  const [next = "wish", ...others] = usual.filter((part) => part !== first);
  const second = random.chance(personShare) ? "person" : random.pick([next, ...others]);
  return new Set<StoryPart>([...always, first, second]);
}

interface Drawn {
  saying: Saying;
  detail: Detail;
  secret: Secret;
}

function trimEnd(text: string): string {
  return text.replace(/(?<![.!。؟?])[.!。؟?]+$/u, "");
}

/** Draws a whole story for a topic. The same random source gives the same story. */
export function makeStory(bank: LanguageBank, topic: ToldTopic, slots: Slots, random: Random): MadeStory {
  const fill = (text: string) => fillSlots(text, slots);
  const holders = pickHolders(random);
  const draw = (part: Exclude<StoryPart, "contradiction">): Drawn => ({
    saying: pickFitting(bank.parts[part].sayings, topic, random),
    detail: pickFitting(bank.parts[part].details, topic, random),
    secret: pickFitting(bank.parts[part].secrets, topic, random),
  });
  const against: Contradiction = pickFitting(bank.contradictions, topic, random);
  const passages = new Map<StoryPart, StoryPassage>();
  const secrets = new Map<StoryPart, Secret>([["contradiction", against]]);
  for (const part of storyParts) {
    if (part === "contradiction") {
      const claim = fill(against.claim);
      passages.set(part, { say: claim, more: fill(against.cue), short: claim });
      continue;
    }
    const { saying, detail, secret } = draw(part);
    passages.set(part, { say: fill(saying.text), more: fill(detail.text), short: fill(saying.short) });
    secrets.set(part, secret);
  }
  const insights = storyParts.flatMap((part): Omit<HiddenInsight, "id">[] => {
    const secret = secrets.get(part);
    if (secret === undefined || !holders.has(part)) return [];
    const cue = fill(secret.cue);
    const wouldHaveAsked = random.pick(bank.followUps).replaceAll("{cue}", trimEnd(cue));
    return [{ part, about: bank.partNames[part], text: fill(secret.text), cue, wouldHaveAsked }];
  });
  return {
    story: Object.fromEntries(passages) as Record<StoryPart, StoryPassage>,
    insights: insights.map((insight, index) => ({ id: `i${index + 1}`, ...insight })),
  };
}
