import type { EnvValues } from "./env-values.ts";

/** How threads of the public forum are read. */
export interface ForumSettings {
  /** Of an app registered with Reddit; null reads the public JSON, which Reddit refuses to many servers. */
  credentials: { clientId: string; clientSecret: string } | null;
  /** A stand-in for Reddit on this machine, for tests; null for Reddit itself. */
  baseUrl: string | null;
}

/** The group of the REDDIT_ variables: id and secret whole or absent. */
export function readForumSettings(values: EnvValues): ForumSettings {
  values.group("Reddit's API", ["REDDIT_CLIENT_ID", "REDDIT_CLIENT_SECRET"]);
  const clientId = values.text("REDDIT_CLIENT_ID");
  const clientSecret = values.text("REDDIT_CLIENT_SECRET");
  if (/[:\p{Cc}\s]/u.test(clientId ?? "") || /[\p{Cc}\s]/u.test(clientSecret ?? "")) {
    values.problems.push(
      "REDDIT_CLIENT_ID and REDDIT_CLIENT_SECRET must be as Reddit shows them, without blanks.",
    );
  }
  return {
    credentials: clientId && clientSecret ? { clientId, clientSecret } : null,
    baseUrl: values.standIn("REDDIT_BASE_URL"),
  };
}
