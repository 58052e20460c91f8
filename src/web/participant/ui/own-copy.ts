import { call } from "#web/api/call.ts";
import type { PrivateKey } from "../route.ts";
import { tokenHeader } from "../token-header.ts";

/** Saves all that is stored of a participant as a file; answers whether it was there. */
export async function saveOwnCopy({ sessionId, resumeToken }: PrivateKey): Promise<boolean> {
  try {
    const copy = await call("GET /api/sessions/:sessionId/export", {
      params: { sessionId },
      headers: tokenHeader(resumeToken),
    });
    const address = URL.createObjectURL(
      new Blob([JSON.stringify(copy, null, 2)], { type: "application/json" }),
    );
    const link = Object.assign(document.createElement("a"), { href: address, download: "my-answers.json" });
    link.click();
    URL.revokeObjectURL(address);
    return true;
  } catch {
    return false;
  }
}
