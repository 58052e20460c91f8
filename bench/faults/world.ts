import { buySingle, make, pay, register, script } from "./creator.ts";
import type { Life } from "./crowd.ts";
import { insist } from "./crowd.ts";
import type { Creator, Study } from "./people.ts";

/** Limits that the auditor holds against what is stored. */
export const bounds = {
  listedCodes: 30,
  budget: 20,
  sessionLimit: 25,
  quotaOfIreland: 8,
  freeSessions: 15,
  singleSessions: 50,
};

export const preFormId = "formBackground00000001";

/**
 * Studies with a large plan, codes of the creator's own, a form before, limits of the interview's own, and small plans.
 * Older servers know no quotas.
 */
export async function makeWorld(life: Life, { isOld }: { isOld: boolean }): Promise<Study[]> {
  const premium = await registerPremium(life);
  const projectId = await makeProject(life, premium);
  const studies = [
    await makeStudy(life, premium, projectId, { name: "large plan" }),
    await makeStudy(life, premium, projectId, {
      name: "codes of one's own",
      settings: { incentiveKind: "list", incentiveBudget: bounds.budget },
    }),
    await makeStudy(life, premium, projectId, {
      name: "form before",
      change: { preInterviewFormId: preFormId },
    }),
    await makeStudy(life, premium, projectId, {
      name: "limits of its own",
      settings: { sessionLimit: bounds.sessionLimit, ...(isOld ? {} : { quotas: [quotaOfIreland] }) },
    }),
    await makeFree(life),
    await makeSingle(life),
  ];
  await addCodes(life, studies[1]);
  return Promise.all(studies.map((study) => withForm(life, study)));
}

/** A creator with the large plan. */
export async function registerPremium(life: Life): Promise<Creator> {
  const premium = await register(life);
  const opened = await make(life, premium, "checkout", {
    path: "/api/create-subscription",
    body: { priceID: "premium", productID: "product-premium" },
  });
  await pay(life, premium, opened?.sessionId);
  return premium;
}

export const quotaOfIreland = {
  id: "ireland",
  name: "Ireland",
  conditions: [{ by: { kind: "aboutYou", attribute: "country" }, values: ["Ireland"] }],
  limit: bounds.quotaOfIreland,
};

export async function makeProject(life: Life, creator: Creator): Promise<string> {
  const body = { name: "Study", organization: "Acme" };
  return (await make(life, creator, "project", { path: "/api/projects", body, what: "project" }))?._id;
}

export async function makeStudy(
  life: Life,
  owner: Creator,
  projectId: string,
  of: { name: string; settings?: object; change?: object; useOneOff?: boolean },
): Promise<Study> {
  const path = `/api/projects/${projectId}/chatbots`;
  const body = { ...script, ...of.change, useOneOff: of.useOneOff ?? false };
  const interview = await make(life, owner, "interview", { path, body, what: "interview" });
  const interviewId: string = interview?._id;
  if (of.settings) {
    const headers = { cookie: owner.cookie };
    const change = { settings: of.settings };
    await insist(life, "read", {
      method: "PATCH",
      path: `/api/interviews/${interviewId}`,
      headers,
      body: change,
    });
  }
  return { name: of.name, interviewId, owner };
}

export async function makeFree(life: Life): Promise<Study> {
  const owner = await register(life);
  return makeStudy(life, owner, await makeProject(life, owner), { name: "free plan" });
}

async function makeSingle(life: Life): Promise<Study> {
  const owner = await register(life);
  await buySingle(life, owner);
  const projectId = await makeProject(life, owner);
  return makeStudy(life, owner, projectId, { name: "single interview", useOneOff: true });
}

export async function addCodes(
  life: Life,
  study: Study | undefined,
  count = bounds.listedCodes,
): Promise<void> {
  if (!study) return;
  const codes = Array.from({ length: count }, (_, at) => `GIFT-${study.interviewId}-${at}`);
  const headers = { cookie: study.owner.cookie };
  const path = `/api/interviews/${study.interviewId}/incentives`;
  await insist(life, "read", { path, headers, body: { codes } });
}

interface ShownForm {
  _id: string;
  fields: { id: string; kind: string; options: string[]; min?: number }[];
}

export async function withForm(life: Life, study: Study): Promise<Study> {
  const { body } = await insist(life, "read", {
    method: "GET",
    path: `/api/interviews/${study.interviewId}`,
  });
  const form: ShownForm | null = body.preInterviewForm ?? null;
  if (!form || form.fields.length === 0) return study;
  const answers = Object.fromEntries(form.fields.map((field) => [field.id, answerTo(field)]));
  return { ...study, form: { id: form._id, answers } };
}

function answerTo({ kind, options, min }: ShownForm["fields"][number]): unknown {
  if (kind === "single_choice") return options[0];
  if (kind === "multiple_choice") return [options[0]];
  return kind === "scale" || kind === "number" ? (min ?? 1) : "Words";
}
