import type { AnswerSignals } from "#contract/answer-signals.ts";
import { call } from "#web/api/call.ts";
import { keeper } from "../storage.ts";
import { tokenHeader } from "../token-header.ts";
import { InputCounter } from "./input-counter.ts";

/** Whose answers are counted, as the chat knows them. */
interface Talk {
  interviewId: string;
  sessionId: string;
  resumeToken: string | undefined;
}

/** It began just now, or goes on and says what its participant was told. */
type Opening = { kind: "fresh" } | { kind: "restored"; history: { answerSignals?: boolean | undefined } };

/** How often to look whether the answer that was sent has its reply, and for how long. */
const look = { everyMs: 400, times: 300 };

/**
 * Watches the message box from outside and sends an answer's counts once it has its reply, so that nothing waits for them.
 * Loaded only where the study says in its consent that it counts; whoever began before that is not counted.
 */
export function recordSignals(identity: Talk, opening: Opening, signal: AbortSignal): void {
  const isTold = opening.kind === "fresh" || opening.history.answerSignals === true;
  if (!isTold || signal.aborted) return;
  const counter = new InputCounter(keeper.findDraft(identity.sessionId).length);
  const time = startTimes(signal);
  let pending: { before: number; selected: number } | undefined;
  let last = keeper.findUnsent(identity.sessionId)?.clientMessageId;

  const onSend = (event: Event) => {
    const box = boxOf(document.getElementById("message"));
    const isSend = event.type === "submit" || (event instanceof KeyboardEvent && event.key === "Enter");
    if (!isSend || !box || signal.aborted) return;
    const counts = counter.read(box.value.length);
    // Whether it was sent is known by the message that is kept until it has its reply.
    setTimeout(() => {
      const sent = keeper.findUnsent(identity.sessionId)?.clientMessageId;
      if (sent === undefined || sent === last) return;
      last = sent;
      const signals = { ...counts, ...time.read() };
      counter.restart();
      void sendAfterReply(identity, { clientMessageId: sent, ...signals }, signal).then(time.restart);
    });
  };
  const on = (name: string, listener: (event: Event) => void) =>
    document.addEventListener(name, listener, { capture: true, signal });
  on("beforeinput", ({ target }) => {
    const box = boxOf(target);
    if (box) pending = { before: box.value.length, selected: box.selectionEnd - box.selectionStart };
  });
  on("input", (event) => {
    const box = boxOf(event.target);
    if (!box) return;
    const type = event instanceof InputEvent ? event.inputType : "";
    const after = box.value.length;
    // Without a notice before it, as where a script fires it, all since the last one is its doing.
    const { before, selected } = pending ?? { before: counter.length, selected: 0 };
    pending = undefined;
    time.begin();
    counter.step({ type, isTrusted: event.isTrusted, before, after, selected });
  });
  on("copy", ({ target }) => {
    const box = boxOf(target);
    counter.keepOwn(box ? box.selectionEnd - box.selectionStart : 0);
  });
  on("click", ({ target }) => {
    // Whoever speaks presses a button for it, and the page puts the words into the box.
    if (target instanceof Element && target.closest("button:not(.send)")) counter.dictate();
  });
  on("keydown", onSend);
  on("submit", onSend);
  addEventListener("blur", () => counter.keepOwn(0), { signal });
}

function boxOf(target: EventTarget | null): HTMLTextAreaElement | undefined {
  return target instanceof HTMLTextAreaElement && target.id === "message" ? target : undefined;
}

/** Seconds out of sight, and the time to the first character, since the question was there. */
function startTimes(signal: AbortSignal) {
  let shownAt = performance.now();
  let [away, hiddenAt]: [number, number | undefined] = [0, undefined];
  let firstKeyMs: number | null = null;
  const onChange = () => {
    if (document.visibilityState === "hidden") hiddenAt = performance.now();
    else if (hiddenAt !== undefined) {
      away += performance.now() - hiddenAt;
      hiddenAt = undefined;
    }
  };
  document.addEventListener("visibilitychange", onChange, { signal });
  return {
    begin: () => {
      firstKeyMs ??= Math.round(performance.now() - shownAt);
    },
    read: (): Pick<AnswerSignals, "awaySeconds" | "firstKeyMs"> => ({
      awaySeconds: Math.round(away / 1000),
      firstKeyMs,
    }),
    restart: () => {
      shownAt = performance.now();
      [away, firstKeyMs] = [0, null];
    },
  };
}

async function sendAfterReply(
  { interviewId, sessionId, resumeToken }: Talk,
  body: AnswerSignals & { clientMessageId: string },
  signal: AbortSignal,
): Promise<void> {
  for (let looked = 0; keeper.findUnsent(sessionId)?.clientMessageId === body.clientMessageId; looked++) {
    if (looked === look.times || signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, look.everyMs));
  }
  await call("POST /api/sessions/:chatbotId/:sessionId/signals", {
    params: { chatbotId: interviewId, sessionId },
    headers: tokenHeader(resumeToken),
    body,
  }).catch((error: unknown) => console.warn("How the answer was written could not be saved", error));
}
