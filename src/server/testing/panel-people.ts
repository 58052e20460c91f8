import { setTimeout as sleep } from "node:timers/promises";
import type { PanelPreset } from "#contract/panel-presets.ts";
import { type Ending, endings } from "#contract/return-links.ts";
import { newId } from "../ids.ts";
import type { Client } from "./client.ts";
import type { LoopbackPanel } from "./loopback-panel.ts";
import { finishInterview, makeInterview, type Participant, startParticipant, userInfo } from "./makers.ts";
import type { TestApp } from "./test-app.ts";

/** An interview that a panel sends people to, with a way back for each of the five endings. */
export interface PanelStudy {
  interviewId: string;
  formId: string;
  fieldId: string;
  preset: PanelPreset;
}

const role = {
  ...{ id: "role", label: "Which of these are you?", kind: "single_choice", required: true },
  ...{ options: ["Nurse", "Teacher", "Neither"], screensOut: ["Neither"] },
};

export async function makePanelStudy(
  creator: Client,
  projectId: string,
  of: {
    preset: PanelPreset;
    panel: LoopbackPanel;
    settings?: Record<string, unknown>;
    /** Besides the one of teachers, of whom nobody is taken unless a number says so. */
    quotas?: unknown[];
    teachers?: number;
  },
): Promise<PanelStudy> {
  const { preset, panel } = of;
  const made = await creator.post("/api/forms", { name: "Screener", formType: "pre", fields: [role] });
  const form = made.body;
  const interviewId = await makeInterview(creator, projectId, {
    preInterviewFormId: form._id,
    questions: ["How did your last shift go?"],
  });
  const plain = `https://panel.example/${preset.hiddenFields[0]}/`;
  const linkOf = (ending: Ending) =>
    panel.pointHere(preset.returnLinks[ending] ?? `${plain}${ending}?pid={${preset.panelIdField}}`, ending);
  const settings = {
    hiddenFields: preset.hiddenFields,
    returnLinks: Object.fromEntries(endings.map((ending) => [ending, linkOf(ending)])),
    quotas: [
      {
        ...{ id: "teachers", name: "Teachers", limit: of.teachers ?? 0 },
        conditions: [{ by: { kind: "form", fieldId: form.fields[0].id }, values: ["Teacher"] }],
      },
      ...(of.quotas ?? []),
    ],
    ...of.settings,
  };
  const reply = await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings });
  if (reply.status !== 200) throw new Error(`setting up a panel failed: ${reply.text}`);
  return { interviewId, formId: form._id, fieldId: form.fields[0].id, preset };
}

/** Where a busy server stored nothing and asks to come again in a moment, they do, as their page does. */
function makePatient(participant: Participant): Participant {
  const { interviewId, sessionId } = participant;
  const post: Participant["post"] = async (...call) => {
    for (;;) {
      const reply = await participant.post(...call);
      if (reply.body?.code !== "unavailable") return reply;
      await sleep(1_000);
    }
  };
  return {
    ...participant,
    post,
    // The same message once more is answered like the first time.
    say: (message, clientMessageId = newId()) =>
      post(`/api/sessions/${interviewId}/${sessionId}/send`, { message, clientMessageId }),
  };
}

/** Somebody of the panel, as far as the ending; of `withdrawn` up to the moment before. */
export async function reachEnding(
  app: Pick<TestApp, "url">,
  { interviewId, formId, fieldId, preset }: PanelStudy,
  { ending, person, info = userInfo }: { ending: Ending; person: string; info?: Record<string, unknown> },
): Promise<Participant & { answered: { returnUrl: string | null; returnAfterSeconds: number | null } }> {
  const hiddenFields = Object.fromEntries(preset.hiddenFields.map((name) => [name, `${name}-${person}`]));
  const started = await startParticipant(app, interviewId, info, {
    hiddenFields: { ...hiddenFields, [preset.panelIdField]: person },
  });
  const participant = makePatient(started);
  const answerOf: Partial<Record<Ending, string>> = { screenedOut: "Neither", quotaFull: "Teacher" };
  const path = `/api/sessions/${interviewId}/${participant.sessionId}`;
  const answers = { [fieldId]: answerOf[ending] ?? "Nurse" };
  const { status, body: answered, text } = await participant.post(`${path}/forms/${formId}`, { answers });
  if (status !== 200) throw new Error(`answering the screener failed: ${text}`);
  if (ending === "stoppedEarly") {
    let reply = await participant.say("I want to stop");
    for (let n = 0; n < 3 && !reply.body.isComplete; n++) reply = await participant.say("Yes, please stop.");
  }
  const goesOn = ending === "complete" || (ending === "quotaFull" && !answered.quotaFull);
  if (goesOn) await finishInterview(participant);
  if (goesOn || ending === "stoppedEarly") {
    const done = await participant.post(`${path}/complete`);
    if (done.status !== 200) throw new Error(`finalising failed: ${done.text}`);
    return { ...participant, answered: done.body };
  }
  return { ...participant, answered };
}
