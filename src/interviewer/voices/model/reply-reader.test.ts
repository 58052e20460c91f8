import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReply } from "./reply-reader.ts";
import { splitSentences } from "./sentences.ts";

const whole = { isDone: true, isBroken: false };

describe("reading a model's answer", () => {
  test("any object of the three texts is read as JSON reads it, blanks for control characters", () => {
    fc.assert(
      fc.property(
        fc.option(fc.string()),
        fc.option(fc.string()),
        fc.string({ unit: "grapheme" }),
        (kind, about, text) => {
          const reply = readReply(JSON.stringify({ kind, about, text }, null, 1));
          const plain = (value: string) => value.replace(/[\b\f\r\t]/g, " ");
          expect(reply).toMatchObject({
            ...whole,
            text: plain(text).replace(/[\u0000-\u0007\u000b\u000e-\u001f]/g, (sign) => sign),
          });
          expect(reply.kind).toBe(kind === null ? null : plain(kind));
          expect(reply.about).toBe(about === null ? null : plain(about));
        },
      ),
    );
  });

  test("the beginning of a good answer is never broken, and its text only grows", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const raw = JSON.stringify({ kind: "echo", about: null, text });
        let before = "";
        for (let length = 0; length <= raw.length; length += 1) {
          const reply = readReply(raw.slice(0, length));
          expect(reply.isBroken).toBe(false);
          expect(reply.text.startsWith(before)).toBe(true);
          before = reply.text;
        }
      }),
    );
  });

  test("thoughts before it and a fence around it are left out", () => {
    expect(readReply('<think>{"no"}</think>\n{"kind":null,"about":null,"text":"Hi"}')).toMatchObject({
      ...whole,
      text: "Hi",
    });
    expect(readReply('```json\n{"kind":null,"about":null,"text":"Hi"}\n```')).toMatchObject({
      ...whole,
      text: "Hi",
    });
    expect(readReply("<think>not yet")).toMatchObject({ isBroken: false, text: "" });
  });

  test.each([
    ["prose", "Sure! What happened?"],
    ["a list", '["a"]'],
    ["an unknown field", '{"kind":null,"about":null,"text":"Hi","tool":"x"}'],
    ["a number", '{"kind":1,"about":null,"text":"Hi"}'],
    ["a text twice", '{"kind":null,"text":"Hi","text":"Ho"}'],
    ["no text", '{"kind":null,"about":null}'],
    ["something after it", '{"kind":null,"about":null,"text":"Hi"} and more'],
    ["a bad escape", '{"kind":null,"about":null,"text":"\\q"}'],
    ["5,000 characters", `{"kind":null,"about":null,"text":"${"a".repeat(5_000)}"}`],
  ])("%s is no answer", (_, raw) => {
    expect(readReply(raw).isBroken).toBe(true);
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
