import { describe, expect, test } from "vitest";
import type { Turn } from "../../guide.ts";
import { readIntent } from "../../intents.ts";
import { listHints } from "../../listener/hints.ts";
import { makeGuide, makeQuestion, runInterview } from "../../test-interview.ts";
import { isToldOut } from "../../told-out.ts";
import { wordMove } from "./voice.ts";

/** What people said to the built-in interviewer in trials, and what it should have asked, or should not have. */

const guide = makeGuide({
  questions: [makeQuestion("a", "How do you do it?"), makeQuestion("b", "What is difficult about it?")],
});
const before: Turn[] = [
  { speaker: "interviewer", text: guide.introduction, at: 0, move: { kind: "introduce", questionId: "a" } },
];

function ask(said: string): string {
  const turns: Turn[] = [...before, { speaker: "participant", text: said, at: 1 }];
  const move = { kind: "probe", questionId: "a", about: said, focus: "reference" } as const;
  return wordMove({ guide, turns, move, seed: "one" });
}

describe("a question that fits the words it quotes", () => {
  test.each([
    ["I asked all of them the one question and he got it right", "what was the question?"],
    ["That wasn't the idea", "what was the idea?"],
    ["I'd my own reasons", "what would those be?"],
    ["I've got my own little system", "how does the system work?"],
    ["Clause nine I'd take out, if I could do it without saying why", "what's the reason?"],
    ["I nearly told her", "what stopped you?"],
    ["I nearly didn't go back in on the second day", "what changed your mind?"],
    ["He only had a say on paper anyway", "how is it in practice?"],
    ["If they'd let me pause for a month I'd probably still be a customer", "how would that have helped?"],
    ["One text on the Thursday would have done it", "how would that have helped?"],
    ["it's not what you think", "how is it, then?"],
    ["My daughter asks about some small things", "what would be an example?"],
    ["then he stopped coming in", "what led to that?"],
    ["My dad used to ask if he'd put the car away", "what changed?"],
    ["They only ever wrote the once", "what happened that time?"],
    ["She says they want their money back", "what do you make of that?"],
    ["I never told him about the toast", "what has held you back?"],
    ["I told the depot not to bother with him", "how was that taken?"],
    ["I always tell the chip shop", "how did that start?"],
    ["I've two glasses, one's for Sundays", "what's different about that one?"],
  ])("“%s” – %s", (said, question) => {
    expect(ask(said)).toContain(`“${said}” – ${question}`);
  });

  test("an odd line is quoted rather than anything else asked for", () => {
    const said = "Oh, no rules. I'd take in a horse. Only I don't do thirty-one, and the drivers know that.";
    const ours = runInterview(guide, [said], "It is as it is.").flatMap((turn) =>
      turn.speaker === "interviewer" ? [turn.text] : [],
    );
    expect(ours[1]).toContain("I don't do thirty-one");
  });

  test.each([
    ["My husband used to turn to the touchline like that", /what changed/],
    ["In the off week they may ring", /what (?:changed|was the|led)/],
    ["It depends on the day", /what does it depend on/],
    ["I keep a record", /keep it\?/],
    ["Never once went upstairs", /that time\?/],
  ])("“%s” gets none of them", (said, question) => {
    expect(ask(said)).not.toMatch(question);
  });
});

describe("what is quoted", () => {
  const listQuotes = (answer: string) =>
    listHints("en", { answer, question: "How do you do it?", before: [] }).map(({ quote }) => quote);

  test("ends before a trailing word", () => {
    expect(listQuotes("It was after the flood. I'd my own reasons, and they wanted somebody, so")).toContain(
      "I'd my own reasons, and they wanted somebody",
    );
  });

  test.each([
    [
      "The gauge was his really, I only asked for it out of spite! Worse things happen at sea",
      /out of spite$/,
    ],
    [
      "I could stop it in one sentence and I don't. She adds up the columns again, sort of like someone checking the gas. It makes my stomach go a bit",
      /^It makes my stomach/,
    ],
    [
      "You read the bottom of the curve. I've two glasses, one's for Sundays. Our grandson set the computer up, he's forever changing his bicycle",
      /^I've two glasses/,
    ],
  ])("is not the saying, the comparison or the digression: %s", (answer, best) => {
    expect(listQuotes(answer)[0]).toMatch(best);
  });
});

describe("a death", () => {
  const tell = (...answers: string[]) =>
    runInterview(guide, answers, "It is as it is.").flatMap((turn) =>
      turn.speaker === "interviewer" ? [turn.text] : [],
    )[1];

  test("of somebody of theirs is met", () => {
    expect(tell("My wife died in the autumn, and since then I do the garden.")).toMatch(/sorry/);
  });

  test.each([
    "One was a man who came for an umbrella. His wife had been on ward 22. She had died in the autumn.",
    "It's the one with the plate, for Frank's wife. I miss him Sundays, if I'm honest.",
  ])("that is another's loss is not condoled: %s", (answer) => {
    expect(tell(answer)).not.toMatch(/your loss|sorry to hear/);
  });
});

describe("what people say to us", () => {
  test.each([
    ["Behind what, the sea? It's only a saying love. Does somebody read these?", "ask_privacy"],
    ["No, nothing there but seawater. On you go. So nobody reads it then, ha", "ask_privacy"],
    ["The question was, are you in at breakfast? I'd had a crust go down wrong. He said yes.", "answer"],
    ["My mother only got the dust. Does somebody read all this, love?", "ask_privacy"],
    ["They offered me a room. I said no.", "answer"],
    ["What's wrong with it? Anyway. How are you, anyway, keeping well?", "ask_self"],
    ["They want me in charge and I don't think so. Sorry, what was the other half?", "repeat"],
  ])("%s", (message, intent) => {
    expect(readIntent(message)).toBe(intent);
  });

  test.each([
    "There's no story. Plate, five names, then I eat.",
    "It's a way of talking. Council never asks, bank never asks.",
    "Behind the light? The sun, I suppose. And the car park",
    "Spare me. It's a path and a form.",
  ])("has nothing behind it: %s", (message) => {
    expect(isToldOut(message)).toBe(true);
  });

  test("sympathy that was out of place is owned, and no more of it comes", () => {
    const answers = [
      "My brother died the winter I began, and I was that ashamed of how I spoke to him before.",
      "Spare me. It was a long time ago and I have the shop to see to, six days a week, with the deliveries at five.",
      "I felt sick when the letter came, I was that ashamed, and nobody at the shop knew what was in it but me.",
    ];
    const ours = runInterview(guide, answers, "It is as it is.").flatMap((turn) =>
      turn.speaker === "interviewer" ? [turn.text] : [],
    );
    expect(ours[1]).toMatch(/sorry|hard|easy/i);
    expect(ours[2]).toMatch(/^Sorry, I (?:misread|got)/);
    for (const text of ours.slice(3))
      expect(text).not.toMatch(/^(?:I'm sorry|That (?:must|can't|sounds)|Thank you for trusting)/);
  });
});
