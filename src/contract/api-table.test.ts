import { describe, expect, test } from "vitest";
import { listOperations } from "#contract/operations.ts";

/** The calls of the product's specification, section 7. */
const specified = `
GET /api/current_user
POST /api/checkout
GET /api/interview
GET /api/subscription-status
GET /api/manage-subscription
POST /api/cancel-subscription
POST /api/change-subscription
DELETE /api/delete-account
GET /api/prices
POST /api/create-one-off-session
POST /api/create-subscription
POST /api/upload-transcript
POST /api/generate-framework
POST /api/save-persona
POST /api/projects/{}/interviews
POST /api/projects
GET /api/projects
GET /api/projects/{}
GET /api/projects/{}/chatbots
DELETE /api/projects/{}
GET /api/forms
POST /api/projects/{}/chatbots
GET /api/interviews/{}
POST /api/sessions/{}
POST /api/sessions/{}/{}/send
POST /api/sessions/{}/{}/complete
GET /api/sessions/{}/status
POST /api/complete/{}/claim
GET /api/interviews/{}/details
GET /api/interviews/{}/personas
GET /api/interviews/{}/sessions/processed
GET /api/interviews/{}/sessions/demographics
GET /api/interviews/{}/sessions
GET /api/projects/{}/interviews
DELETE /api/interviews/personas/{}
GET /api/personas/find/{}
POST /api/generate-insights/{}
POST /api/reddit/interview/{}
POST /api/interviews/{}/insights
GET /api/simulated-interviews
POST /api/simulated-interviews/start
GET /api/simulated-interviews/{}
POST /api/simulated-interviews/{}/message
GET /api/simulated-interviews/{}/details
POST /api/user/onboarding
POST /api/interviews/generate-interview
POST /api/interviews/projects/{}/interviews`;

/** The calls that the specification lacks and the product has. */
const added = `
GET /api/config
POST /api/auth/register
POST /api/auth/login
POST /api/auth/logout
POST /api/auth/forgot
POST /api/auth/reset
POST /api/auth/verify
POST /api/auth/verify/send
POST /api/auth/connect
POST /api/auth/change-email
POST /api/user/email
DELETE /api/user/identities/{}
POST /api/user/second-factor
POST /api/user/second-factor/confirm
DELETE /api/user/second-factor
PATCH /api/user
GET /api/user/export
GET /api/user/sessions
DELETE /api/user/sessions
GET /api/user/keys
POST /api/user/keys
DELETE /api/user/keys/{}
GET /api/purchases
POST /api/resume-subscription
GET /api/checkouts/{}
GET /api/billing/demo/{}
POST /api/billing/demo/{}
POST /api/stripe/webhook
GET /api/projects/{}/members
POST /api/projects/{}/members
POST /api/projects/{}/owner
DELETE /api/projects/{}/members/{}
GET /api/projects/{}/notices
PUT /api/projects/{}/notices
POST /api/invitations/read
POST /api/invitations/accept
GET /api/interviews/{}/incentives
POST /api/interviews/{}/incentives
POST /api/interviews/{}/incentives/release
GET /api/interviews/{}/claims
GET /api/interviews/{}/quotas
GET /api/interviews/{}/links
POST /api/interviews/{}/links
POST /api/interviews/{}/panel/reconcile
DELETE /api/interviews/{}/links/{}
POST /api/forms
PATCH /api/forms/{}
DELETE /api/forms/{}
POST /api/forms/{}/restore
GET /api/audit
GET /api/admin/outbox
GET /api/webhooks
POST /api/webhooks
DELETE /api/webhooks/{}
POST /api/webhooks/deliveries/{}/replay
GET /api/processors
GET /api/openapi.json
GET /api/docs
PATCH /api/projects/{}
POST /api/projects/{}/restore
GET /api/deleted
PATCH /api/interviews/{}
DELETE /api/interviews/{}
POST /api/interviews/{}/restore
POST /api/interviews/{}/duplicate
POST /api/interviews/{}/archive
POST /api/interviews/{}/unarchive
GET /api/interviews/{}/study
POST /api/projects/{}/studies
GET /api/guides
POST /api/guides/nearest
POST /api/interviews/check-script
POST /api/interviews/preview
POST /api/interviews/previews/{}/messages
GET /api/interviews/{}/report-card
GET /api/interviews/{}/answer-checks
GET /api/interviews/{}/panel/exclusions
POST /api/sessions/{}/{}/signals
POST /api/sessions/{}/{}/left-out
GET /api/interviews/{}/rehearsals
POST /api/interviews/{}/rehearsals
GET /api/sessions/{}/{}/messages
POST /api/sessions/{}/{}/forms/{}
POST /api/sessions/{}/withdraw
GET /api/sessions/{}/export
GET /api/sessions/{}/transcript
DELETE /api/interviews/{}/sessions/{}
GET /api/interviews/{}/sessions/export
POST /api/interviews/{}/sessions/delete
POST /api/interviews/{}/sessions/restore
GET /api/interviews/{}/answers
GET /api/interviews/{}/closed-answers
GET /api/interviews/{}/translations
POST /api/interviews/{}/translations
GET /api/interviews/{}/wordings
PUT /api/interviews/{}/wordings/{}
POST /api/interviews/{}/wordings/{}/draft
POST /api/interviews/{}/wordings/{}/review
DELETE /api/interviews/{}/wordings/{}
GET /api/interviews/{}/left-out
POST /api/interviews/{}/left-out
PUT /api/sessions/{}/distress
GET /api/interviews/{}/drop-off
GET /api/interviews/{}/search
GET /api/interviews/{}/live
GET /api/sessions/{}/annotations
PUT /api/sessions/{}/annotations
GET /api/jobs/{}
GET /api/jobs/{}/events
DELETE /api/jobs/{}
POST /api/interviews/{}/themes
PATCH /api/interviews/{}/themes/{}
DELETE /api/interviews/{}/themes/{}
PATCH /api/interviews/{}/insights/{}
DELETE /api/interviews/{}/insights/{}
GET /api/interviews/{}/competitors
PUT /api/interviews/{}/competitors
GET /api/interviews/{}/validation
POST /api/interviews/{}/validation
GET /api/interviews/{}/segments
POST /api/interviews/{}/ask
POST /api/projects/{}/ask
POST /api/ask
GET /api/interviews/{}/saturation
GET /api/interviews/{}/export
GET /api/interviews/{}/report
GET /api/interviews/{}/report-links
POST /api/interviews/{}/report-links
DELETE /api/interviews/{}/report-links/{}
GET /api/reports/{}
GET /api/projects/{}/export
POST /api/projects/{}/import
GET /api/transcripts
GET /api/transcripts/{}
PATCH /api/personas/{}
PATCH /api/transcripts/{}
DELETE /api/transcripts/{}
POST /api/transcripts/{}/restore
GET /api/reddit/{}
DELETE /api/reddit/{}
POST /api/reddit/{}/restore
GET /api/personas
POST /api/personas/{}/restore
GET /api/personas/{}/export
GET /api/simulated-interviews/suggestions
POST /api/simulated-interviews/{}/end
GET /api/simulated-interviews/{}/debrief
GET /api/simulated-interviews/{}/export
POST /api/simulated-interviews/{}/compare
DELETE /api/simulated-interviews/{}
POST /api/simulated-interviews/{}/restore
POST /api/projects/{}/stimuli
POST /api/stimuli/{}/pieces
GET /api/stimuli/{}
GET /api/sessions/{}/stimuli/{}
POST /api/sessions/{}/sounds/{}/pieces
POST /api/sessions/{}/sounds/{}/transcribe
GET /api/sessions/{}/sounds
GET /api/sessions/{}/sounds/{}
DELETE /api/sessions/{}/sounds/{}
GET /api/interviews/{}/sounds
GET /api/sounds/{}
GET /api/sounds/{}/{}
GET /api/sounds/{}/{}/quote
GET /api/sounds/{}/{}/clip
GET /healthz
GET /readyz
GET /metrics`;

const lines = (text: string) => text.trim().split("\n");
const built = listOperations().map(
  (operation) => `${operation.method} ${operation.path.replace(/:\w+/g, "{}")}`,
);

describe("the contract", () => {
  test("has every specified call", () => {
    expect(lines(specified).filter((call) => !built.includes(call))).toEqual([]);
  });

  test("has no call beside the specified ones and those added by name", () => {
    expect([...built].sort()).toEqual([...lines(specified), ...lines(added)].sort());
  });

  test("names no call twice", () => {
    expect(new Set(built).size).toBe(built.length);
  });
});
