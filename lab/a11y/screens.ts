import type { World } from "./seed-world.ts";

export interface Screen {
  name: string;
  path: (world: World) => string;
  /** Logged out, logged in, or with a participant's private link. */
  who: "visitor" | "creator";
  /** A button to press first, on a page that would go on by itself. */
  press?: string;
  /** Scanned by a journey; the others are by routes.lab.ts. */
  inJourney?: true;
}

const visitor = (name: string, path: Screen["path"] | string, inJourney?: true): Screen => ({
  name,
  path: typeof path === "string" ? () => path : path,
  who: "visitor",
  ...(inJourney && { inJourney }),
});
const creator = (name: string, path: Screen["path"] | string, inJourney?: true): Screen => ({
  ...visitor(name, path, inJourney),
  who: "creator",
});

const detail = (tab: string) => (world: World) => `/interviews/${world.interviewId}${tab}`;
const chat = ({ interviewId, sessionId, resumeToken }: World["running"], rest = "") =>
  `/chat/${interviewId}/${sessionId}${rest}#resume=${resumeToken}`;

/** Every route of the product, those of visitors and participants first. */
export const screens: Screen[] = [
  visitor("start page", "/", true),
  visitor("login", "/login", true),
  visitor("login, dated address", "/loginX250821"),
  visitor("sign-up", "/signup", true),
  visitor("sign-up, dated address", "/signupX250821"),
  visitor("registration", "/register", true),
  visitor("forgotten password", "/forgot"),
  visitor("new password", "/reset?token=none"),
  visitor("verified address", "/verify?token=none"),
  visitor("prices, logged out", "/pricing"),
  visitor("processors", "/processors"),
  visitor("shared report", ({ reportToken }) => `/reports/${reportToken}`, true),
  visitor("not found", "/no-such-page", true),
  visitor("consent", ({ interviewId }) => `/chat/${interviewId}`, true),
  visitor("chat", (world) => chat(world.running), true),
  visitor("completion", (world) => chat(world.finished), true),
  visitor("claim", (world) => chat(world.finished, "/claim")),
  visitor("completion of no session", "/chat/interview-complete"),
  { ...visitor("thank you", "/thank-you", true), press: "Stay on this page" },
  visitor("withdraw", "/withdraw", true),
  creator("invitation", "/invitations/accept?token=none"),
  creator("onboarding", "/onboarding", true),
  creator("profile", "/profile", true),
  creator("profile, billing", "/profile/billing"),
  creator("profile, team", "/profile/team"),
  creator("profile, developers", "/profile/developers"),
  creator("prices", "/pricing", true),
  creator("test checkout", ({ checkoutId }) => `/billing/demo/${checkoutId}`, true),
  creator("after a payment", "/stripe/success?session_id=none"),
  creator("cancelled payment", "/stripe/cancel"),
  creator("outbox", "/settings/outbox"),
  creator("activity", "/settings/activity"),
  creator("create project", "/project/create"),
  creator("projects", "/projects", true),
  creator("project", ({ projectId }) => `/projects/${projectId}/detail`, true),
  creator("create chatbot", ({ projectId }) => `/projects/${projectId}/chatbot/create`, true),
  creator("script upload", ({ projectId }) => `/projects/${projectId}/upload`, true),
  creator("wizard", "/interview/create", true),
  creator("interview, overview", detail(""), true),
  creator("interview, findings", detail("?tab=insights"), true),
  creator("interview, by question", detail("?tab=insights&view=questions"), true),
  creator("interview, people and themes", detail("?tab=insights&view=people"), true),
  creator("interview, groups", detail("?tab=insights&view=groups"), true),
  creator("interview, certainty", detail("?tab=insights&view=certainty")),
  creator("interview, personas", detail("?tab=personas")),
  creator("interview, integrations", detail("?tab=integrations"), true),
  creator("interview, sessions", detail("?tab=sessions"), true),
  creator("interview, script", detail("?tab=script"), true),
  creator("interview, share", detail("?tab=share"), true),
  creator("interview, settings", detail("?tab=settings"), true),
  creator("rehearsal", detail("/rehearse"), true),
  creator("panel list", detail("/panel"), true),
  creator("own report", detail("/report")),
  creator(
    "session",
    ({ interviewId, sessionId }) => `/interviews/${interviewId}/sessions/${sessionId}`,
    true,
  ),
  creator("persona", ({ personaId }) => `/personas/${personaId}`, true),
  creator("analyze transcripts", "/analyze-transcript", true),
  creator("ask the data", "/ask?ask=work"),
  creator("uploaded transcript", ({ transcriptId }) => `/transcripts/${transcriptId}`),
  creator("thread", ({ threadId }) => `/threads/${threadId}`, true),
  creator("forms", "/forms", true),
  creator("new form", "/forms/new"),
  creator("form", ({ formId }) => `/forms/${formId}`, true),
  creator("practice", "/practice-sessions", true),
  creator(
    "practice chat",
    ({ practiceRunningId }) => `/simulated-interview/interview/${practiceRunningId}`,
    true,
  ),
  creator("practice debrief", ({ practiceId }) => `/simulated-interview-detail/${practiceId}`, true),
];
