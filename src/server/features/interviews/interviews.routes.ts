import type { FastifyInstance } from "fastify";
import * as reuse from "#contract/interviews.ts";
import * as contract from "#contract/interviews.ts";
import { maxMegabytes, rates, toBytes } from "#contract/limits.ts";
import * as scripts from "#contract/scripts.ts";
import * as studies from "#contract/studies.ts";
import type { Deps } from "../../deps.ts";
import { withUploadedFile } from "../../files/with-upload.ts";
import { bind } from "../../http/bind.ts";
import { attachmentHeader } from "../../http/download-name.ts";
import { abortWhenLeft } from "../../http/event-stream.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { ownProject } from "../projects/projects.service.ts";
import { checkScript } from "./check-script.service.ts";
import * as service from "./interviews.service.ts";
import { duplicateInterview } from "./reuse/duplicate.service.ts";
import { exportStudy, importStudy } from "./reuse/study.service.ts";
import { readScriptFile } from "./upload/script-file.ts";

export function interviewRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps);
  makingRoutes(app, deps);
  reuseRoutes(app, deps);
  studyRoutes(app, deps);
  draftRoutes(app, deps);
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listOwnInterviews, ({ account, query }) =>
    service.listCards(deps.db, account.id, query),
  );
  for (const operation of [contract.listProjectChatbots, contract.listProjectInterviews]) {
    bind(app, operation, ({ account, params, query }) =>
      service.listProjectCards(deps.db, { accountId: account.id, projectId: params.projectId }, query),
    );
  }
}

function makingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.createChatbot, ({ account, params, body }) => {
    const by = { accountId: account.id, projectId: params.projectId, door: "form" as const };
    return service.createInterview(deps, by, body);
  });
  bind(app, contract.createInterview, ({ account, params, body }) => {
    const by = { accountId: account.id, projectId: params.projectId, door: "wizard" as const };
    return service.createInterview(deps, by, body);
  });
  bind(app, contract.deleteInterview, async ({ account, params }) => {
    await service.deleteInterview(deps, { accountId: account.id, id: params.id });
    return { success: true as const };
  });
  bind(app, contract.restoreInterview, ({ account, params }) =>
    service.restoreInterview(deps, { accountId: account.id, id: params.id }),
  );
}

function reuseRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, reuse.duplicateInterview, ({ account, params }) =>
    duplicateInterview(deps, { accountId: account.id, id: params.id }),
  );
}

/** A study leaves as a file that people can read, and comes back as one. */
function studyRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, studies.exportStudy, async ({ account, params, reply }) => {
    const study = await exportStudy(deps, { accountId: account.id, id: params.id });
    return reply
      .header("content-disposition", attachmentHeader(`${study.name}.askwell.json`))
      .header("cache-control", "no-store")
      .type("application/json")
      .send(`${JSON.stringify(study, null, 2)}\n`);
  });
  bind(app, studies.importStudy, ({ account, params, body }) =>
    importStudy(deps, { accountId: account.id, projectId: params.projectId }, body),
  );
}

/** A script that is read or checked; nothing is saved. */
function draftRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, scripts.uploadScript, async ({ account, params, request, reply }) => {
    await ownProject(deps.db, account.id, params.projectId, "edit");
    const rules = { field: "script", fileBytes: toBytes(maxMegabytes.script), noun: "script" };
    return withUploadedFile(deps, { accountId: account.id, request, reply, rules }, readScriptFile);
  });
  bind(app, scripts.checkInterviewScript, async ({ account, body, reply }) => {
    await takeFromLimit(deps, `check-script:${account.id}`, rates.checkScript);
    return checkScript(deps, { accountId: account.id, signal: abortWhenLeft(reply) }, body);
  });
}
