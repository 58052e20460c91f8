import { expect, test } from "vitest";
import { isBlank, joinSentences, lengthOf, newClientMessageId } from "./message-text.ts";

test("white space and invisible characters alone are blank", () => {
  expect(["", "  \n\t", "\u200b", "\u2066 \u2069"].map(isBlank)).toEqual([true, true, true, true]);
  expect(isBlank(" … ")).toBe(false);
});

test("a length is counted as people count characters", () => {
  expect(lengthOf("a👍")).toBe(2);
});

test("the pieces of an answer are joined by one blank, whoever brings it", () => {
  expect(joinSentences("", "I see.")).toBe("I see.");
  expect(joinSentences("I see.", "Then?")).toBe("I see. Then?");
  expect(joinSentences("I see.", " Then?")).toBe("I see. Then?");
});

test("ids of messages are fit for the wire and never the same", () => {
  const ids = Array.from({ length: 50 }, newClientMessageId);
  expect(ids.every((id) => /^[\w-]{8,64}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
