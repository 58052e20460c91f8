import { z } from "zod";
import { makeAreaQuestion } from "../debrief-moments.ts";
import { type FollowUpKind, type FollowUps, practiceCase } from "../practice-case.ts";

/**
 * What a model writes of a person: the stories and what is kept back. The rest of a case, which tells what follows
 * on what, is made of it by rules, so that a draft stays short enough to be waited for.
 */

/** What may be added to the first story of an area, by what is asked on. */
export const draftSides = ["example", "why", "feeling", "who", "how", "often", "cost", "wish"] as const;

const line = z.string().trim().min(1).max(900);
const asks = z.array(z.string().trim().min(1).max(120)).min(1).max(12);
const spoken = z.object({ asks, say: line });
const side = line.nullish();

const draftArea = z.object({
  ...{ id: line, name: line.max(80), stories: z.array(spoken).min(2) },
  ...{ example: side, why: side, feeling: side, who: side, how: side, often: side, cost: side, wish: side },
});
type DraftArea = z.infer<typeof draftArea>;

const draftInsight = z.object({
  ...{ id: line, area: line, finding: line, said: line, hint: line, asks },
  ...{ more: line, feeling: line, why: line, opener: line, question: line, closes: line, shut: line },
});

export const caseDraft = z.object({
  ...{ job: line, home: line, facts: z.array(spoken).min(4) },
  areas: z.array(draftArea).min(1),
  insights: z.array(draftInsight).length(6),
  keywords: z.array(z.string().toLowerCase()),
  /** These are taken as they are. */
  ...{ topic: practiceCase.shape.topic, brief: practiceCase.shape.brief, voice: practiceCase.shape.voice },
  ...{ hello: practiceCase.shape.hello, person: practiceCase.shape.person, talk: practiceCase.shape.talk },
});
type CaseDraft = z.infer<typeof caseDraft>;

const kindOfSide: Record<(typeof draftSides)[number], FollowUpKind> = {
  ...{ example: "example", why: "why", feeling: "feeling", who: "who", how: "how" },
  ...{ often: "often", cost: "much", wish: "wish" },
};

const maxAsks = 12;

/** Its first story goes on with what was added; each story is opened by what opens the insight that it hints at. */
function makeArea({ id, name, stories, ...sides }: DraftArea, insights: CaseDraft["insights"]) {
  const next: FollowUps = {};
  for (const one of draftSides) {
    const text = sides[one];
    if (text) next[kindOfSide[one]] = text;
  }
  const own = insights.filter(({ area }) => area === id);
  const placeOfHint = ({ hint }: CaseDraft["insights"][number]) =>
    stories.findIndex(({ say }) => say.includes(hint));
  return {
    ...{ id, name },
    nodes: stories.map(({ asks, say }, index) => {
      const openers = own
        .filter((one) => Math.max(0, placeOfHint(one)) === index)
        .map(({ opener }) => opener);
      const also = index === 0 ? [makeAreaQuestion(name), ...openers] : openers;
      return { asks: [...also, ...asks].slice(0, maxAsks), say, ...(index === 0 && { next }) };
    }),
  };
}

/** The sentence with the hint, said by itself. */
function sayUnasked({ areas }: CaseDraft, hint: string): string {
  const texts = areas.flatMap(({ stories, ...sides }) => [
    ...stories.map(({ say }) => say),
    ...draftSides.flatMap((one) => sides[one] ?? []),
  ]);
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?…])\s+/u));
  return `There's one thing. ${sentences.find((one) => one.includes(hint)) ?? hint}`;
}

/** A case made of a draft, still to be checked. */
export function makeCase(draft: CaseDraft): unknown {
  const { job, home, facts, areas, insights, ...kept } = draft;
  return {
    ...kept,
    id: "own-topic",
    facts: [
      { id: "job", asks: ["what do you do for a living", "what is your job", "where do you work"], say: job },
      { id: "home", asks: ["where do you live", "what town are you in"], say: home },
      ...facts,
    ],
    areas: areas.map((area) => makeArea(area, insights)),
    insights: insights.map(({ more, feeling, why, hint, ...one }) => ({
      ...one,
      next: { more, feeling, why },
      hint: { words: hint, unasked: sayUnasked(draft, hint) },
    })),
  };
}
