import type { FastifyInstance } from "fastify";
import { askData } from "#contract/findings.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./ask.service.ts";

export function askRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, askData, ({ account, params, body }) => {
    const of = { accountId: account.id, interviewId: params.id };
    // "reddit" is a word of the call; here they are threads.
    const chosen = {
      interviews: body.sources.includes("interviews"),
      transcripts: body.sources.includes("transcripts"),
      threads: body.sources.includes("reddit"),
    };
    return service.askData(deps, of, { question: body.question, chosen });
  });
}
