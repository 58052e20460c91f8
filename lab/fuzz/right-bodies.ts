import type { Operation } from "#contract/operation.ts";
import { script, userInfo } from "#server/testing/makers.ts";
import { bodies, nameOf } from "../../tests/tenant-for-tests.ts";
import { canary } from "./schema-values.ts";

/** Bodies that their operations take, with ids to be filled in; they get a case further than chance does. */
const more: Record<string, unknown> = {
  "POST /api/auth/login": { email: "$own.email", password: "correct horse battery" },
  "POST /api/auth/register": { name: "Zoe", email: "zoe.zqk@example.org", password: "another long password" },
  "POST /api/auth/forgot": { email: "$own.email" },
  "DELETE /api/delete-account": { email: "$own.email" },
  "POST /api/user/onboarding": { later: true },
  "POST /api/user/keys": { name: "A program", scopes: ["read"] },
  "POST /api/projects": { name: "A project", organization: "Nobody" },
  "POST /api/interviews/generate-interview": { objective: "Learn how people plan", targetAudience: "Nurses" },
  "POST /api/generate-framework": { interviewId: "$own.interview", framework: "valueProp" },
  "POST /api/save-persona": { interviewId: "$own.interview", transcriptIds: ["$own.transcript"] },
  "POST /api/generate-insights/:interviewId": { selectedDataSources: { interviews: true }, waitMs: 0 },
  "POST /api/interviews/:id/validation": { draw: 10 },
  "POST /api/interviews/:id/sessions/delete": { ids: ["$own.session"] },
  "POST /api/interviews/:id/sessions/restore": { ids: ["$own.session"] },
  "POST /api/interviews/:id/left-out": { leftOut: true, sourceIds: ["$own.session"] },
  "PUT /api/projects/:projectId/notices": { distress: "daily", finished: "never" },
  "PUT /api/sessions/:sessionId/distress": { decision: "kept_out" },
  "POST /api/sessions/:chatbotId": {
    ...{ consentGiven: true, userInfo, language: "en" },
    hiddenFields: { [canary]: "a link's own parameter" },
  },
  "POST /api/sessions/:chatbotId/:sessionId/send": {
    message: "I use a planner.",
    clientMessageId: "message-0001",
  },
  "POST /api/sessions/:interviewId/:sessionId/forms/:formId": { answers: {} },
  "POST /api/complete/:sessionId/claim": { email: "zqk@example.org", incentiveCode: "AAAA-BBBB-CCCC" },
  "POST /api/interviews/check-script": {
    introduction: "Hi",
    questions: script.questions,
  },
  "POST /api/webhooks": { url: "$forum", events: ["insights.ready"] },
  "PATCH /api/transcripts/:id": { name: "Renamed", projectId: "$own.project", tags: ["one"] },
  "PUT /api/interviews/:id/competitors": { competitors: [], notCompetitors: [], ownProduct: null },
  "PATCH /api/interviews/:id": { ...script, settings: { minutes: 15, returnLinks: {}, consentText: "Yes?" } },
};

export function rightBodyOf(operation: Operation): unknown {
  const name = nameOf(operation);
  return more[name] ?? bodies[name] ?? {};
}

export interface File {
  name: string;
  content: string;
}

const talk = "Interviewer: How do you plan?\nAna: I write a list on Sunday, and it annoys me on Monday.\n";
const listing = (children: unknown[]) => ({ kind: "Listing", data: { children } });
const thread = JSON.stringify([
  listing([
    { kind: "t3", data: { id: "tzqk", title: "Planners", author: "a", num_comments: 1, created_utc: 1 } },
  ]),
  listing([
    {
      kind: "t1",
      data: { id: "c1", author: "b", body: "I like mine.", created_utc: 1, parent_id: "t3_tzqk" },
    },
  ]),
]);

/** What comes as a file: right ones for each call that takes any, and what nobody should send. */
export const contents = [
  talk,
  thread,
  "Introduction: Hello\n\nQuestions\n1. How do you work?\n",
  "WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ana>I plan on Sunday.</v>\n",
  "id,name\n1,=cmd|' /C calc'!A0\n",
  "",
  "\u0000\u0001\u0002",
  "PK\u0003\u0004 not really",
  "%PDF-1.7\nnothing",
  "<html><script>alert(1)</script>",
  '{"__proto__": {"x": 1}}',
  "[".repeat(5_000),
  `Ana: ${"x".repeat(60_000)}`,
  "‮Ana: הלו\n".repeat(200),
];

export const fileNames = [
  "talk.txt",
  "thread.json",
  "talk.vtt",
  "table.csv",
  "talk.docx",
  "talk.pdf",
  "project.qdpx",
  "../../etc/passwd",
  "a\u0000b.txt",
  "con.txt",
  "\u202etxt.exe",
  "<img onerror=alert(1)>.md",
  `${"n".repeat(300)}.txt`,
  "",
];
