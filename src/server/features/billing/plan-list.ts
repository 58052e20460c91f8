import { singlePlanId } from "../../db/billing-schema.ts";
import type { Deps } from "../../deps.ts";
import { insertPlans, type PlanRow } from "./limits.store.ts";

/** What every account has that pays nothing. */
export const freePlan: PlanRow = {
  id: "free",
  name: "Free",
  nickname: "FREE",
  description: "2 projects, 1 interview and 15 participant sessions in all.",
  price: 0,
  currency: "gbp",
  interval: "month",
  isOneOff: false,
  projectLimit: 2,
  interviewLimit: 1,
  sessionLimit: 15,
  sessionsPer: "all",
  stripePriceId: null,
  position: 0,
};

const builtInPlans: PlanRow[] = [
  freePlan,
  {
    id: "basic",
    name: "Basic",
    nickname: "BASIC",
    description: "10 projects, 5 interviews and 250 participant sessions a month.",
    price: 2_900,
    currency: "gbp",
    interval: "month",
    isOneOff: false,
    projectLimit: 10,
    interviewLimit: 5,
    sessionLimit: 250,
    sessionsPer: "period",
    stripePriceId: null,
    position: 1,
  },
  {
    id: "premium",
    name: "Premium",
    nickname: "PREMIUM",
    description: "50 projects, 25 interviews and 2,000 participant sessions a month.",
    price: 9_900,
    currency: "gbp",
    interval: "month",
    isOneOff: false,
    projectLimit: 50,
    interviewLimit: 25,
    sessionLimit: 2_000,
    sessionsPer: "period",
    stripePriceId: null,
    position: 2,
  },
  {
    id: singlePlanId,
    name: "Single interview",
    nickname: "SINGLE",
    description: "Includes 1 interview and 50 participant sessions. No subscription required.",
    price: 3_900,
    currency: "gbp",
    interval: "once",
    isOneOff: true,
    projectLimit: null,
    interviewLimit: 1,
    sessionLimit: 50,
    sessionsPer: "all",
    stripePriceId: null,
    position: 3,
  },
];

/** Puts plans that are missing into the table; an operator's changes there stay. Safe from several processes. */
export async function seedPlans(deps: Pick<Deps, "db">): Promise<void> {
  await insertPlans(deps.db, builtInPlans);
}
