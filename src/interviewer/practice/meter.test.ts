import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildsOnAnswer } from "./build-on.ts";
import { listOwnMessages, measureMeter, type PracticeLine } from "./meter.ts";

const line = (speaker: PracticeLine["speaker"], text: string, index: number): PracticeLine => ({
  id: `m${index}`,
  speaker,
  text,
  at: index * 1_000,
});

describe("a question that builds on the answer", () => {
  const answer = "On Mondays I plan the meals, and my sister always complains about the budgeting.";

  test.each([
    "What does your sister say?",
    "How do you budget?",
    "You mentioned meals. How do you choose them?",
    "Tell me more",
    "And then?",
    "Why is that?",
    "What happened after that?",
    'What do you mean by "always complains"?',
  ])("%s", (question) => {
    expect(buildsOnAnswer(question, answer)).toBe(true);
  });

  test.each(["How old are you?", "What is your favourite app?", "Do you like it?", "Where do you work?"])(
    "%s does not",
    (question) => {
      expect(buildsOnAnswer(question, answer)).toBe(false);
    },
  );

  test("nothing builds on silence", () => {
    expect(buildsOnAnswer("Tell me more about that", "")).toBe(false);
  });
});

describe("the meter", () => {
  test("shows nothing before the first message", () => {
    expect(measureMeter([])).toEqual({
      talkShare: null,
      labels: { open: 0, closed: 0, leading: 0, double: 0, hypothetical: 0, fact: 0 },
      questions: 0,
      followUps: 0,
    });
  });

  test("counts labels, follow-ups and one's own share of the words", () => {
    const lines = [
      line("interviewer", "How do you plan your meals?", 0),
      line("participant", "My sister does it, on Mondays, with a long list.", 1),
      line("interviewer", "Mhm", 2),
      line("participant", "She is good at that.", 3),
      line("interviewer", "Do you like her list?", 4),
    ];
    const meter = measureMeter(lines);
    expect(meter.labels).toMatchObject({ open: 1, closed: 1 });
    expect(meter.questions).toBe(2);
    expect(meter.followUps).toBe(0);
    expect(meter.talkShare).toBeCloseTo(12 / 27);
    expect(listOwnMessages(lines).map(({ label }) => label)).toEqual(["open", null, "closed"]);
  });

  test("words of any answer given back lead nobody, and coming back to one follows it up", () => {
    const lines = [
      line("interviewer", "How was church?", 0),
      line("participant", "How do I go in there and say I'd rather run a shoe shop? Zahra laughed.", 1),
      line("interviewer", "What was in the letter?", 2),
      line("participant", "A date.", 3),
      line("interviewer", "You'd rather run a shoe shop? Tell me about that.", 4),
      line("participant", "It's warm.", 5),
      line("interviewer", "How did Zahra take it?", 6),
      line("participant", "Fine.", 7),
      line("interviewer", "What happened in the run-up to the exam?", 8),
    ];
    const own = listOwnMessages(lines);
    expect(own.map(({ label }) => label)).not.toContain("leading");
    expect(own.map(({ followUp }) => followUp)).toEqual([false, false, true, true, false]);
  });

  test("a first question follows nothing up", () => {
    expect(measureMeter([line("interviewer", "Tell me more about that", 0)]).followUps).toBe(0);
  });

  test("its counts add up, whatever is said by whom", () => {
    const spoken = fc.record({
      speaker: fc.constantFrom("interviewer" as const, "participant" as const),
      text: fc.oneof(
        fc.string({ maxLength: 80 }),
        fc.constantFrom("Do you like that?", "Why?", "mhm", "How was it, and who came?", "I like my list."),
      ),
    });
    fc.assert(
      fc.property(fc.array(spoken, { maxLength: 20 }), (said) => {
        const lines = said.map(({ speaker, text }, index) => line(speaker, text, index));
        const meter = measureMeter(lines);
        const sum = Object.values(meter.labels).reduce((all, count) => all + count, 0);
        expect(sum).toBe(meter.questions);
        expect(meter.questions).toBeLessThanOrEqual(
          said.filter(({ speaker }) => speaker === "interviewer").length,
        );
        expect(meter.followUps).toBeLessThanOrEqual(meter.questions);
        if (meter.talkShare !== null) expect(meter.talkShare >= 0 && meter.talkShare <= 1).toBe(true);
      }),
    );
  });
});
