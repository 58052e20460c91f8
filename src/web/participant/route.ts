/** Where a path of this page leads. No router library: these few are all there are. */
export type Route =
  | { to: "interview"; interviewId: string; sessionId?: string; resumeToken?: string }
  | { to: "claim"; interviewId: string; sessionId: string; resumeToken?: string }
  | { to: "complete" }
  | { to: "thankYou" }
  | { to: "formPreview" }
  | { to: "withdraw"; sessionId?: string; resumeToken?: string }
  | { to: "nowhere" };

const idPattern = /^[A-Za-z0-9]{1,64}$/;

/** Below /chat, with names that no interview has. */
const namedPages = new Map<string, "complete" | "formPreview">([
  ["interview-complete", "complete"],
  ["form-preview", "formPreview"],
]);

export function matchRoute(pathname: string, hash: string): Route {
  const [first = "", second = "", third, fourth, ...rest] = pathname.split("/").filter((part) => part !== "");
  const secret = new URLSearchParams(hash.replace(/^#/, ""));
  if (first === "thank-you" && second === "") return { to: "thankYou" };
  if (first === "withdraw" && second === "") return matchWithdraw(secret);
  if (first !== "chat" || rest.length > 0) return { to: "nowhere" };
  const named = third === undefined ? namedPages.get(second) : undefined;
  if (named !== undefined) return { to: named };
  if (!idPattern.test(second) || (third !== undefined && !idPattern.test(third))) return { to: "nowhere" };
  const token = secret.get("resume") ?? undefined;
  if (third !== undefined && fourth === "claim") {
    return { to: "claim", interviewId: second, sessionId: third, resumeToken: token };
  }
  if (fourth !== undefined) return { to: "nowhere" };
  return { to: "interview", interviewId: second, sessionId: third, resumeToken: token };
}

function matchWithdraw(secret: URLSearchParams): Route {
  return {
    to: "withdraw",
    sessionId: secret.get("s") ?? undefined,
    resumeToken: secret.get("k") ?? undefined,
  };
}

export interface PrivateKey {
  sessionId: string;
  resumeToken: string;
}

/** Reads a pasted private link, of either kind; only its own parts count, not where it points. */
export function readPrivateLink(pasted: string): PrivateKey | undefined {
  const url = parseUrl(pasted.trim());
  const route = url === null ? undefined : matchRoute(url.pathname, url.hash);
  if (route?.to !== "interview" && route?.to !== "withdraw" && route?.to !== "claim") return undefined;
  const { sessionId, resumeToken } = route;
  if (sessionId === undefined || resumeToken === undefined || resumeToken === "") return undefined;
  return { sessionId, resumeToken };
}

export function privateLink(origin: string, interviewId: string, key: PrivateKey): string {
  return `${origin}/chat/${interviewId}/${key.sessionId}#resume=${encodeURIComponent(key.resumeToken)}`;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text, "https://any.invalid");
  } catch {
    return null;
  }
}
