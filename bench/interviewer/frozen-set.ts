import { createHash } from "node:crypto";
import type { Guide } from "#interviewer/guide.ts";
import { behaviours, makeParticipant, type Participant } from "#interviewer/participants/persona.ts";
import { type Line, replyTo } from "#interviewer/participants/reply.ts";
import { frozenTopics, getFrozenGuide } from "./frozen-guides.ts";

/** The interviewer is tuned on one set of people; what is reported comes from the other. */
export type SetName = "tuning" | "reported";

export interface Case {
  /** Also the seed of the scripted voice's wording. */
  name: string;
  participant: Participant;
  guide: Guide;
}

const participantsPerSet = 240;
const perBlock = 20;
const firstSeeds: Record<SetName, number> = { tuning: 10_000, reported: 770_000 };
/** Six traits at three levels make 729 people; a stride prime to that takes another one each time. */
const traitStride = 307;
const traitOffsets: Record<SetName, number> = { tuning: 0, reported: 400 };

function drawTraits(place: number): Participant["traits"] {
  const level = (trait: number) => ([0, 1, 2] as const)[Math.floor(place / 3 ** trait) % 3] ?? 1;
  return {
    verbosity: level(0),
    knowledge: level(1),
    memory: level(2),
    reflexivity: level(3),
    disclosure: level(4),
    understanding: level(5),
  };
}

/**
 * The 240 participants of a set: every topic twice (15 and 30 minutes), in blocks of twenty people of whom
 * eleven have one behaviour each and nine none. Fixed: see `frozen.ts` for the hashes.
 */
export function listCases(set: SetName): Case[] {
  return Array.from({ length: participantsPerSet }, (_, index) => {
    const block = Math.floor(index / perBlock);
    const topic = frozenTopics[block % frozenTopics.length] ?? "";
    const behaviour = behaviours[index % perBlock];
    const participant = makeParticipant({
      seed: firstSeeds[set] + index,
      topic,
      traits: drawTraits((index * traitStride + traitOffsets[set]) % 729),
      behaviours: behaviour === undefined ? [] : [behaviour],
    });
    const guide = getFrozenGuide(topic, block < frozenTopics.length ? 15 : 30);
    return { name: `${set}-${index}`, participant, guide };
  });
}

/** Lines that every participant answers in turn for the second hash: open, closed, leading, quoting, asides. */
const battery = [
  "Could you take me through the last time that happened?",
  "What was that like for you?",
  "You said “the”. Please go on.",
  "Do you like it?",
  "Don't you think that it is bad?",
  "What did you do next?",
  "Please tell me a little more.",
  "What is different for you between the two?",
  "What lies behind that?",
  "You can stop at any time. Shall we end the interview here?",
  "I am sorry that this is hard for you. Write “go on” or “stop” here.",
  "Is there anything we did not cover that you would like to add?",
  "Please correct or add anything you like, or just tell me that it fits.",
];

function replyToBattery({ participant, guide }: Case): string[] {
  const history: Line[] = [];
  const questions = guide.questions.flatMap((question, index) => [
    question.text,
    battery[(2 * index) % battery.length] ?? "",
    battery[(2 * index + 1) % battery.length] ?? "",
  ]);
  return [...questions, ...battery.slice(-4)].map((text) => {
    history.push({ speaker: "interviewer", text });
    const answer = replyTo(participant, history, text);
    history.push({ speaker: "participant", text: answer });
    return answer;
  });
}

const hash = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/**
 * Two SHA-256 hashes of a set: of who the participants are (stories, planted insights, traits, behaviours)
 * with the scripts, and of what each of them answers to a fixed row of questions.
 */
export function hashSet(set: SetName): { definition: string; conduct: string } {
  const cases = listCases(set);
  return { definition: hash(cases), conduct: hash(cases.map(replyToBattery)) };
}

/** How long the simulated participants take for an answer, in milliseconds: 62 s at the median when typed. */
export function measureAnswerMs(lines: readonly unknown[], text: string): number {
  const words = text.split(/\s+/).length;
  return 1_000 * (48 + ((lines.length * 7) % 19) + Math.min(24, Math.round(words / 2)));
}
