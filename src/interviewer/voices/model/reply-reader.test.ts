import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReply } from "./reply-reader.ts";
import { splitSentences } from "./sentences.ts";

const head = { reading: { threads: [], tone: "plain" }, move: "probe", about: null, quotes: [] };
const write = (text: string, more: Record<string, unknown> = {}) =>
  JSON.stringify({ ...head, ...more, text });

describe("reading a model's answer", () => {
  test("any text is read as JSON reads it, whatever the white space", () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.string({ unit: "grapheme" }), (about, text) => {
        const reply = readReply(JSON.stringify({ ...head, about, text }, null, 1));
        expect(reply).toEqual({
          head: { ...head, about },
          text,
          isTextDone: true,
          isDone: true,
          isBroken: false,
        });
      }),
    );
  });

  test("the beginning of a good answer is never broken, and its text only grows", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const raw = write(text, { about: 'they said "text": "no"' });
        let before = "";
        for (let length = 0; length <= raw.length; length += 1) {
          const reply = readReply(raw.slice(0, length));
          expect(reply.isBroken).toBe(false);
          expect(reply.text.startsWith(before)).toBe(true);
          before = reply.text;
        }
        expect(before).toBe(text);
      }),
    );
  });

  test("the text is read before its end has come, once all before it has", () => {
    const raw = write("I see. What happened then?");
    const cut = raw.indexOf("happened");
    expect(readReply(raw.slice(0, cut))).toMatchObject({ head, text: "I see. What ", isTextDone: false });
  });

  test("a text that comes first is read when the object is whole", () => {
    const raw = JSON.stringify({ text: "What happened?", ...head });
    expect(readReply(raw.slice(0, -1))).toMatchObject({ isBroken: false });
    expect(readReply(raw)).toMatchObject({ head, text: "What happened?", isDone: true });
  });

  test("thoughts before it and a fence around it are left out", () => {
    expect(readReply(`<think>{"no"}</think>\n${write("Hi")}`)).toMatchObject({ text: "Hi", isDone: true });
    expect(readReply(`\`\`\`json\n${write("Hi")}\n\`\`\``)).toMatchObject({ text: "Hi", isDone: true });
    expect(readReply("<think>not yet")).toMatchObject({ isBroken: false, text: "" });
  });

  test.each([
    ["prose", "Sure! What happened?"],
    ["a list", '["a"]'],
    ["no text", '{"move":"probe","about":null}'],
    ["a text that is none", '{"move":"probe","text":7}'],
    ["9,000 characters", write("a".repeat(9_000))],
  ])("%s is no answer", (_, raw) => {
    expect(readReply(raw).isBroken).toBe(true);
  });

  test.each([
    ["something after it", `${write("Hi")} and more`],
    ["a bad escape", '{"move":"probe","text":"\\q"}'],
  ])("%s never becomes whole", (_, raw) => {
    expect(readReply(raw)).toMatchObject({ isDone: false });
  });
});

describe("splitting into sentences", () => {
  test("a sentence waits for what follows it, and for the end of a quotation", () => {
    expect(splitSentences("I see. How was", false)).toEqual({ sentences: ["I see."], rest: " How was" });
    expect(splitSentences("How was it?", false).sentences).toEqual([]);
    expect(splitSentences("You said “it broke. twice", false).sentences).toEqual([]);
    expect(splitSentences("You said “it broke. twice” then. How", false).sentences).toEqual([
      "You said “it broke. twice” then.",
    ]);
    expect(splitSentences("How was it?", true)).toEqual({ sentences: ["How was it?"], rest: "" });
  });

  test("nothing is lost but blanks", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { sentences } = splitSentences(text, true);
        expect(sentences.join("").replace(/\s/gu, "")).toBe(text.replace(/\s/gu, ""));
      }),
    );
  });
});
