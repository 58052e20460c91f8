import { describe, expect, it } from "vitest";
import type { Annotation } from "#contract/session-reading.ts";
import {
  addAnnotation,
  applyDraft,
  emptyDraft,
  isEmptyDraft,
  listTags,
  removeAnnotation,
} from "./annotation-draft.ts";

function tag(id: string, text: string, messageId = "m1"): Annotation {
  return { id, kind: "tag", messageId, text, passage: null, createdAt: "2026-11-21T10:00:00.000Z" };
}

describe("tags, notes and highlights before they are saved", () => {
  it("a blank tag or note is ignored", () => {
    expect(isEmptyDraft(addAnnotation(emptyDraft, [], tag("a", "   ")))).toBe(true);
  });

  it("a highlight needs no comment", () => {
    const highlight: Annotation = {
      ...tag("h", ""),
      kind: "highlight",
      passage: { quote: "slow", start: 0, end: 4 },
    };
    expect(addAnnotation(emptyDraft, [], highlight).added).toEqual([highlight]);
  });

  it("a message gets a tag once, whatever its case", () => {
    const draft = addAnnotation(emptyDraft, [], tag("a", "concern"));
    expect(addAnnotation(draft, draft.added, tag("b", "Concern"))).toBe(draft);
    expect(addAnnotation(draft, draft.added, tag("b", "Concern", "m2")).added).toHaveLength(2);
  });

  it("an edited one takes the place of the earlier one", () => {
    const draft = addAnnotation(emptyDraft, [], { ...tag("n", "first"), kind: "note" });
    const edited = addAnnotation(draft, draft.added, { ...tag("n", "second"), kind: "note" });
    expect(applyDraft([{ ...tag("n", "saved"), kind: "note" }], edited).map((one) => one.text)).toEqual([
      "second",
    ]);
  });

  it("taking back what was only added leaves nothing to save", () => {
    const draft = addAnnotation(emptyDraft, [], tag("a", "concern"));
    expect(isEmptyDraft(removeAnnotation(draft, "a"))).toBe(true);
  });

  it("a saved one that was removed stays away, and what another device saved since stays", () => {
    const draft = removeAnnotation(emptyDraft, "a");
    expect(applyDraft([tag("a", "concern"), tag("b", "suggestion")], draft).map((one) => one.id)).toEqual([
      "b",
    ]);
  });

  it("the tags to choose from are the usual ones and those in use, each once", () => {
    expect(listTags(["concern"], [tag("a", "Concern"), tag("b", "pricing")])).toEqual(["concern", "pricing"]);
  });
});
