import { type LoopbackModel, startLoopbackModel } from "../../src/server/testing/loopback-model.ts";
import { readEvents } from "../../src/web/api/event-stream.ts";
import { type BenchSession, openAgent, startSession } from "../load/participants.ts";
import { memoryMb, startProduct } from "../load/product.ts";
import { makeStudy } from "../load/study.ts";
import { percentile } from "../machine.ts";

const wantedTurns = 150;
const manyStreams = 1_000;

/** Our own share of the time to the first visible sentence, and a thousand replies streamed at once. */
export async function measureStreams(dataDir: string): Promise<string[]> {
  const model = await startLoopbackModel({ pieceDelayMs: 15 });
  const settings = { MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "loopback", MODEL_BASE_URL: model.url };
  const product = await startProduct(dataDir, settings);
  const { interviewId } = await makeStudy(product);
  const path = `${product.url}/api/sessions/${interviewId}`;
  const shares: number[] = [];
  const agent = openAgent(20);
  // On a machine that is too busy the model rests after a fault; then fewer turns are measured.
  for (let tried = 0; tried < 2 * wantedTurns && shares.length < wantedTurns; tried++) {
    const share = await measureShare(model, path, await startSession(agent, product.url, interviewId));
    if (share !== undefined) shares.push(share);
  }
  const sessions: BenchSession[] = [];
  while (sessions.length < manyStreams) {
    const batch = Array.from({ length: 20 }, () => startSession(agent, product.url, interviewId));
    sessions.push(...(await Promise.all(batch)));
  }
  model.behave({ delayMs: 3_000, record: false });
  const before = await memoryMb(product.pid);
  const open = sessions.map((session) => countReplies(path, session));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const during = await memoryMb(product.pid);
  const replies = (await Promise.all(open)).reduce((sum, count) => sum + count, 0);
  agent.destroy();
  await product.stop();
  await model.close();
  return [
    "| streamed replies | measured | goal |",
    "|---|---|---|",
    `| own share of the first visible sentence over ${shares.length} turns, p50 / p99 ms | ${percentile(shares, 0.5).toFixed(0)} / ${percentile(shares, 0.99).toFixed(0)} | 15 / 60 |`,
    `| ${manyStreams} streams at once: replies that came | ${replies} | ${manyStreams} |`,
    `| memory a stream while all wait | ${(((during - before) * 1024) / manyStreams).toFixed(0)} KB | at most 60 KB |`,
  ];
}

/** From the model's last needed piece to the sentence in the participant's hands. Both clocks are this process's. */
async function measureShare(
  model: LoopbackModel,
  path: string,
  session: BenchSession,
): Promise<number | undefined> {
  model.requests.length = 0;
  const response = await post(path, session, "It depends.");
  if (!response.body) return undefined;
  for await (const { event } of readEvents(response.body)) {
    const arrived = performance.now();
    if (event !== "sentence") continue;
    const request = model.requests[0];
    let text = "";
    const needed = request?.stamps.find((stamp) => {
      text += stamp.text;
      return /[?.!]["}\s]*$/.test(text.trimEnd());
    });
    void response.body.cancel().catch(() => undefined);
    return needed ? arrived - needed.at : undefined;
  }
  return undefined;
}

async function countReplies(path: string, session: BenchSession): Promise<number> {
  const response = await post(path, session, "It depends.").catch(() => undefined);
  if (!response?.body) return 0;
  try {
    for await (const { event } of readEvents(response.body)) if (event === "reply") return 1;
  } catch {
    return 0;
  }
  return 0;
}

function post(path: string, { sessionId, token }: BenchSession, message: string): Promise<Response> {
  return fetch(`${path}/${sessionId}/send`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      "x-resume-token": token,
    },
    body: JSON.stringify({ message, clientMessageId: `s-${Math.random().toString(36).slice(2, 12)}` }),
  });
}
