import { describe, expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { isBlank, lengthOf, newClientMessageId } from "#web/format/message-text.ts";
import { phaseKey } from "./chat-state.ts";
import { judgeSendFailure } from "./send-failure.ts";
import { nextPollDelay } from "./use-status-poll.ts";

describe("asking where the session stands", () => {
  test("it is exactly every 5 s while the page is seen and all is well", () => {
    expect(nextPollDelay({ hidden: false, failures: 0, hiddenPolls: 0 })).toBe(5000);
    expect(nextPollDelay({ hidden: false, failures: 0, hiddenPolls: 9 })).toBe(5000);
  });

  test("it slows down to 20 s while hidden or failing, and no further", () => {
    const delays = [0, 1, 2, 3, 50].map((count) =>
      nextPollDelay({ hidden: false, failures: count, hiddenPolls: 0 }),
    );
    expect(delays).toEqual([5000, 10_000, 20_000, 20_000, 20_000]);
    expect(nextPollDelay({ hidden: true, failures: 0, hiddenPolls: 1 })).toBe(10_000);
  });
});

describe("a message's text", () => {
  test.each(["", "  \n\t ", "\u200b", "\u200b \ufeff\u2060"])("%j is blank", (text) => {
    expect(isBlank(text)).toBe(true);
  });

  test("an emoji family is text, and its joiners do not make it blank", () => {
    expect(isBlank("👩‍👧")).toBe(false);
    expect(lengthOf("👍")).toBe(1);
  });

  test("the ids of messages are as the server wants them, and never the same", () => {
    const ids = Array.from({ length: 500 }, newClientMessageId);
    expect(ids.every((id) => /^[\w-]{8,64}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(500);
  });
});

describe("when a message is not answered", () => {
  const failure = (code: ApiError["code"], attempt = 0) =>
    judgeSendFailure(new ApiError(400, code, {}), attempt);

  test("without a connection it is sent again by itself, less and less often, for as long as it takes", () => {
    const waits = [0, 1, 2, 3, 100].map((attempt) => failure("offline", attempt));
    expect(waits.map((wait) => wait.next === "retry" && wait.afterMs)).toEqual([
      2000, 4000, 8000, 15_000, 15_000,
    ]);
  });

  test("while another reply is being made it waits, and in the end offers Retry", () => {
    expect(failure("reply_pending")).toEqual({ next: "retry", afterMs: 2000, why: "pending" });
    expect(failure("reply_pending", 12)).toEqual({ next: "offer" });
  });

  test("a refused text goes back to the message box", () => {
    expect(failure("too_large").next).toBe("restore");
    expect(failure("invalid_input").next).toBe("restore");
  });

  test("a session that is over, unknown or gone is told apart", () => {
    expect(failure("session_complete").next).toBe("refresh");
    expect(failure("session_not_found")).toEqual({ next: "lost", what: "session" });
    expect(failure("interview_gone")).toEqual({ next: "lost", what: "interview" });
  });

  test("anything else offers Retry", () => {
    expect(failure("unavailable")).toEqual({ next: "offer" });
    expect(failure("rate_limited")).toEqual({ next: "offer" });
    expect(judgeSendFailure(new Error("strange"), 0)).toEqual({ next: "offer" });
  });
});

describe("how far the interview is", () => {
  test("the words move on early: almost done as soon as all questions were asked", () => {
    const base = { allQuestionsAsked: false, isComplete: false };
    expect(phaseKey({ ...base, phase: "introduction" })).toBe("phaseStart");
    expect(phaseKey({ ...base, phase: "core" })).toBe("phaseMain");
    expect(phaseKey({ ...base, phase: "core", allQuestionsAsked: true })).toBe("phaseEnd");
    expect(phaseKey({ ...base, phase: "completion", isComplete: true })).toBe("phaseDone");
  });
});
