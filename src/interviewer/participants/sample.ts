import type { Guide, Turn } from "../guide.ts";
import { type Behaviour, type Demographics, makeParticipant, type Traits } from "./persona.ts";
import { simulateInterview } from "./run.ts";

/** The sample interview of a new account: what the creator sees in the review step. */
export const sampleGuide = {
  name: "Sample: remote work tools",
  introduction:
    "Welcome, and thank you for taking part. We would like to learn how people work with others from home and which tools come into it. " +
    "There are no right or wrong answers; what counts is your own experience. You can skip any question or stop at any time. This takes about 10 to 15 minutes.",
  objective: "Understand how people use remote work tools, what gets in their way and what they do about it.",
  topics: ["Tools in daily use", "Recent occasions", "Difficulties", "Ways around difficulties", "Wishes"],
  questions: [
    "To start, what does a typical day of remote work look like for you?",
    "Please walk me through the last time you worked on something with others remotely.",
    "Which remote work tools do you use in a normal week?",
    "What, if anything, has been difficult about your remote work tools?",
    "When something gets in the way, what do you do about it?",
    "What, if anything, do you wish were different about your remote work tools?",
  ],
} as const;

export interface SampleSession {
  demographics: Demographics;
  turns: Turn[];
}

interface SamplePerson {
  demographics: Omit<Demographics, "occupation">;
  traits: Partial<Traits>;
  behaviours: Behaviour[];
}

/** One for each story of the remote work pack, in its order. */
const people: SamplePerson[] = [
  {
    demographics: { ageRange: "25-34", location: "United Kingdom", townCity: "Bristol" },
    traits: { verbosity: 2, disclosure: 1 },
    behaviours: [],
  },
  {
    demographics: { ageRange: "18-24", location: "Germany", townCity: "Leipzig" },
    traits: { verbosity: 1, disclosure: 2 },
    behaviours: [],
  },
  {
    demographics: { ageRange: "35-50", location: "Ireland", townCity: "Cork" },
    traits: { verbosity: 1, disclosure: 2, memory: 2 },
    behaviours: [],
  },
  {
    demographics: { ageRange: "35-50", location: "United Kingdom", townCity: "Leeds" },
    traits: { verbosity: 2, disclosure: 1, memory: 2 },
    behaviours: ["digresses"],
  },
  {
    demographics: { ageRange: "50-65", location: "Canada", townCity: "Halifax" },
    traits: { verbosity: 1, disclosure: 1, reflexivity: 2 },
    behaviours: [],
  },
  {
    demographics: { ageRange: "65+", location: "United Kingdom", townCity: "Norwich" },
    traits: { verbosity: 2, disclosure: 2, knowledge: 0 },
    behaviours: ["asks_back"],
  },
];

const secondsPerDay = 86_400;
const firstStart = Date.UTC(2026, 8, 7, 9, 30);

function makeSampleGuide(): Guide {
  return {
    introduction: sampleGuide.introduction,
    objective: sampleGuide.objective,
    topics: [...sampleGuide.topics],
    questions: sampleGuide.questions.map((text, index) => ({
      id: `q${index + 1}`,
      text,
      priority: "normal",
      probeDepth: 2,
      exactWording: false,
    })),
    language: "en",
    minutes: 15,
    facts: {
      organization: "Askwell",
      interviewName: sampleGuide.name,
      contact: null,
      supportLine: null,
      retentionDays: null,
      incentive: false,
    },
    earlyCodeShare: 0.5,
  };
}

/** Six finished sessions of the sample interview, with distinct people. The same seed gives the same words. */
export function sampleSessions(seed: number): SampleSession[] {
  const guide = makeSampleGuide();
  return people.map(({ demographics, traits, behaviours }, index) => {
    const made = {
      seed: seed + index * 101,
      topic: "remote work tools",
      story: index,
      traits,
      behaviours,
      demographics,
    };
    const participant = makeParticipant(made);
    const startAt = firstStart + index * 1_000 * (secondsPerDay + 5_400);
    const { turns } = simulateInterview({ guide, participant, startAt, seed: `sample-${seed}-${index}` });
    return { demographics: participant.demographics, turns };
  });
}
