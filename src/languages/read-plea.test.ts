import { expect, test } from "vitest";
import { listAskedOut } from "#analysis/formats/transcripts/asked-out.ts";
import { listKeptOut } from "#interviewer/keep-out.ts";
import { readPlea } from "./read-plea.ts";

test("a plea is told from what stands beside it, however it was typed", () => {
  const told = "We lock up at six.";
  const plea = "Please don\u2019t use\u200b that.";
  expect(readPlea(`${told} ${plea}`)).toEqual({ asking: [plea], beside: [told] });
  expect(readPlea(told)).toBeUndefined();
});

test("a plea is read alike in a message to us and in an uploaded talk", () => {
  const said = "We lock up at six. Please don\u2019t use\u200b that.";
  expect([...listAskedOut([{ id: "1", speakerId: "P", isParticipant: true, text: said }])]).toEqual(["1"]);
  expect(listKeptOut([], said)).toEqual([said]);
});
