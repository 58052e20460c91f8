import { z } from "zod";
import { done, id, timestamp } from "./fields.ts";
import { maxLineChars } from "./limits.ts";
import { operation } from "./operation.ts";

/** Webhooks, their events and their deliveries. */

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

export const listWebhooks = operation("GET /api/webhooks", "creator", {
  summary: "List your webhooks with their latest deliveries",
  answers: { 200: z.array(webhook.extend({ deliveries: z.array(webhookDelivery) })) },
});

export const createWebhook = operation("POST /api/webhooks", "creator", {
  summary: "Create a webhook; its signing secret is shown only once",
  body: z.object({
    url: z.string({ error: "Please enter an https address." }).max(maxLineChars.webAddress),
    events: z.array(z.enum(webhookEvents)).min(1, { error: "Please choose at least one event." }),
  }),
  answers: { 201: webhook.extend({ secret: z.string() }) },
});

export const deleteWebhook = operation("DELETE /api/webhooks/:id", "creator", {
  summary: "Delete a webhook and its delivery log",
  params: z.object({ id }),
  answers: { 200: done },
});

export const replayDelivery = operation("POST /api/webhooks/deliveries/:id/replay", "creator", {
  summary: "Send a delivery again",
  params: z.object({ id }),
  answers: { 200: webhookDelivery },
});
