/**
 * Where participants of a panel go back to, by how their session ended. No schema library here: the editor checks with
 * it what the server checks again.
 */

export const endings = ["complete", "screenedOut", "quotaFull", "stoppedEarly", "withdrawn"] as const;
export type Ending = (typeof endings)[number];

export const returnDelaySeconds = 10;

const placeholder = /\{([^{}]*)\}/g;
/** Where a panel's own code is to be put in; nobody is paid for coming back with it. */
const unfilled = /YOUR-[A-Z-]*CODE/;

/** Our own loopback addresses are for trying things out. */
export function isReturnLink(link: string): boolean {
  const isHttps = /^https:\/\/[^\s/{}@?#]+(?:[/?#]|$)/i.test(link);
  if (!isHttps && !/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//i.test(link)) return false;
  if (!URL.canParse(link)) return false;
  const { username, password } = new URL(link);
  return username === "" && password === "";
}

export interface LinkFacts {
  /** The parameters that the interview keeps. */
  hiddenFields: readonly string[];
  /** Whether a code may be told beside the session. */
  isLinked: boolean;
}

/** Why a link cannot be an ending's; undefined where it can, and where there is none. */
export function findReturnProblem(link: string, ending: Ending, facts: LinkFacts): string | undefined {
  if (link.trim() === "") return undefined;
  if (!isReturnLink(link.trim())) return "The link must start with https://";
  if (unfilled.test(link)) return "Replace YOUR-CODE with the code your panel gave you.";
  for (const [, name = ""] of link.matchAll(placeholder)) {
    if (name === "session" || facts.hiddenFields.includes(name)) continue;
    if (name !== "code") return `There's no parameter called "${name}".`;
    if (ending !== "complete") return "Only people who complete the interview have a {code}.";
    if (!facts.isLinked)
      return "{code} would tell the panel whose code it is, and this interview doesn't link incentives to sessions.";
  }
  return undefined;
}
