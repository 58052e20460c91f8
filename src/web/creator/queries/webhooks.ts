import type { webhookEvents } from "#contract/webhooks.ts";
import { call } from "#web/api/call.ts";
import { useChange, useRead } from "./call-hooks.ts";

export type WebhookEvent = (typeof webhookEvents)[number];

const webhooksKey = ["webhooks"] as const;

export function useWebhooks() {
  return useRead("GET /api/webhooks", webhooksKey, {}, { staleTime: 5_000 });
}

export function useCreateWebhook() {
  return useChange(
    (body: { url: string; events: WebhookEvent[] }) => call("POST /api/webhooks", { body }),
    webhooksKey,
  );
}

export function useDeleteWebhook() {
  return useChange((id: string) => call("DELETE /api/webhooks/:id", { params: { id } }), webhooksKey);
}

export function useReplayDelivery() {
  return useChange(
    (id: string) => call("POST /api/webhooks/deliveries/:id/replay", { params: { id } }),
    webhooksKey,
  );
}
