import { expect, test } from "vitest";
import { listAskedOut } from "#analysis/formats/transcripts/asked-out.ts";
import { listKeptOut } from "#interviewer/keep-out.ts";
import { readPlea } from "./read-plea.ts";

test("a plea is told from what stands beside it, however it was typed", () => {
  const told = "We lock up at six.";
  const plea = "Please don\u2019t use\u200b that.";
  expect(readPlea(`${told} ${plea}`)).toEqual({ asking: [plea], beside: [told], told: [told] });
  expect(readPlea(told)).toBeUndefined();
});

test("a plea that points back is about nothing that comes after it", () => {
  expect(readPlea("Please leave that out. She sleeps in the shed.")?.told).toEqual([]);
  expect(readPlea("Off the record? She sleeps in the shed.")?.told).toEqual(["She sleeps in the shed."]);
  expect(readPlea("I can, but please leave it out. She sleeps in the shed.")?.told).toHaveLength(1);
  const story = "Her boy sleeps in the coal shed.";
  const turns = [{ speaker: "participant" as const, text: story, at: 1 }];
  const said = "Please leave that out. It isn't mine to tell, everybody in the yard would know whose boy.";
  expect(listKeptOut(turns, said)).toEqual([said, story]);
});

test("a plea is read alike in a message to us and in an uploaded talk", () => {
  const said = "We lock up at six. Please don\u2019t use\u200b that.";
  expect([...listAskedOut([{ id: "1", speakerId: "P", isParticipant: true, text: said }])]).toEqual(["1"]);
  expect(listKeptOut([], said)).toEqual([said]);
});
