import { z } from "zod";
import { download } from "./fields.ts";
import { operation } from "./operation.ts";

/** What the app needs to know about this server before anyone is logged in. */
export const config = z.object({
  publicUrl: z.string(),
  production: z.boolean(),
  loginProviders: z.array(z.object({ id: z.string(), name: z.string(), configured: z.boolean() })),
  billing: z.enum(["off", "demo", "stripe"]),
  /** What an account has that pays nothing, in a sentence; null where plans limit nothing. */
  freePlan: z.string().nullable().default(null),
  /** Whether this server sends mail; without it links are passed on by hand. */
  sendsMail: z.boolean(),
  /** Whether speech can be turned into text: for spoken answers and uploaded recordings. */
  recognisesSpeech: z.boolean(),
  registration: z.enum(["open", "invited", "off"]),
  waitlistUrl: z.string().nullable(),
  countriesUrl: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  languages: z.array(z.string()),
  /** The interview that visitors of the landing page can try, when there is one. */
  tryInterviewId: z.string().nullable(),
  interviewer: z.enum(["scripted", "model"]),
});
export type InstanceConfig = z.infer<typeof config>;

export const getConfig = operation("GET /api/config", "public", {
  summary: "Get what this server offers",
  answers: { 200: config },
});

const health = z.object({ status: z.literal("ok") });

export const getHealth = operation("GET /healthz", "public", {
  summary: "Check that the process is up",
  answers: { 200: health },
});

export const getReadiness = operation("GET /readyz", "public", {
  summary:
    "Check that the process can serve: its database answers. storage_full means nothing more can be stored",
  answers: { 200: z.object({ status: z.enum(["ok", "storage_full"]) }) },
});

export const getMetrics = operation("GET /metrics", "public", {
  summary:
    "Get metrics for Prometheus, with METRICS_TOKEN as the bearer token, or without one from the machine itself",
  answers: { 200: z.string().meta({ format: "prometheus" }) },
});

export const listProcessors = operation("GET /api/processors", "public", {
  summary: "List the outside services that get data, from this server's settings",
  answers: {
    200: z.array(
      z.object({ name: z.string(), purpose: z.string(), data: z.string(), place: z.string().nullable() }),
    ),
  },
});

export const getOpenApi = operation("GET /api/openapi.json", "public", {
  summary: "This API as an OpenAPI 3.1 document",
  answers: { 200: z.record(z.string(), z.unknown()) },
});

export const getApiDocs = operation("GET /api/docs", "public", {
  summary: "This API as a page",
  answers: { 200: download },
});
