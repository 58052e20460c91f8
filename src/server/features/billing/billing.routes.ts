import type { FastifyInstance } from "fastify";
import * as contract from "#contract/billing.ts";
import { rates } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { bind, headerText } from "../../http/bind.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { toPurchase } from "./billing-views.ts";
import * as checkouts from "./checkouts.service.ts";
import { listPurchases } from "./limits.store.ts";
import { handleEvent } from "./settle.service.ts";
import * as subscriptions from "./subscriptions.service.ts";

export function billingRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps);
  subscriptionRoutes(app, deps);
  checkoutRoutes(app, deps);
  stripeWebhook(app, deps);
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listPrices, () => checkouts.listPrices(deps));
  bind(app, contract.getSubscriptionStatus, ({ account }) =>
    subscriptions.listOwnSubscriptions(deps, account.id),
  );
  bind(app, contract.listPurchases, async ({ account }) => {
    if (!deps.payments) return [];
    return (await listPurchases(deps.db.orm, account.id, deps.payments.provider)).map(toPurchase);
  });
  bind(app, contract.manageSubscription, async ({ account }) => {
    await takeFromLimit(deps, `portal:${account.id}`, rates.billing);
    return { url: await subscriptions.openPortal(deps, account.id) };
  });
}

function subscriptionRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.cancelSubscription, async ({ account }) => {
    await subscriptions.cancelSubscription(deps, account.id);
    const message = "Your subscription will be cancelled at the end of the current period.";
    return { success: true as const, message };
  });
  bind(app, contract.resumeSubscription, async ({ account }) => {
    await subscriptions.resumeSubscription(deps, account.id);
    return { success: true as const, message: "Your subscription continues." };
  });
  bind(app, contract.changeSubscription, async ({ account, body }) => {
    await takeFromLimit(deps, `plan:${account.id}`, rates.billing);
    const name = await subscriptions.changeSubscription(deps, account.id, body.newPlanId);
    return { success: true as const, message: `Your plan is now ${name}.` };
  });
}

function checkoutRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.createSubscription, async ({ account, body }) => {
    await takeFromLimit(deps, `checkout:${account.id}`, rates.billing);
    return checkouts.subscribe(deps, account.id, body);
  });
  bind(app, contract.createOneOffSession, async ({ account }) => {
    await takeFromLimit(deps, `checkout:${account.id}`, rates.billing);
    return checkouts.buySingle(deps, account.id);
  });
  // Credits are no longer sold: no token buys any, whatever it says.
  bind(app, contract.checkout, async () => {
    throw new AppError(deps.payments?.provider === "stripe" ? "payment_unverified" : "payments_off");
  });
  bind(app, contract.getCheckout, ({ account, params }) =>
    checkouts.getCheckout(deps, account.id, params.checkoutId),
  );
  bind(app, contract.getDemoCheckout, ({ account, params }) =>
    checkouts.getDemoCheckout(deps, account.id, params.checkoutId),
  );
  bind(app, contract.finishDemoCheckout, ({ account, params, body }) =>
    checkouts.finishDemoCheckout(deps, account.id, { ...params, ...body }),
  );
}

const eventBytes = 1024 * 1024;

/** The signature is over the bytes as they came, so this route alone reads them unparsed. */
function stripeWebhook(app: FastifyInstance, deps: Deps): void {
  app.register(async (own) => {
    own.removeContentTypeParser("application/json");
    own.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    own.route({
      method: contract.receiveStripeEvent.method,
      url: contract.receiveStripeEvent.path,
      bodyLimit: eventBytes,
      config: { access: "public" },
      handler: async (request, reply) => {
        const { payments } = deps;
        if (payments?.provider !== "stripe") throw new AppError("payments_off");
        const signature = headerText(request, "stripe-signature");
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = signature === null ? undefined : payments.readEvent(body, signature);
        if (!event) throw new AppError("invalid_signature");
        await handleEvent(deps, payments, event);
        reply.header("cache-control", "no-store");
        return { received: true };
      },
    });
  });
}
