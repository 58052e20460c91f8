import { z } from "zod";
import { done, download, id, page, timestamp } from "./fields.ts";
import { operation } from "./operation.ts";

/** What an owner can look into and connect: the audit log, kept mails, webhooks, who processes the data, the API's description. */

export const listAudit = operation({
  method: "GET",
  path: "/api/audit",
  access: "creator",
  summary: "List who viewed, exported or deleted your data, newest first",
  query: z.object(page),
  answers: {
    200: z.object({
      entries: z.array(
        z.object({
          id: z.number(),
          at: timestamp,
          actor: z.string(),
          action: z.string(),
          targetKind: z.string(),
          targetId: z.string().nullable(),
          /** As it is called now; null once it is gone or somebody else's. */
          targetName: z.string().nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  },
});

export const keptMail = z.object({
  _id: id,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  status: z.enum(["queued", "sent", "failed", "kept"]),
  attempts: z.number().int(),
  error: z.string().nullable(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
});
export type KeptMail = z.infer<typeof keptMail>;

export const listOutbox = operation({
  method: "GET",
  path: "/api/admin/outbox",
  access: "creator",
  summary: "List this installation's e-mails, newest first; owner only",
  query: z.object(page),
  answers: {
    200: z.object({ mails: z.array(keptMail), nextCursor: z.string().nullable(), sending: z.boolean() }),
  },
});

export const webhookEvents = [
  "session.completed",
  "session.needs_you",
  "insights.ready",
  "incentive.claimed",
] as const;

export const webhook = z.object({
  _id: id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: timestamp,
});
export type Webhook = z.infer<typeof webhook>;

export const webhookDelivery = z.object({
  _id: id,
  event: z.string(),
  status: z.enum(["queued", "delivered", "failed"]),
  attempts: z.number().int(),
  responseStatus: z.number().int().nullable(),
  error: z.string().nullable(),
  createdAt: timestamp,
  deliveredAt: timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const listWebhooks = operation({
  method: "GET",
  path: "/api/webhooks",
  access: "creator",
  summary: "List your webhooks with their latest deliveries",
  answers: { 200: z.array(webhook.extend({ deliveries: z.array(webhookDelivery) })) },
});

export const createWebhook = operation({
  method: "POST",
  path: "/api/webhooks",
  access: "creator",
  summary: "Create a webhook; its signing secret is shown only once",
  body: z.object({
    url: z.string({ error: "Please enter an https address." }).max(2_000),
    events: z.array(z.enum(webhookEvents)).min(1, { error: "Please choose at least one event." }),
  }),
  answers: { 201: webhook.extend({ secret: z.string() }) },
});

export const deleteWebhook = operation({
  method: "DELETE",
  path: "/api/webhooks/:id",
  access: "creator",
  summary: "Delete a webhook and its delivery log",
  params: z.object({ id }),
  answers: { 200: done },
});

export const replayDelivery = operation({
  method: "POST",
  path: "/api/webhooks/deliveries/:id/replay",
  access: "creator",
  summary: "Send a delivery again",
  params: z.object({ id }),
  answers: { 200: webhookDelivery },
});

export const listProcessors = operation({
  method: "GET",
  path: "/api/processors",
  access: "public",
  summary: "List the outside services that get data, from this server's settings",
  answers: {
    200: z.array(
      z.object({ name: z.string(), purpose: z.string(), data: z.string(), place: z.string().nullable() }),
    ),
  },
});

export const getOpenApi = operation({
  method: "GET",
  path: "/api/openapi.json",
  access: "public",
  summary: "This API as an OpenAPI 3.1 document",
  answers: { 200: z.record(z.string(), z.unknown()) },
});

export const getApiDocs = operation({
  method: "GET",
  path: "/api/docs",
  access: "public",
  summary: "This API as a page",
  answers: { 200: download },
});
