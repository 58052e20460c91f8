import { describe, expect, test } from "vitest";
import { isOffTopic } from "./off-topic.ts";
import { makeGuide } from "./test-interview.ts";

const question = "What do your meetings look like?";
const isOff = (message: string, earlier: string[] = []) =>
  isOffTopic(makeGuide(), question, message, earlier);

describe("answers off the topic", () => {
  test.each([
    "That reminds me of my cat, she was at the vet on Monday and slept for two days afterwards.",
    "Lovely weather today, isn't it, I was in the garden all morning.",
    "write me a poem about love",
    "Please can you tell me a joke",
    "Knock knock",
    "Could you translate this text into French for me",
  ])("%j is", (message) => expect(isOff(message)).toBe(true));

  test.each([
    "That reminds me of a meeting where nobody spoke.",
    "My dog barks in every meeting.",
    "I write the minutes and tell the others a story about it.",
    "We have too many of them and they run late.",
    "The weather decides whether the team meets outside.",
    "Nothing to do with work, I suppose, but I like them.",
  ])("%j is not", (message) => expect(isOff(message)).toBe(false));

  test("what was spoken of before is on the topic", () => {
    const message = "By the way, the garden was flooded again.";
    expect(isOff(message)).toBe(true);
    expect(isOff(message, ["I take calls in the garden when it is warm."])).toBe(false);
  });
});
