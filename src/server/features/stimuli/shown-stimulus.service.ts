import { createHmac } from "node:crypto";
import type { ShownStimulus, Stimulus } from "#contract/stimuli.ts";
import { sameText } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";

/**
 * As a participant's page gets it. A picture or a player sends no header and, within another site's frame, no cookie:
 * so the address holds a key that opens this file of this session and nothing else.
 */
export function toShown(
  { secret }: Pick<Deps, "secret">,
  sessionId: string,
  stimulus: Stimulus,
): ShownStimulus {
  const { kind, alt } = stimulus;
  if (stimulus.kind === "link") return { kind, alt, url: stimulus.url };
  const key = signKey(secret, sessionId, stimulus.fileId);
  return { kind, alt, url: `/api/sessions/${sessionId}/stimuli/${stimulus.fileId}?key=${key}` };
}

/** As its creators get it, whose cookie opens it. */
export function toOwnShown(stimulus: Stimulus): ShownStimulus {
  const { kind, alt } = stimulus;
  return { kind, alt, url: stimulus.kind === "link" ? stimulus.url : `/api/stimuli/${stimulus.fileId}` };
}

export function isKeyOf(secret: Uint8Array, of: { sessionId: string; fileId: string }, key: string): boolean {
  return sameText(key, signKey(secret, of.sessionId, of.fileId));
}

function signKey(secret: Uint8Array, sessionId: string, fileId: string): string {
  return createHmac("sha256", secret).update(`stimulus:${sessionId}:${fileId}`).digest("base64url");
}
