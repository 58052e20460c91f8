import { describe, expect, test } from "vitest";
import type { Move } from "./guide.ts";
import type { Thread } from "./reading.ts";
import { answer, choose, hear, heavy, offer, probe, talk } from "./test-talk.ts";
import { buildPrompt } from "./voices/model/prompt.ts";

describe("what was just begun, beyond the budget", () => {
  const asked = [
    ...quotesOn("a", 1),
    { kind: "ask" as const, questionId: "b" },
    ...quotesOn("b", 5),
    "It was never about the code, and I have not slept since.",
  ];
  const begun: Thread = { quote: "I have not slept since", untold: "since what", weight: 3 };

  function quotesOn(id: string, count: number): (string | Move)[] {
    return [answer, ...Array.from({ length: count }, () => [probe(id), answer]).flat()].slice(0, -1);
  }

  test("is stayed with; what was said before is not gone back to", () => {
    const turns = talk(...asked);
    const { situation, moves } = offer(turns);
    expect(buildPrompt(situation, moves, { language: "en" }).turn).toContain(
      "only what weighs 3 in this message",
    );
    expect(choose(turns, { move: "probe", about: begun.quote, reading: hear([begun]) })).not.toHaveProperty(
      "fault",
    );
    const earlier = talk(answer, probe("a", { reading: hear([heavy]) }), ...asked.slice(2));
    expect(choose(earlier, { move: "probe", about: heavy.quote })).toHaveProperty("fault");
  });
});
