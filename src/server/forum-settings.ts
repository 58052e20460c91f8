/** How threads of the public forum are read. */
export interface ForumSettings {
  /** Of an app registered with Reddit; null reads the public JSON, which Reddit refuses to many servers. */
  credentials: { clientId: string; clientSecret: string } | null;
  /** A stand-in for Reddit on this machine, for tests; null for Reddit itself. */
  baseUrl: string | null;
}

type Environment = Record<string, string | undefined>;

/**
 * The group of the REDDIT_ variables: id and secret whole or absent. Whatever is wrong or missing joins
 * `problems`, a sentence each. `isLoopback` tells whether an address can only be reached from this machine.
 */
export function readForumSettings(
  env: Environment,
  problems: string[],
  isLoopback: (url: string) => boolean,
): ForumSettings {
  const clientId = env.REDDIT_CLIENT_ID?.trim() ?? "";
  const clientSecret = env.REDDIT_CLIENT_SECRET?.trim() ?? "";
  if ((clientId === "") !== (clientSecret === "")) {
    const [missing, given] = clientId === "" ? ["ID", "SECRET"] : ["SECRET", "ID"];
    problems.push(
      `Reddit's API is only partly set up: REDDIT_CLIENT_${missing} is missing alongside REDDIT_CLIENT_${given}.`,
    );
  }
  if (/[:\p{Cc}\s]/u.test(clientId) || /[\p{Cc}\s]/u.test(clientSecret)) {
    problems.push("REDDIT_CLIENT_ID and REDDIT_CLIENT_SECRET must be as Reddit shows them, without blanks.");
  }
  return {
    credentials: clientId && clientSecret ? { clientId, clientSecret } : null,
    baseUrl: readBaseUrl(env.REDDIT_BASE_URL?.trim() ?? "", problems, isLoopback),
  };
}

function readBaseUrl(given: string, problems: string[], isLoopback: (url: string) => boolean): string | null {
  if (given === "") return null;
  if (URL.canParse(given) && new URL(given).protocol === "http:" && isLoopback(given)) {
    return given.replace(/\/+$/, "");
  }
  problems.push("REDDIT_BASE_URL is for tests: it must be an http:// address of this machine.");
  return null;
}
