import type { FastifyInstance } from "fastify";
import { languages } from "#contract/choices.ts";
import { getConfig } from "#contract/instance.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { describeFreePlan } from "../billing/limits.service.ts";
import { listLoginProviders } from "../instance/instance.service.ts";
import { ensureTryInterview } from "../samples/samples.service.ts";

export function clientConfigRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, getConfig, async () => ({
    publicUrl: deps.config.publicUrl,
    production: deps.config.production,
    loginProviders: listLoginProviders(deps.config.loginProviders),
    billing: deps.config.billing.mode,
    freePlan: deps.config.billing.mode === "off" ? null : await describeFreePlan(deps.db),
    sendsMail: deps.config.mail !== null,
    recognisesSpeech: deps.config.speech !== null,
    registration: deps.config.registration,
    waitlistUrl: deps.config.waitlistUrl,
    countriesUrl: deps.config.countriesUrl,
    avatarUrl: deps.config.avatarUrl,
    languages: [...languages],
    tryInterviewId: await ensureTryInterview(deps),
    interviewer: deps.config.model ? ("model" as const) : ("scripted" as const),
  }));
}
