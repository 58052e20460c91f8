import type { FastifyInstance } from "fastify";
import { askData } from "#contract/findings.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";

export function askRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, askData, async ({ account, params, body }) => {
    const of = { accountId: account.id, interviewId: params.id };
    // "reddit" is a word of the call; here they are threads.
    const chosen = {
      interviews: body.sources.includes("interviews"),
      transcripts: body.sources.includes("transcripts"),
      threads: body.sources.includes("reddit"),
    };
    // Loaded when first used: the stemmers and stop words of all languages.
    const service = await import("./ask.service.ts");
    return service.askData(deps, of, { question: body.question, chosen });
  });
}
