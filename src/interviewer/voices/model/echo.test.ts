import { describe, expect, test } from "vitest";
import { isEcho, leansBack } from "./echo.ts";

describe("handed back and nothing more", () => {
  test.each([
    ["Quietly, I see.", "I thought I could change slowly to quietly"],
    ["I see, the answer.", "It seemed like the answer?"],
    ["Nine answers, with the same words.", "put same words as Admin, got nine answers lol"],
    ["Just the bag and a nod, then.", "he just put the bag down n nodded"],
    ["All thirty-one, then.", "I wrote to everybody, it was thirty-one."],
    ["From work as well, then.", "do it from work if someone moans"],
    ["They keep, those four words.", "the four words keep, I left it too long"],
  ])("%s", (sentence, answer) => {
    expect(isEcho(sentence, answer)).toBe(true);
  });
});

test("not where the question leans on it", () => {
  expect(leansBack("What happened with it?")).toBe(true);
  expect(leansBack("What happened with the pump?")).toBe(false);
});

describe("something of ours", () => {
  test.each([
    ["That was kind of him, in the rain.", "he stopped in the rain one morning"],
    ["It wasn't too long.", "sorry that was long"],
    ["I'm sorry about your nan.", "my nan died that november"],
    ["Small is fine.", "It's quite small, sorry"],
    ["No need to be sorry.", "sorry"],
    ["Okay, I see.", "okay then"],
    ["What happened with the polls?", "I don't do polls now"],
    ["Thank goodness they both got there.", "he walked her there"],
    ["Thank you for telling me about the polls.", "telling you about the polls"],
  ])("%s", (sentence, answer) => {
    expect(isEcho(sentence, answer)).toBe(false);
  });
});
