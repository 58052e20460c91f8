import { describe, expect, it } from "vitest";
import type { Guide, Turn } from "../guide.ts";
import { simulateInterview } from "./interview-for-tests.ts";
import { behaviours, listRecalled, makeParticipant } from "./persona.ts";
import { makeRandom } from "./random.ts";

const startAt = Date.UTC(2026, 0, 5, 9);

const questions = [
  "To begin, please tell me a little about yourself.",
  "How does it usually go, from start to finish?",
  "Please tell me about the last time. What happened?",
  "What has been difficult about it, if anything?",
  "How do you get around the difficulties?",
  "What do you wish were different?",
];

function makeGuide(topic: string): Guide {
  return {
    introduction: `Thank you for talking with us about ${topic}.`,
    objective: `Understand people's experience of ${topic}.`,
    topics: [topic],
    questions: questions.map((text, index) => ({
      text,
      id: `q${index}`,
      priority: "normal",
      depth: "deep",
      exactWording: false,
    })),
    language: "en",
    minutes: 20,
    facts: {
      organization: "Acme",
      interviewName: topic,
      contact: null,
      supportLine: null,
      retentionDays: null,
      incentive: true,
    },
    earlyCodeShare: 0.5,
  };
}

describe("the seeded numbers", () => {
  it("are the same for the same seed, spread over the range, and differ between seeds", () => {
    const draw = (seed: number): number[] => {
      const random = makeRandom(seed);
      return Array.from({ length: 1000 }, () => random.next());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    const mean = draw(7).reduce((sum, value) => sum + value, 0) / 1000;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });
});

describe("a simulated interview", () => {
  it("ends, however the participant behaves", () => {
    for (const behaviour of behaviours) {
      for (const seed of [1, 2, 3]) {
        const participant = makeParticipant({ seed, topic: "grocery shopping", behaviours: [behaviour] });
        const { turns, endReason } = simulateInterview({
          guide: makeGuide("grocery shopping"),
          participant,
          startAt,
          seed: `s${seed}`,
        });
        expect(endReason, behaviour).not.toBeNull();
        expect(turns.at(-1)?.speaker).toBe("interviewer");
      }
    }
  });

  it("runs forward in time with about a minute for each answer", () => {
    const participant = makeParticipant({ seed: 3, topic: "online learning" });
    const { turns } = simulateInterview({
      guide: makeGuide("online learning"),
      participant,
      startAt,
      seed: "time",
    });
    const waits = turns.flatMap((turn, index) =>
      turn.speaker === "participant" ? [turn.at - (turns[index - 1]?.at ?? 0)] : [],
    );
    for (const wait of waits) expect(wait).toBeGreaterThan(40_000);
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
    expect(mean).toBeLessThan(90_000);
  });

  it("brings out more than the same person tells a fixed questionnaire", () => {
    let probed = 0;
    let fixed = 0;
    const seeds = process.env.EVERY_CASE ? 60 : 10;
    for (let seed = 0; seed < seeds; seed++) {
      const participant = makeParticipant({ seed, topic: "meal planning" });
      const guide = makeGuide("meal planning");
      const { turns } = simulateInterview({ guide, participant, startAt, seed: `${seed}` });
      const said = turns.filter((turn) => turn.speaker === "participant");
      // A fixed questionnaire hears the first answer to each question and nothing more.
      const firstSaid = said.filter((turn) => {
        const before = turns[turns.indexOf(turn) - 1];
        return before?.speaker === "interviewer" && ["introduce", "ask"].includes(before.move.kind);
      });
      const textsOf = (some: Turn[]): string[] => some.map((turn) => turn.text);
      probed += listRecalled(participant, textsOf(said)).length;
      fixed += listRecalled(participant, textsOf(firstSaid)).length;
    }
    expect(probed).toBeGreaterThan(fixed);
  });
});
