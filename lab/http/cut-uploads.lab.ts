import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeWav } from "#server/features/stimuli/files-for-tests.ts";
import { newId } from "#server/ids.ts";
import {
  makeCreator,
  makeInterview,
  makeProject,
  ownHeader,
  type Participant,
  startParticipant,
} from "#server/testing/makers.ts";
import { caseCount } from "#server/testing/some-cases.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let who: Participant;

beforeAll(async () => {
  app = await startTestApp({ SPEECH_BASE_URL: "http://127.0.0.1:9/v1", SPEECH_MODEL: "nobody" });
  const ada = await makeCreator(app);
  const interviewId = await makeInterview(ada, await makeProject(ada));
  await ada.send("PATCH", `/api/interviews/${interviewId}`, { settings: { voiceAnswers: true } });
  who = await startParticipant(app, interviewId);
});
afterAll(() => app.close());

/** Each place in a piece several times. */
const cutCount = caseCount(44, 200);
const soundId = newId();
const path = () => `/api/sessions/${who.sessionId}/sounds/${soundId}`;

function toForm(content: Buffer, from: number) {
  const form = new FormData();
  form.append("from", String(from));
  form.append("file", new Blob([new Uint8Array(content)]), "answer.webm");
  return form;
}

test("loses no byte that was acknowledged in many cuts, and goes on from there", async () => {
  const sound = Buffer.concat([makeWav().subarray(0, 4_000), randomBytes(cutCount * 2_500)]);
  let acknowledged = 0;
  let cuts = 0;
  while (acknowledged < sound.length) {
    const piece = sound.subarray(acknowledged, acknowledged + 2_000);
    if (cuts < cutCount) {
      await cutUpload({ piece, from: acknowledged, share: (cuts % 11) / 10 });
      cuts += 1;
      const [kept] = (await who.get(`/api/sessions/${who.sessionId}/sounds`)).body;
      const received = kept?.bytes ?? 0;
      // What was cut came whole or not at all.
      expect([acknowledged, acknowledged + piece.length]).toContain(received);
      acknowledged = received;
      if (acknowledged >= sound.length) break;
    }
    const next = sound.subarray(acknowledged, acknowledged + 2_000);
    const reply = await who.post(`${path()}/pieces`, toForm(next, acknowledged));
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.received).toBeGreaterThanOrEqual(acknowledged + next.length);
    acknowledged = reply.body.received;
  }
  expect(cuts).toBe(cutCount);
  const response = await fetch(`${app.url}${path()}`, { headers: ownHeader(who) });
  const bytes = Buffer.from(await response.arrayBuffer());
  const hash = (content: Buffer) => createHash("sha256").update(content).digest("hex");
  expect(hash(bytes)).toBe(hash(sound));
}, 120_000);

/** Sends some of a piece and breaks the connection. */
function cutUpload({ piece, from, share }: { piece: Buffer; from: number; share: number }): Promise<void> {
  const edge = "----cut";
  const body = Buffer.concat([
    Buffer.from(
      `--${edge}\r\ncontent-disposition: form-data; name="from"\r\n\r\n${from}\r\n--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.webm"\r\n\r\n`,
    ),
    piece,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  return new Promise((resolve) => {
    const call = request(`${app.url}${path()}/pieces`, {
      method: "POST",
      headers: {
        ...ownHeader(who),
        "content-type": `multipart/form-data; boundary=${edge}`,
        "content-length": body.length,
      },
    });
    call.on("error", () => undefined);
    call.on("close", () => setTimeout(resolve, 15));
    call.write(body.subarray(0, Math.ceil(body.length * share) || 1), () =>
      setTimeout(() => call.destroy(), 2),
    );
  });
}
