import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { startParticipant } from "#server/testing/makers.ts";
import { ApiError } from "#web/api/api-error.ts";
import { readEvents, type StreamEvent } from "#web/api/event-stream.ts";
import { judgeSendFailure } from "#web/participant/chat/send-failure.ts";

export interface Timed extends StreamEvent {
  at: number;
}

/** The events of an address as they come, each with its time. */
export async function* follow(url: string, init: RequestInit): AsyncGenerator<Timed> {
  const response = await fetch(url, {
    ...init,
    headers: { ...init.headers, accept: "text/event-stream, application/json" },
  });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (!isStream || response.body === null)
    throw new Error(`no stream but ${response.status}: ${await response.text()}`);
  for await (const event of readEvents(response.body)) yield { ...event, at: performance.now() };
}

/** What participants saw and were told, for comparing it with what is stored. */
export interface Journal {
  /** Texts that were answered, by session. */
  acknowledged: Map<string, string[]>;
  /** What a participant would have seen as an error. */
  errors: string[];
  /** Messages that the page sent again by itself. */
  retries: number;
}

/** Below the limit of 20 answers a minute. */
const maxAnswers = 18;

/** Answers interviews one after the other, as the page does it, until told to end; each text is unique. */
export async function takePart(
  place: { url: string; interviewId: string; name: string },
  journal: Journal,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const participant = await startParticipant(place, place.interviewId).catch((error: unknown) => {
      journal.errors.push(`start: ${error instanceof Error ? error.message : error}`);
      return undefined;
    });
    if (participant === undefined) return;
    const { sessionId, resumeToken: token } = participant;
    const texts: string[] = [];
    journal.acknowledged.set(sessionId, texts);
    for (let isComplete = false; !isComplete && texts.length < maxAnswers && !signal.aborted; ) {
      const text = `${place.name} says ${randomUUID()}: our list was out of date on Tuesday, so two of us missed a call and lost an hour.`;
      const answer = await sendUntilAnswered({ ...place, sessionId, token, text }, journal);
      if (answer === undefined) return;
      texts.push(text);
      isComplete = answer.isComplete;
      // All start from one address, where 120 starts a minute are the limit.
      await sleep(600 + Math.random() * 400);
    }
  }
}

interface Sending {
  url: string;
  interviewId: string;
  sessionId: string;
  token: string;
  text: string;
}

interface Answer {
  botResponse: string;
  isComplete: boolean;
}

/** With the page's own judgement of what is sent again; undefined where the participant would see an error. */
async function sendUntilAnswered(sending: Sending, journal: Journal): Promise<Answer | undefined> {
  const clientMessageId = randomUUID();
  for (let attempt = 0; ; attempt++) {
    try {
      return await sendOnce(sending, clientMessageId);
    } catch (error) {
      const failure = judgeSendFailure(error, attempt);
      if (failure.next !== "retry") {
        journal.errors.push(
          `send: ${error instanceof ApiError ? `${error.status} ${error.code}` : String(error)}`,
        );
        return undefined;
      }
      journal.retries += 1;
      await sleep(failure.afterMs);
    }
  }
}

async function sendOnce(sending: Sending, clientMessageId: string): Promise<Answer> {
  const { url, interviewId, sessionId, token, text } = sending;
  const response = await fetch(`${url}/api/sessions/${interviewId}/${sessionId}/send`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream, application/json",
      "x-resume-token": token,
    },
    body: JSON.stringify({ message: text, clientMessageId }),
  }).catch(() => {
    throw new ApiError(0, "offline", {});
  });
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
    const body = await response.json().catch(() => ({}));
    throw new ApiError(response.status, body.code ?? "unexpected", body);
  }
  try {
    for await (const { event, data } of readEvents(response.body ?? new ReadableStream())) {
      if (event === "reply") return data as Answer;
      if (event === "error") {
        const body = data as { code: ApiError["code"] };
        throw new ApiError(0, body.code, {});
      }
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
  throw new ApiError(0, "offline", {});
}
