import type { WebhookDelivery } from "#contract/webhooks.ts";
import { countNoun } from "#web/format/count-noun.ts";
import type { WebhookEvent } from "../../../queries/webhooks.ts";

export const eventNames: Record<WebhookEvent, string> = {
  "session.completed": "A session is completed",
  "session.needs_you": "A session needs you after distress",
  "insights.ready": "Insights are ready",
  "incentive.claimed": "An incentive is claimed",
};

const states: Record<WebhookDelivery["status"], string> = {
  queued: "Waiting",
  delivered: "Delivered",
  failed: "Failed",
};

export function describeState({ status }: Pick<WebhookDelivery, "status">): string {
  return states[status];
}

/** "2 attempts, answered 500": what is known of why a delivery stands as it does. */
export function describeAttempts(
  delivery: Pick<WebhookDelivery, "attempts" | "responseStatus" | "error" | "status">,
): string {
  const { attempts, responseStatus, error, status } = delivery;
  const tries = countNoun(attempts, "attempt");
  if (responseStatus !== null) return `${tries}, answered ${responseStatus}`;
  if (error && status !== "delivered") return `${tries}, ${error}`;
  return tries;
}

/** Why an address cannot be taken; null where it can. The server looks closer. */
export function addressProblem(value: string): string | null {
  return /^https:\/\/[^\s/]+/i.test(value.trim()) ? null : "Please enter an https address.";
}
