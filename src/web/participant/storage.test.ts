import { describe, expect, test } from "vitest";
import { createKeeper, isTurnMark, type StoragePlace } from "./storage.ts";

function memory(): StoragePlace & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const blocked: StoragePlace = {
  getItem: () => {
    throw new DOMException("denied", "SecurityError");
  },
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => {
    throw new DOMException("denied", "SecurityError");
  },
};

describe("what the browser keeps", () => {
  test("a session is found again by its interview, and as the last one", () => {
    const keeper = createKeeper(memory(), memory());
    expect(keeper.keepSession({ interviewId: "i1", sessionId: "s1" })).toBe(true);
    expect(keeper.findSession("i1")).toBe("s1");
    expect(keeper.findSession("i2")).toBeUndefined();
    expect(keeper.findLastSession()).toEqual({ interviewId: "i1", sessionId: "s1" });
  });

  test("forgetting a session leaves nothing of it, and another one untouched", () => {
    const lasting = memory();
    const passing = memory();
    const keeper = createKeeper(lasting, passing);
    keeper.keepSession({ interviewId: "i2", sessionId: "s2" });
    keeper.keepSession({ interviewId: "i1", sessionId: "s1" });
    keeper.keepDraft("s1", "half an answer");
    keeper.keepUnsent("s1", { clientMessageId: "m1", text: "an answer" });
    keeper.keepToken("s1", "secret");
    keeper.unlinkSession("i1", "s1");
    expect([...lasting.entries.keys()]).toEqual(["askwell:session:i2"]);
    expect(passing.entries.size).toBe(0);
  });

  test("forgetting an older session keeps the newer one of the same interview", () => {
    const keeper = createKeeper(memory(), memory());
    keeper.keepSession({ interviewId: "i1", sessionId: "new" });
    keeper.unlinkSession("i1", "old");
    expect(keeper.findSession("i1")).toBe("new");
  });

  test("the secret of a session does not outlive its tab", () => {
    const lasting = memory();
    createKeeper(lasting, memory()).keepToken("s1", "secret");
    expect(lasting.entries.size).toBe(0);
  });

  test("an unsent message comes back with its id, until it is cleared", () => {
    const keeper = createKeeper(memory(), memory());
    keeper.keepUnsent("s1", { clientMessageId: "m1", text: "an answer" });
    expect(keeper.findUnsent("s1")).toEqual({ clientMessageId: "m1", text: "an answer" });
    keeper.keepUnsent("s1", undefined);
    expect(keeper.findUnsent("s1")).toBeUndefined();
  });

  test.each(["{", "null", "[]", '{"clientMessageId":1}', '"text"'])(
    "a spoilt entry %s counts as none",
    (spoilt) => {
      const lasting = memory();
      lasting.setItem("askwell:unsent:s1", spoilt);
      lasting.setItem("askwell:last", spoilt);
      const keeper = createKeeper(lasting, memory());
      expect(keeper.findUnsent("s1")).toBeUndefined();
      expect(keeper.findLastSession()).toBeUndefined();
    },
  );

  test("blocked storage keeps nothing and breaks nothing", () => {
    const keeper = createKeeper(blocked, blocked);
    expect(keeper.keepSession({ interviewId: "i1", sessionId: "s1" })).toBe(false);
    expect(keeper.findSession("i1")).toBeUndefined();
    expect(keeper.findDraft("s1")).toBe("");
    expect(() => keeper.unlinkSession("i1", "s1")).not.toThrow();
  });

  test("another tab's turn is told apart from everything else that is kept", () => {
    const lasting = memory();
    createKeeper(lasting, memory()).markTurn("s1", "m1");
    const [key = null] = lasting.entries.keys();
    expect(isTurnMark(key, "s1")).toBe(true);
    expect(isTurnMark(key, "s2")).toBe(false);
    expect(isTurnMark(null, "s1")).toBe(false);
  });
});
