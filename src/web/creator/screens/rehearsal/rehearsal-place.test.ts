import { expect, test } from "vitest";
import { readPlace, toSearch } from "./rehearsal-place.ts";

test("a place in a rehearsal comes back from its address", () => {
  const place = { rehearsalId: "r1", interviewId: "r1-3", messageId: "r1-3-5" };
  expect(readPlace(toSearch(place))).toEqual(place);
  expect(readPlace(toSearch({}))).toEqual({ rehearsalId: null, interviewId: null, messageId: null });
});

test("how the list is searched stays while one of its transcripts is read", () => {
  const now = new URLSearchParams("people-search=nurse&rehearsal=r1&read=r1-3&message=r1-3-5");
  expect(toSearch({ rehearsalId: "r1" }, now).toString()).toBe("people-search=nurse&rehearsal=r1");
});

test("a turn without its interview is no place", () => {
  expect(toSearch({ rehearsalId: "r1", messageId: "r1-3-5" }).toString()).toBe("rehearsal=r1");
});
