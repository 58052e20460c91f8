import type { FastifyInstance } from "fastify";
import * as contract from "#contract/ask.ts";
import type { BodyOf } from "#contract/operation.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";

export function askRoutes(app: FastifyInstance, deps: Deps): void {
  // Loaded when first used: the stemmers and stop words of all languages.
  const load = () => import("./ask.service.ts");
  bind(app, contract.askData, async ({ account, params, body }) => {
    const of = { accountId: account.id, interviewId: params.id };
    return (await load()).askInterview(deps, of, readAsked(body));
  });
  bind(app, contract.askProject, async ({ account, params, body }) => {
    const of = { accountId: account.id, projectId: params.projectId };
    return (await load()).askProject(deps, of, readAsked(body));
  });
  bind(app, contract.askEverything, async ({ account, body }) =>
    (await load()).askEverything(deps, account.id, readAsked(body)),
  );
}

function readAsked({ question, sources }: BodyOf<typeof contract.askData>) {
  // "reddit" is a word of the call; here they are threads.
  const chosen = {
    interviews: sources.includes("interviews"),
    transcripts: sources.includes("transcripts"),
    threads: sources.includes("reddit"),
  };
  return { question, chosen };
}
