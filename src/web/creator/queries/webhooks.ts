import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { webhookEvents } from "#contract/webhooks.ts";
import { call } from "#web/api/call.ts";

export type WebhookEvent = (typeof webhookEvents)[number];

const webhooksKey = ["webhooks"] as const;

export function useWebhooks() {
  return useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => call("GET /api/webhooks", { signal }),
    staleTime: 5_000,
  });
}

export function useCreateWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { url: string; events: WebhookEvent[] }) => call("POST /api/webhooks", { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
}

export function useDeleteWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("DELETE /api/webhooks/:id", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
}

export function useReplayDelivery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("POST /api/webhooks/deliveries/:id/replay", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
}
