import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "#web/api/api-error.ts";
import { judgeSendFailure } from "#web/participant/chat/send-failure.ts";
import { choose, hurry, insist, isRefusal, type Life } from "./crowd.ts";
import type { Study } from "./people.ts";

const answers = [
  "Last Tuesday I spent two hours looking for the notes of a call, because they were in three places",
  "We use a shared document and a chat, and nobody finds anything in it afterwards",
  "It depends",
  "On Monday the call dropped twice, so I wrote everything down again, which took me the whole morning",
  "I usually ask a colleague, since searching takes too long",
  "I wish there was one place where decisions are kept, because I always forget why we chose something",
];

export interface Visit {
  sessionId: string;
  interviewId: string;
  token: string;
}

let said = 0;

/** Somebody takes part as the page lets them: starts, answers, finishes, claims; or leaves, or withdraws. */
export async function takePart(life: Life): Promise<void> {
  const open = life.studies.filter((study) => !study.isFull || life.random() < 0.03);
  const study = choose(life.random, open.length > 0 ? open : life.studies);
  const visit = await begin(life, study);
  if (!visit) return;
  const leavesAfter = life.random() < 0.12 ? 1 + Math.floor(life.random() * 4) : Number.POSITIVE_INFINITY;
  const end = await talk(life, visit, leavesAfter);
  if (end === "ended") await finish(life, visit);
  if (end !== "lost" && life.random() < 0.04) await withdraw(life, visit);
}

async function begin(life: Life, study: Study): Promise<Visit | undefined> {
  const visit = await start(life, study);
  if (visit && study.form) await answerForm(life, visit, study.form);
  return visit;
}

export async function start(life: Life, study: Study): Promise<Visit | undefined> {
  const location = choose(life.random, ["Ireland", "Ireland", "Portugal", "Kenya"]);
  const userInfo = { ageRange: "25-34", occupation: "Nurse", location, townCity: "Galway" };
  const { interviewId } = study;
  let body: { sessionId: string; resumeToken: string; messageId: string; message: string };
  try {
    const ask = { path: `/api/sessions/${interviewId}`, body: { consentGiven: true, userInfo } };
    ({ body } = await insist(life, "start", ask));
  } catch (error) {
    // Full by now: the page says so, and they go.
    if (isRefusal(error) && ["interview_closed", "quota_full"].includes(error.code)) {
      study.isFull = true;
      await sleep(20);
      return undefined;
    }
    throw error;
  }
  const { sessionId, resumeToken: token, messageId, message: text } = body;
  await life.journal.note({ kind: "started", sessionId, interviewId, token, messageId, text });
  return { sessionId, interviewId, token };
}

export async function answerForm(
  life: Life,
  { sessionId, interviewId, token }: Visit,
  form: NonNullable<Study["form"]>,
): Promise<void> {
  const path = `/api/sessions/${interviewId}/${sessionId}/forms/${form.id}`;
  try {
    const headers = { "x-resume-token": token };
    await insist(life, "form", { path, headers, body: { answers: form.answers } });
  } catch (error) {
    // Sent again after an answer that was lost; the interview has begun meanwhile.
    if (!isRefusal(error) || error.code !== "form_answered") throw error;
  }
  await life.journal.note({ kind: "form", sessionId, formId: form.id });
}

type End = "ended" | "left" | "lost";

async function talk(life: Life, visit: Visit, leavesAfter: number): Promise<End> {
  for (let turn = 0; turn < 60; turn++) {
    if (turn >= leavesAfter) {
      await leaveWhileSending(life, visit);
      return "left";
    }
    const outcome = await say(life, visit, await newMessage(life, visit));
    if (outcome !== "continue") return outcome;
    if (life.isOver()) return "left";
    if (life.random() < 0.05) await reload(life, visit);
  }
  return "left";
}

export interface Message {
  clientMessageId: string;
  text: string;
}

/** Each text is one of a kind, so that the same words stored twice are seen under any id. */
export async function newMessage(life: Life, { sessionId }: Visit): Promise<Message> {
  said += 1;
  const clientMessageId = `m${said}-${sessionId}`.slice(0, 60);
  const text = `${choose(life.random, answers)}, as I noted on page ${said}.`;
  await life.journal.note({ kind: "saying", sessionId, clientMessageId, text });
  return { clientMessageId, text };
}

/** Sends, and sends again with the same id, as the page decides; where it offers Retry, they press it. */
export async function say(
  life: Life,
  visit: Visit,
  message: Message,
  onPiece?: (piece: number) => void,
): Promise<End | "continue"> {
  const { sessionId, interviewId } = visit;
  const ask = {
    path: `/api/sessions/${interviewId}/${sessionId}/send`,
    headers: { "x-resume-token": visit.token, accept: onPiece ? "text/event-stream" : "application/json" },
    onPiece,
    body: { message: message.text, clientMessageId: message.clientMessageId },
  };
  for (let attempt = 0; ; attempt++) {
    try {
      const { body } = await life.calls.call("send", ask);
      const { clientMessageId } = message;
      const [replyId, reply, complete] = [body.messageId, body.botResponse, body.isComplete];
      await life.journal.note({ kind: "said", sessionId, clientMessageId, replyId, reply, complete });
      return complete ? "ended" : "continue";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const pauseMs = judge(error, attempt);
      if (pauseMs !== undefined && !life.isTooLate()) {
        await sleep(pauseMs);
        continue;
      }
      const what = `session ${sessionId} was told ${error.code} and could not go on`;
      await life.journal.note({ kind: "stuck", what });
      return "lost";
    }
  }
}

/** How long until the same message is sent again; undefined where the page would not. */
function judge(error: ApiError, attempt: number): number | undefined {
  const judged = judgeSendFailure(error, attempt);
  if (judged.next === "retry") return judged.afterMs / hurry;
  return judged.next === "offer" ? 1_000 / hurry : undefined;
}

/** The page is closed while a message is on its way. */
async function leaveWhileSending(life: Life, visit: Visit): Promise<void> {
  const message = await newMessage(life, visit);
  const { clientMessageId, text } = message;
  const path = `/api/sessions/${visit.interviewId}/${visit.sessionId}/send`;
  const signal = AbortSignal.timeout(1 + Math.floor(life.random() * 40));
  await life.calls
    .call("send", {
      path,
      headers: { "x-resume-token": visit.token },
      body: { message: text, clientMessageId },
      signal,
    })
    .catch(() => undefined);
}

// biome-ignore lint/suspicious/noExplicitAny: an answer's body
async function readHistory(life: Life, { interviewId, sessionId, token }: Visit): Promise<any> {
  const path = `/api/sessions/${interviewId}/${sessionId}/messages`;
  return (await insist(life, "read", { method: "GET", path, headers: { "x-resume-token": token } })).body;
}

/** Opens the page again: a message that waits for its reply is sent again, as the page does. */
async function reload(life: Life, visit: Visit): Promise<End | "continue"> {
  const history = await readHistory(life, visit);
  if (history.isComplete) return "ended";
  if (history.pendingClientMessageId === null) return "continue";
  const text = history.messages.at(-1).text;
  return say(life, visit, { clientMessageId: history.pendingClientMessageId, text });
}

async function finish(life: Life, visit: Visit): Promise<void> {
  const code = await complete(life, visit);
  if (code === null || life.random() < 0.15) return;
  await claim(life, visit, code);
}

/** The code, where there is one. */
export async function complete(life: Life, visit: Visit): Promise<string | null> {
  const { sessionId, interviewId, token } = visit;
  const headers = { "x-resume-token": token };
  const body = { lastFourMessages: [] };
  const path = `/api/sessions/${interviewId}/${sessionId}/complete`;
  const code: string | null = (await insist(life, "complete", { path, headers, body })).body.incentiveCode;
  await life.journal.note({ kind: "completed", sessionId, code });
  return code;
}

export async function claim(life: Life, { sessionId, token }: Visit, code: string): Promise<void> {
  const body = { email: `${sessionId.toLowerCase()}@example.org`, incentiveCode: code };
  const headers = { "x-resume-token": token };
  await insist(life, "claim", { path: `/api/complete/${sessionId}/claim`, headers, body });
  await life.journal.note({ kind: "claimed", sessionId });
}

export async function withdraw(life: Life, { sessionId, token }: Visit): Promise<void> {
  await life.journal.note({ kind: "withdrawing", sessionId });
  const path = `/api/sessions/${sessionId}/withdraw`;
  try {
    await insist(life, "withdraw", { path, body: { resumeToken: token } });
  } catch (error) {
    // The answer was lost and the withdrawal stands: there is no such session any more.
    if (!isRefusal(error) || error.code !== "session_not_found") throw error;
  }
  await life.journal.note({ kind: "withdrawn", sessionId });
}

/** After the faults: whoever has not finished comes back, and must be able to go on from where they were. */
export async function comeBack(life: Life, visit: Visit, form: Study["form"]): Promise<void> {
  const { sessionId } = visit;
  const history = await readHistory(life, visit);
  if (form && !history.answeredForms.includes(form.id)) await answerForm(life, visit, form);
  let outcome = await reload(life, visit);
  if (outcome === "continue") outcome = await say(life, visit, await newMessage(life, visit));
  if (outcome === "ended") await finish(life, visit);
  if (outcome !== "lost") await life.journal.note({ kind: "wentOn", sessionId });
}
