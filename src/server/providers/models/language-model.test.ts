import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { EnvValues } from "../../env-values.ts";
import { readModelSettings } from "../../model-settings.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { connectModel } from "./language-model.ts";
import { callModel } from "./model-call.ts";

let server: LoopbackModel;

beforeAll(async () => {
  server = await startLoopbackModel({ says: '{"text":"What happened then?"}' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.behave({ refuses: null });
});

function connect(provider: "ollama" | "openai-compatible") {
  const env = { MODEL_PROVIDER: provider, MODEL_NAME: "local", MODEL_BASE_URL: server.url };
  const settings = readModelSettings(new EnvValues(env, []));
  if (!settings) throw new Error("These settings have a model.");
  return connectModel(settings);
}

const schema = { type: "object", properties: { text: { type: "string" } }, required: ["text"] };
const prompt = { rules: "Answer in JSON.", guide: "", turn: "They: hello", maxTokens: 50, schema };

async function ask(connected: ReturnType<typeof connect>) {
  const call = callModel(connected, prompt, { signal: AbortSignal.timeout(5_000), firstTokenMs: 5_000 });
  let written = "";
  for await (const delta of call.deltas) written += delta;
  return { written, fault: call.readEnd().fault };
}

const bodies = () => server.requests.map(({ body }) => JSON.parse(body));

test("a server of one's own is held to the schema, and Ollama is asked not to think", async () => {
  expect(await ask(connect("openai-compatible"))).toEqual({
    written: '{"text":"What happened then?"}',
    fault: null,
  });
  await ask(connect("ollama"));
  const [compatible, ollama] = bodies();
  expect(compatible.response_format).toMatchObject({ type: "json_schema", json_schema: { schema } });
  expect(compatible).not.toHaveProperty("reasoning_effort");
  expect(ollama).toMatchObject({ reasoning_effort: "none", response_format: { type: "json_schema" } });
  expect(server.requests[1]?.headers).not.toHaveProperty("authorization");
});

test.each([["response_format"], ["reasoning_effort"]])(
  "a server that refuses %s is asked without it, at once and from then on",
  async (field) => {
    server.behave({ refuses: field });
    const connected = connect("ollama");
    expect(await ask(connected)).toEqual({ written: '{"text":"What happened then?"}', fault: null });
    expect(await ask(connected)).toMatchObject({ fault: null });
    expect(bodies().map((body) => field in body)).toEqual([true, false, false]);
  },
);

test("another refusal is a fault, and nothing is left out for it", async () => {
  server.behave({ refuses: "max_tokens" });
  const connected = connect("ollama");
  expect(await ask(connected)).toEqual({ written: "", fault: "bad_request" });
  expect(connected).toMatchObject({ takesSchema: true, reasoning: "none" });
  expect(server.requests.length).toBe(1);
});
