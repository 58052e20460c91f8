import type { FastifyInstance } from "fastify";
import * as reuse from "#contract/interviews.ts";
import * as contract from "#contract/interviews.ts";
import { invalidFields } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { updateInterview } from "../interviews/interviews.service.ts";
import { setArchived } from "../interviews/reuse/archive.service.ts";
import { moveInterview } from "../interviews/reuse/move.service.ts";
import { getDetails } from "./interview-details.service.ts";

const movedAlone = "Move the interview first, then change it: projectId is sent without other changes.";

/** Calls that answer with the interview and all that came of it. */
export function interviewDetailsRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.getInterviewDetails, ({ account, params }) =>
    getDetails(deps, { accountId: account.id, id: params.id }),
  );
  bind(app, contract.updateInterview, async ({ account, params, body }) => {
    const of = { accountId: account.id, id: params.id };
    const { projectId, ...change } = body;
    if (projectId === undefined) await updateInterview(deps, of, change);
    else if (Object.keys(change).length > 0) throw invalidFields({ projectId: movedAlone });
    else await moveInterview(deps, of, projectId);
    return getDetails(deps, of);
  });
  for (const [operation, archived] of [
    [reuse.archiveInterview, true],
    [reuse.unarchiveInterview, false],
  ] as const) {
    bind(app, operation, async ({ account, params }) => {
      const of = { accountId: account.id, id: params.id };
      await setArchived(deps, of, archived);
      return getDetails(deps, of);
    });
  }
}
