import { describe, expect, it } from "vitest";
import type { Guide } from "../guide.ts";
import { generateScript } from "../script/generate.ts";
import { behaviours, listRecalled, makeParticipant } from "./persona.ts";
import { makeRandom } from "./random.ts";
import { simulateInterview } from "./run.ts";
import { sampleGuide, sampleSessions } from "./sample.ts";

const startAt = Date.UTC(2026, 0, 5, 9);

function makeGuide(topic: string): Guide {
  const script = generateScript({
    objective: `Understand people's experience of ${topic}`,
    targetAudience: "Adults",
  });
  return {
    introduction: script.introduction,
    objective: script.objective,
    topics: script.topics,
    questions: script.questions.map((text, index) => ({
      id: `q${index}`,
      text,
      priority: "normal",
      probeDepth: 2,
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
    for (let seed = 0; seed < 60; seed++) {
      const participant = makeParticipant({ seed, topic: "meal planning" });
      const guide = makeGuide("meal planning");
      const plain = {
        ...guide,
        questions: guide.questions.map((question) => ({ ...question, probeDepth: 0 as const })),
      };
      const said = (used: Guide): string[] =>
        simulateInterview({ guide: used, participant, startAt, seed: `${seed}` })
          .turns.filter((turn) => turn.speaker === "participant")
          .map((turn) => turn.text);
      probed += listRecalled(participant, said(guide)).length;
      fixed += listRecalled(participant, said(plain)).length;
    }
    expect(probed).toBeGreaterThan(fixed);
  });
});

describe("the sample interview", () => {
  const sessions = sampleSessions(1);

  it("has six finished sessions of six people, from all age groups", () => {
    expect(sessions).toHaveLength(6);
    for (const { turns } of sessions) {
      const last = turns.at(-1);
      expect(last?.speaker === "interviewer" && last.move.kind === "close" && last.move.endReason).toBe(
        "finished",
      );
    }
    expect(new Set(sessions.map(({ demographics }) => demographics.ageRange)).size).toBe(5);
    expect(new Set(sessions.map(({ demographics }) => demographics.occupation)).size).toBe(6);
  });

  it("asks every question of its guide in each session", () => {
    for (const { turns } of sessions) {
      const ours = turns
        .filter((turn) => turn.speaker === "interviewer")
        .map((turn) => turn.text)
        .join("\n");
      for (const question of sampleGuide.questions) expect(ours).toContain(question);
    }
  });

  it("is the same for the same seed and names tools that an analysis can find", () => {
    expect(sampleSessions(1)).toEqual(sessions);
    const said = sessions
      .flatMap(({ turns }) => turns)
      .filter((turn) => turn.speaker === "participant")
      .map((turn) => turn.text)
      .join(" ");
    for (const tool of ["Slack", "Notion", "Zoom", "Teams", "Trello"]) expect(said).toContain(tool);
    expect(said).toMatch(/I wish/);
  });
});
