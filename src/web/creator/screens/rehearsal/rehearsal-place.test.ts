import { expect, test } from "vitest";
import { readPlace, toSearch } from "./rehearsal-place.ts";

test("a place in a rehearsal comes back from its address", () => {
  const place = { rehearsalId: "r1", interviewId: "r1-3", messageId: "r1-3-5" };
  expect(readPlace(toSearch(place))).toEqual(place);
  expect(readPlace(toSearch({}))).toEqual({ rehearsalId: null, interviewId: null, messageId: null });
});

test("a turn without its interview is no place", () => {
  expect(toSearch({ rehearsalId: "r1", messageId: "r1-3-5" }).toString()).toBe("rehearsal=r1");
});
