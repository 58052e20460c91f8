import { describe, expect, test } from "vitest";
import { matchRoute, privateLink, readPrivateLink } from "./route.ts";

const interviewId = "AAAAAAAAAAAAAAAAAAAAAA";
const sessionId = "bbbbbbbbbbbbbbbbbbbbbb";

describe("the participant's addresses", () => {
  test("a share link leads to its interview, with or without a slash at its end", () => {
    const expected = { to: "interview", interviewId };
    expect(matchRoute(`/chat/${interviewId}`, "")).toEqual(expected);
    expect(matchRoute(`/chat/${interviewId}/`, "")).toEqual(expected);
  });

  test("a private link leads to its session and carries its token", () => {
    const route = matchRoute(`/chat/${interviewId}/${sessionId}`, "#resume=tok%3D1");
    expect(route).toEqual({ to: "interview", interviewId, sessionId, resumeToken: "tok=1" });
  });

  test("the other pages have their own addresses", () => {
    expect(matchRoute(`/chat/${interviewId}/${sessionId}/claim`, "").to).toBe("claim");
    expect(matchRoute("/chat/interview-complete", "").to).toBe("complete");
    expect(matchRoute("/thank-you", "").to).toBe("thankYou");
    expect(matchRoute("/withdraw", "#s=S1&k=K1")).toEqual({
      to: "withdraw",
      sessionId: "S1",
      resumeToken: "K1",
    });
  });

  test.each([
    "/chat",
    "/chat/with-a-dash",
    `/chat/${interviewId}/${sessionId}/other`,
    `/chat/${interviewId}/${sessionId}/claim/more`,
    `/chat/${"a".repeat(65)}`,
    "/chat/%3Cscript%3E",
    "/projects",
    "/thank-you/more",
  ])("%s leads nowhere", (path) => {
    expect(matchRoute(path, "").to).toBe("nowhere");
  });
});

describe("pasted private links", () => {
  test("a link that was made here is read back", () => {
    const key = { sessionId, resumeToken: "tok/+=1" };
    expect(readPrivateLink(`  ${privateLink("https://ask.example", interviewId, key)}\n`)).toEqual(key);
  });

  test("a withdrawal link is read as well", () => {
    expect(readPrivateLink("https://ask.example/withdraw#s=S1&k=K1")).toEqual({
      sessionId: "S1",
      resumeToken: "K1",
    });
  });

  test.each([
    "",
    "hello",
    "https://",
    `https://ask.example/chat/${interviewId}/${sessionId}`,
    "javascript:alert(1)",
  ])("%j is not a private link", (pasted) => {
    expect(readPrivateLink(pasted)).toBeUndefined();
  });
});
