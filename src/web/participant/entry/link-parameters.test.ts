import { expect, test } from "vitest";
import { hiddenFieldsOf, inviteOf, sourceOf } from "./link-parameters.ts";

test("of the link's parameters only those that the interview keeps are taken", () => {
  const search = "?PROLIFIC_PID=p%201&STUDY_ID=&other=x&ref=mail&invite=abc";
  expect(hiddenFieldsOf(search, ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"])).toEqual({ PROLIFIC_PID: "p 1" });
  expect(hiddenFieldsOf(search)).toEqual({});
  expect([sourceOf(search), inviteOf(search)]).toEqual(["mail", "abc"]);
});

test("nothing and blanks are no source and no invitation, and long values are cut", () => {
  expect([sourceOf(""), inviteOf("?invite=%20")]).toEqual([undefined, undefined]);
  expect(hiddenFieldsOf(`?a=${"x".repeat(900)}`, ["a"]).a).toHaveLength(500);
});
