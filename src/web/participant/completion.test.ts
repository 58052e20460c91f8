import { describe, expect, test } from "vitest";
import {
  lastFourSayComplete,
  looksComplete,
  type ReadMessage,
  replySaysComplete,
  splitClosing,
  statusSaysComplete,
} from "./completion.ts";

function bot(text: string, type: ReadMessage["type"] = "completion"): ReadMessage {
  return { text, sender: "bot", type };
}

const closing =
  "Thank you for participating, your feedback is valuable. This concludes our interview. Have a great day!";

describe("the last message", () => {
  test("keeps the talk's own ending apart from the fixed line", () => {
    const own = "That's everything. I hope your two o'clock dries nicely.";
    expect(splitClosing(bot(`${own}\n\n${closing}`))).toEqual({ text: own, closing });
  });

  test.each([
    ["the fixed line alone", bot(closing)],
    ["an ending after distress", bot("Please take care.\n\nYou can ring 116 123 at any time.")],
    ["a question that quotes it", bot(`So:\n\n${closing}`, "core")],
  ])("stays whole: %s", (_, message) => {
    expect(splitClosing(message)).toEqual({ text: message.text, closing: "" });
  });
});

describe("the two readings of completion", () => {
  test("the fixed closing message is complete in both readings", () => {
    expect(lastFourSayComplete([bot(closing)])).toBe(true);
    expect(replySaysComplete(bot(closing))).toBe(true);
  });

  test.each([
    "This interview is complete.",
    "THIS CONCLUDES OUR INTERVIEW",
    "That concludes our interview, goodbye.",
    "If you have any more thoughts please reach out to us.",
    "Thank you for participating. Your feedback is valuable.",
  ])("the first reading knows %j", (text) => {
    expect(lastFourSayComplete([bot(text)])).toBe(true);
  });

  test.each(["Have a Great Day!", "Thank you. Your feedback is valuable."])(
    "the second reading knows %j",
    (text) => {
      expect(replySaysComplete(bot(text))).toBe(true);
    },
  );

  test("half of a pair of phrases is not enough", () => {
    expect(lastFourSayComplete([bot("Thank you for participating.")])).toBe(false);
    expect(replySaysComplete(bot("Your feedback is valuable."))).toBe(false);
  });

  test("a creator's own question with such a phrase does not end an interview", () => {
    const traps = [
      "Thank you for sharing that, your feedback is valuable. Next: how do you plan a trip?",
      "What would help you have a great day at work?",
      "Once this interview is complete, you will get a code. First, tell me about your role.",
      "You said 'this concludes our interview' – shall I continue?",
    ];
    for (const trap of traps) {
      expect(looksComplete([bot(trap, "core")])).toBe(false);
      expect(looksComplete([bot(trap, "introduction")])).toBe(false);
    }
  });

  test("a participant who types the phrases ends nothing", () => {
    expect(looksComplete([{ text: closing, sender: "user", type: "completion" }])).toBe(false);
  });

  test("only the last four messages count", () => {
    const later = Array.from({ length: 4 }, () => bot("And then?", "core"));
    expect(lastFourSayComplete([bot(closing), ...later.slice(1)])).toBe(true);
    expect(lastFourSayComplete([bot(closing), ...later])).toBe(false);
  });

  test("an empty conversation is not complete", () => {
    expect(looksComplete([])).toBe(false);
  });
});

describe("the server's status", () => {
  const complete = {
    isComplete: true,
    currentPhase: "completion" as const,
    completionMarkers: {
      lastFourMessagesPattern: { hasCompletionPhrase: true },
      completionMessageSent: true,
    },
  };
  const unmarked = { lastFourMessagesPattern: { hasCompletionPhrase: false }, completionMessageSent: false };

  test("complete, past the introduction and with its phrase flagged is complete", () => {
    expect(statusSaysComplete(complete)).toBe(true);
  });

  test("a closing message in another language counts by its flag", () => {
    const marks = { ...unmarked, completionMessageSent: true };
    expect(statusSaysComplete({ ...complete, completionMarkers: marks })).toBe(true);
  });

  test("each of the three is needed", () => {
    expect(statusSaysComplete({ ...complete, isComplete: false })).toBe(false);
    expect(statusSaysComplete({ ...complete, currentPhase: "introduction" })).toBe(false);
    expect(statusSaysComplete({ ...complete, completionMarkers: unmarked })).toBe(false);
  });
});
