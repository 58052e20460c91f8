import { describe, expect, it } from "vitest";
import { readPassageLink, withoutPassage, withPassage, withSession } from "./passage-link.ts";
import { toPassage } from "./selected-passage.ts";

const passage = { sourceId: "s1", messageId: "m1", start: 4, end: 9 };

describe("the address of a passage", () => {
  it("leads back to the passage and keeps what else the page shows", () => {
    const search = withPassage(new URLSearchParams("tab=insights"), passage);
    expect(search.get("tab")).toBe("insights");
    expect(readPassageLink(search)).toEqual({
      sessionId: "s1",
      messageId: "m1",
      span: { start: 4, end: 9 },
    });
  });

  it("a whole session carries no passage of an earlier one", () => {
    const search = withSession(withPassage(new URLSearchParams(), passage), "s2");
    expect(readPassageLink(search)).toEqual({ sessionId: "s2", messageId: null, span: null });
  });

  it("closing leaves the page as it was", () => {
    expect(withoutPassage(withPassage(new URLSearchParams("tab=sessions"), passage)).toString()).toBe(
      "tab=sessions",
    );
  });

  it.each(["start=9&end=4", "start=-1&end=4", "start=a&end=b", "start=4"])(
    "offsets that make no passage are ignored: %s",
    (offsets) => {
      expect(readPassageLink(new URLSearchParams(`session=s1&message=m1&${offsets}`))?.span).toBeNull();
    },
  );
});

describe("a selection in a message", () => {
  it("becomes a passage in code points without the spaces at its ends", () => {
    expect(toPassage("😀 I gave up there", 2, 13)).toEqual({ quote: "I gave up", start: 2, end: 11 });
  });

  it("that holds only spaces is none", () => {
    expect(toPassage("a   b", 1, 4)).toBeUndefined();
  });
});
