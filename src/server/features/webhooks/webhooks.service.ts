import { deliveryKeptDays, rates } from "#contract/limits.ts";
import type { BodyOf } from "#contract/operation.ts";
import type { createWebhook as createOperation, Webhook, WebhookDelivery } from "#contract/webhooks.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import { sealAddress } from "../../auth/sealed-address.ts";
import type { Deps } from "../../deps.ts";
import { findCheckedAddress, OutboundFailure } from "../../http/outbound/checked-address.ts";
import { hostOf } from "../../http/outbound/post-pinned.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import { newSigningSecret } from "./signature.ts";
import { addressBookFor, parseWebhookUrl, refuseAddress, refuseHost } from "./webhook-address.ts";
import * as store from "./webhooks.store.ts";

const maxWebhooks = 10;
const shownDeliveries = 20;
const lookupMs = 5_000;

export async function listWebhooks(deps: Pick<Deps, "db">, accountId: string) {
  const rows = await store.listWebhooks(deps.db, accountId);
  return Promise.all(
    rows.map(async (row) => ({
      ...toWebhook(row),
      deliveries: (await store.listDeliveries(deps.db, row.id, shownDeliveries)).map(toDelivery),
    })),
  );
}

/** The secret is shown this once; it lies encrypted, since it is needed to sign with. */
export async function createWebhook(
  deps: Pick<Deps, "db" | "newId" | "config" | "secret">,
  accountId: string,
  { url: given, events }: BodyOf<typeof createOperation>,
): Promise<Webhook & { secret: string }> {
  await takeFromLimit(deps, `webhook:${accountId}`, rates.webhook);
  const url = parseWebhookUrl(given, deps.config);
  if (!url) throw refuseAddress();
  await checkHost(url);
  const secret = newSigningSecret();
  const webhook = {
    ...{ id: deps.newId(), ownerId: accountId, url: url.href, events: [...new Set(events)] },
    secret: sealAddress(deps.secret, secret),
  };
  const row = await store.insertWebhook(deps.db, webhook, maxWebhooks);
  if (!row)
    throw invalidFields({ url: `You have ${maxWebhooks} webhooks already. Please delete one first.` });
  await note(deps, accountId, { action: "created", targetId: row.id });
  return { ...toWebhook(row), secret };
}

/** A name that leads nowhere, or inside, is told at once, and checked anew at each delivery. */
async function checkHost(url: URL): Promise<void> {
  try {
    await findCheckedAddress(addressBookFor(url), hostOf(url), AbortSignal.timeout(lookupMs));
  } catch (error) {
    throw error instanceof OutboundFailure ? refuseHost() : error;
  }
}

export async function deleteWebhook(deps: Pick<Deps, "db">, accountId: string, id: string): Promise<void> {
  if (!(await store.deleteWebhook(deps.db, accountId, id))) throw new AppError("webhook_not_found");
  await note(deps, accountId, { action: "deleted", targetId: id });
}

/** The same delivery once more, under its id: a program that has seen it already can tell. */
export async function replayDelivery(
  deps: Pick<Deps, "db" | "config">,
  accountId: string,
  id: string,
): Promise<WebhookDelivery> {
  await takeFromLimit(deps, `webhook-replay:${accountId}`, rates.webhookReplay);
  const row = await store.requeueDelivery(deps.db, accountId, id);
  if (!row) throw new AppError("delivery_not_found");
  return toDelivery(row);
}

export async function deleteOldDeliveries(deps: Pick<Deps, "db">): Promise<void> {
  await store.deleteOldDeliveries(deps.db, deliveryKeptDays);
}

function note(
  deps: Pick<Deps, "db">,
  accountId: string,
  what: { action: "created" | "deleted"; targetId: string },
): Promise<void> {
  return noteAudit(deps.db.orm, { ownerId: accountId, actorId: accountId, targetKind: "webhook", ...what });
}

function toWebhook(row: store.WebhookRow): Webhook {
  return {
    _id: row.id,
    url: row.url,
    events: row.events as Webhook["events"],
    createdAt: row.createdAt.toISOString(),
  };
}

function toDelivery(row: store.DeliveryRow): WebhookDelivery {
  return {
    _id: row.id,
    event: row.event,
    status: row.status,
    attempts: row.attempts,
    responseStatus: row.responseStatus,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  };
}
