import type { Operation } from "#contract/operation.ts";
import { makeCreator, makeFinishedSession, makeProject } from "#server/testing/makers.ts";
import { bodies, nameOf } from "../../tests/tenant-for-tests.ts";
import { ownIdsOf, type Request } from "./requests.ts";
import { contents, rightBodyOf } from "./right-bodies.ts";
import type { World } from "./world.ts";

const noPayments = "payments are off here, and are tried with them on";
const noMail = "its token goes out by mail, which is off here";

/** Operations that take nothing in this world, and why. */
export const unreachable = new Map<string, string>([
  ["GET /api/manage-subscription", noPayments],
  ["POST /api/cancel-subscription", noPayments],
  ["POST /api/resume-subscription", noPayments],
  ["POST /api/change-subscription", noPayments],
  ["POST /api/create-subscription", noPayments],
  ["POST /api/create-one-off-session", noPayments],
  ["POST /api/checkout", noPayments],
  ["GET /api/checkouts/:checkoutId", noPayments],
  ["GET /api/billing/demo/:checkoutId", noPayments],
  ["POST /api/billing/demo/:checkoutId", noPayments],
  ["POST /api/stripe/webhook", noPayments],
  ["POST /api/auth/reset", noMail],
  ["POST /api/auth/verify", noMail],
  ["POST /api/auth/connect", noMail],
  ["POST /api/auth/change-email", noMail],
  ["POST /api/user/second-factor/confirm", "its code comes from an app"],
  ["DELETE /api/user/second-factor", "its code comes from an app"],
  ["DELETE /api/user/identities/:provider", "no provider is set up here"],
  ["POST /api/invitations/accept", noMail],
  ["GET /api/admin/outbox", "nobody here is the installation's administrator"],
  ["POST /api/webhooks/deliveries/:id/replay", "nothing has been delivered"],
]);

const queries: Record<string, string> = {
  "GET /api/interviews/:id/search": "?q=planner",
};

const talk = { name: "talk.txt", content: contents[0] ?? "" };
const files: Record<string, { name: string; content: string }> = {
  script: { name: "script.txt", content: contents[2] ?? "" },
  transcripts: talk,
  file: { name: "thread.json", content: contents[1] ?? "" },
};

type Change = Partial<Pick<Request, "params" | "body">>;

async function addOwnInsight({ own }: World): Promise<Change> {
  const path = `/api/interviews/${own.ids.interview}/insights`;
  const { body } = await own.tenant.client.post(path, { notes: "A note" });
  return { params: { id: own.ids.interview, insightId: body.insights[0]._id } };
}

/** What has to be there first, for operations that cannot be right with what their tenant has. */
const preparations: Record<string, (world: World) => Promise<Change>> = {
  "POST /api/simulated-interviews/:sessionId/message": async ({ own }) => {
    const started = await own.tenant.client.post("/api/simulated-interviews/start", { topic: "Planning" });
    return { params: { sessionId: started.body.sessionId } };
  },
  "POST /api/sessions/:chatbotId/:sessionId/complete": async ({ app, own }) => {
    const { sessionId, cookies } = await makeFinishedSession(app, own.ids.interview);
    for (const [name, value] of cookies) own.participant.cookies.set(name, value);
    return { params: { chatbotId: own.ids.interview, sessionId } };
  },
  "POST /api/sessions/:interviewId/:sessionId/forms/:formId": async ({ app, own }) => {
    // Chance may have given the form questions that want an answer.
    await app.db.pool.query("update forms set fields = '[]' where id = $1", [own.ids.form]);
    return {};
  },
  "DELETE /api/forms/:formId": async ({ own }) => {
    const { body } = await own.tenant.client.post("/api/forms", bodies["POST /api/forms"]);
    return { params: { formId: body._id } };
  },
  "POST /api/projects/:projectId/import": async () => ({
    body: { kind: "form", field: "file", files: [talk], fields: {} },
  }),
  "POST /api/complete/:sessionId/claim": async ({ app, own }) => {
    const { sessionId, incentiveCode, cookies } = await makeFinishedSession(app, own.ids.interview);
    for (const [name, value] of cookies) own.participant.cookies.set(name, value);
    return {
      params: { sessionId },
      body: { kind: "json", value: { email: "zqk@example.org", incentiveCode } },
    };
  },
  "POST /api/save-persona": async ({ own }) => ({
    body: { kind: "json", value: { ...own.tenant.persona, interviewId: own.ids.interview } },
  }),
  "POST /api/interviews/:id/themes": async ({ own }) => ({
    body: { kind: "json", value: own.tenant.ownFinding },
  }),
  "PATCH /api/interviews/:id/themes/:themeId": async ({ own }) => {
    const { body } = await own.tenant.client.get(`/api/interviews/${own.ids.interview}/details`);
    const [finding] = body.insights.findings.filter((one: { edited: unknown }) => one.edited === null);
    return { params: { id: own.ids.interview, themeId: finding.id } };
  },
  "PATCH /api/interviews/:id/insights/:insightId": addOwnInsight,
  "DELETE /api/interviews/:id/insights/:insightId": addOwnInsight,
  "DELETE /api/interviews/:id/sessions/:sessionId": async ({ app, own }) => {
    const { sessionId } = await makeFinishedSession(app, own.ids.interview);
    return { params: { id: own.ids.interview, sessionId } };
  },
  "POST /api/projects/:projectId/owner": async ({ app, own }) => {
    const projectId = await makeProject(own.tenant.client, "To be handed over");
    const successor = await makeCreator(app);
    const path = `/api/projects/${projectId}/members`;
    const invited = await own.tenant.client.post(path, { email: successor.email, role: "editor" });
    const token = new URL(invited.body.link).searchParams.get("token");
    await successor.post("/api/invitations/accept", { token });
    return { params: { projectId }, body: { kind: "json", value: { memberId: invited.body._id } } };
  },
  "POST /api/interviews/:id/panel/reconcile": async ({ own }) => {
    const settings = { hiddenFields: ["PID"], panelIdField: "PID" };
    await own.tenant.client.send("PATCH", `/api/interviews/${own.ids.interview}`, { settings });
    return { body: { kind: "json", value: { list: "Participant id,Status\np1,APPROVED\n" } } };
  },
  "PUT /api/sessions/:sessionId/distress": async ({ app, own }) => {
    const { sessionId } = await makeFinishedSession(app, own.ids.interview);
    await app.db.pool.query("update sessions set end_reason = 'distress' where id = $1", [sessionId]);
    return { params: { sessionId } };
  },
  "GET /api/reports/:token": async ({ own }) => {
    const made = await own.tenant.client.post(`/api/interviews/${own.ids.interview}/report-links`, {
      days: 7,
    });
    return { params: { token: String(made.body.url).split("/").at(-1) ?? "" } };
  },
};

/** A request of the owner that the operation has to take; what is not there for it is made first. */
export async function makeRightRequest(operation: Operation, world: World): Promise<Request> {
  const name = nameOf(operation);
  const prepared = await preparations[name]?.(world);
  const params = { ...ownIdsOf(operation), ...prepared?.params };
  const body = prepared?.body ?? defaultBodyOf(operation);
  return { actor: "owner", params, query: queries[name] ?? "", body };
}

function defaultBodyOf(operation: Operation): Request["body"] {
  if (operation.method === "GET") return { kind: "none" };
  const file = operation.files === undefined ? undefined : files[operation.files];
  if (file === undefined) return { kind: "json", value: rightBodyOf(operation) };
  const fields: Record<string, string> = operation.besideFiles ? { projectId: "$own.project" } : {};
  return { kind: "form", field: operation.files ?? "file", files: [file], fields };
}
