import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { webhookEvents } from "#contract/oversight.ts";
import { call } from "#web/api/call.ts";

export type WebhookEvent = (typeof webhookEvents)[number];

const webhooksKey = ["webhooks"] as const;
const pageSize = 50;

export function useAudit() {
  return useInfiniteQuery({
    queryKey: ["audit"],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/audit", { query: { limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useOutbox() {
  return useInfiniteQuery({
    queryKey: ["outbox"],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/outbox", { query: { limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 5_000,
  });
}

export function useProcessors() {
  return useQuery({
    queryKey: ["processors"],
    queryFn: ({ signal }) => call("GET /api/processors", { signal }),
  });
}

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
