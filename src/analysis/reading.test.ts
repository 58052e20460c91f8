import { describe, expect, test } from "vitest";
import { readSentences } from "./reading.ts";

describe("reading an English text", () => {
  test("sentences and words keep their places in the text as it was typed", () => {
    const text = "I can’t find anything 😀 in “Slack”. It's slow...\nReally slow!";
    const sentences = readSentences(text);
    expect(sentences).toHaveLength(3);
    for (const sentence of sentences) {
      expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
      for (const token of sentence.tokens) expect(token.end - token.start).toBe(token.text.length);
    }
    expect(text.slice(sentences[0]?.tokens[0]?.start, sentences[0]?.tokens[0]?.end)).toBe("I");
  });

  test("three dots inside running talk do not end the sentence", () => {
    expect(readSentences("it depends... sometimes I just call")).toHaveLength(1);
  });

  test.each([
    "I used reveal.js for the slides and it broke.",
    "Version 2.0.1 was slow, v3.x is fine.",
    "I use ASP.NET, file.txt and report.pdf files.",
    "We tried several tools, e.g. Miro and Figma, before that.",
    "People in the U.S. pay more than that.",
    "See https://example.org/a.b?c=d for more.",
    "It was approx. 5 min. of work, i.e. nothing.",
  ])("a full stop within words ends no sentence: %s", (text) => {
    expect(readSentences(text).map((sentence) => sentence.text)).toEqual([text]);
  });

  test("a full stop without a space behind it ends one", () => {
    const texts = readSentences("It was slow.The rest is fine. i like it.").map((sentence) => sentence.text);
    expect(texts).toEqual(["It was slow.", "The rest is fine.", "i like it."]);
  });

  test("a capital at the start of a sentence makes no name of a word", () => {
    const [first] = readSentences("Notifications pile up.");
    expect(first?.tokens[0]?.pos).toBe("NOUN");
  });

  test("a pasted key is not read as a word", () => {
    const tokens = readSentences(`my key is ${"x9".repeat(200)} you see`).flatMap(
      (sentence) => sentence.tokens,
    );
    expect(tokens.map((token) => token.text)).toEqual(["my", "key", "is", "you", "see"]);
  });

  test("talk without punctuation is cut rather than read as one endless sentence", () => {
    const sentences = readSentences("and then we call them again ".repeat(100));
    expect(sentences.length).toBeGreaterThan(1);
  });
});
