import { openAddress } from "../../auth/sealed-address.ts";
import type { Deps } from "../../deps.ts";
import {
  type AddressBook,
  OutboundFailure,
  type OutboundFault,
} from "../../http/outbound/checked-address.ts";
import { postPinned } from "../../http/outbound/post-pinned.ts";
import { repeat } from "../../repeat.ts";
import { openFinishedSessions } from "./finished-sessions.ts";
import { signatureHeader, signBody } from "./signature.ts";
import { addressBookFor, addressUnusable, parseWebhookUrl } from "./webhook-address.ts";
import * as store from "./webhooks.store.ts";

export type DeliverDeps = Pick<Deps, "db" | "config" | "secret" | "clock" | "log">;

/** What tests put in the place of the world. */
export interface DeliverySeams {
  book?: AddressBook;
  maxMs?: number;
}

/** A first attempt and five more, within 15 hours. */
const retrySeconds = [60, 5 * 60, 30 * 60, 2 * 3600, 12 * 3600];
const defaultMs = 10_000;
const atATime = 30;
/** So that an address that is slow holds up no other. */
const atATimePerWebhook = 3;
/** Longer than an attempt may take, so that no second process sends what the first is still sending. */
const leaseSeconds = 60;

/** Sends what is due and answers how many deliveries were tried. With parallel processes each is one's. */
export async function sendDueDeliveries(deps: DeliverDeps, seams: DeliverySeams = {}): Promise<number> {
  const due = await store.claimDueDeliveries(deps.db, { atMost: atATime, atATimePerWebhook, leaseSeconds });
  if (due.length === 0) return 0;
  const rows = await store.listByIds(deps.db, [...new Set(due.map(({ webhookId }) => webhookId))]);
  const webhooks = new Map(rows.map((row) => [row.id, row]));
  await Promise.all(
    due.map(async (delivery) => {
      const webhook = webhooks.get(delivery.webhookId);
      if (webhook) await deliverOne(deps, { webhook, delivery, seams });
    }),
  );
  return due.length;
}

interface Attempt {
  webhook: store.WebhookRow;
  delivery: store.DeliveryRow;
  seams: DeliverySeams;
}

interface Outcome {
  responseStatus: number | null;
  /** Null when it was delivered. */
  error: string | null;
}

async function deliverOne(deps: DeliverDeps, attempt: Attempt): Promise<void> {
  const { delivery } = attempt;
  const { responseStatus, error } = await post(deps, attempt);
  if (error === null && responseStatus !== null) {
    return store.markDelivered(deps.db, delivery, responseStatus);
  }
  const retry = retrySeconds[delivery.attempts - 1] ?? null;
  deps.log.warn({ event: delivery.event, attempt: delivery.attempts, error }, "a webhook was not delivered");
  return store.markFailed(deps.db, delivery, { responseStatus, error: error ?? "", retrySeconds: retry });
}

async function post(deps: DeliverDeps, { webhook, delivery, seams }: Attempt): Promise<Outcome> {
  const url = parseWebhookUrl(webhook.url, deps.config);
  if (!url) return { responseStatus: null, error: addressUnusable };
  const secret = openAddress(deps.secret, webhook.secret);
  if (secret === null) return { responseStatus: null, error: secretLost };
  const maxMs = seams.maxMs ?? defaultMs;
  const body = writeBody(delivery);
  const headers = {
    "content-type": "application/json",
    "user-agent": "askwell-webhooks",
    "askwell-event": delivery.event,
    "askwell-delivery": delivery.id,
    [signatureHeader]: signBody(secret, body, deps.clock()),
  };
  try {
    const book = seams.book ?? addressBookFor(url);
    return describeStatus(await postPinned(book, { url, headers, body }, AbortSignal.timeout(maxMs)));
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    return { responseStatus: null, error: sentences[error.fault] };
  }
}

function writeBody({ id, event, createdAt, payload }: store.DeliveryRow): string {
  return JSON.stringify({ id, event, createdAt: createdAt.toISOString(), data: payload });
}

function describeStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return { responseStatus: status, error: null };
  const isRedirect = status >= 300 && status < 400;
  return {
    responseStatus: status,
    error: isRedirect
      ? `The address answered ${status}; redirects are not followed.`
      : `The address answered ${status}.`,
  };
}

const secretLost =
  "The signing secret can no longer be read, because this installation's secret was replaced. Please create the webhook again.";

const sentences: Record<OutboundFault, string> = {
  not_public: "The host name leads to an address that isn't on the public internet.",
  unknown_name: "The host name wasn't found.",
  too_late: "There was no answer within 10 seconds.",
  no_connection: "A secure connection to the address couldn't be made.",
};

const pollMs = 2_000;
const finishedEveryMs = 5_000;

/** Finds what webhooks are to be told, and sends it. On every instance. */
export function startWebhooks(deps: DeliverDeps & Pick<Deps, "newId">): { stop: () => Promise<void> } {
  const finished = openFinishedSessions(deps);
  const loops = [
    repeat(deps, { what: "finished sessions", everyMs: finishedEveryMs }, () => finished.queueNew()),
    repeat(deps, { what: "webhooks", everyMs: pollMs }, (stopping) => sendAllDue(deps, stopping)),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

async function sendAllDue(deps: DeliverDeps, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && (await sendDueDeliveries(deps)) > 0) {
    // The next ones are taken at once: many of them do not wait for the clock.
  }
}
