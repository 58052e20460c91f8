import { expect, test } from "vitest";
import type { Member } from "#contract/members.ts";
import { describeMember, isRole } from "./members-words.ts";

const grace: Member = {
  _id: "m1",
  email: "grace@example.org",
  name: "Grace Hopper",
  role: "editor",
  status: "active",
  invitedAt: "2026-11-20T10:00:00.000Z",
  link: null,
};

test("under the name of who is there stands the address; of who is not, that they were invited", () => {
  expect(describeMember(grace, "20 Nov 2026")).toBe("grace@example.org");
  expect(describeMember({ ...grace, name: null, status: "invited" }, "20 Nov 2026")).toBe(
    "Invited 20 Nov 2026, not accepted yet",
  );
});

test("a member is a viewer or an editor, never more", () => {
  expect(["viewer", "editor", "owner", "", null].filter(isRole)).toEqual(["viewer", "editor"]);
});
