import type { ServerResponse } from "node:http";

/** How the providers' wires look, as far as their clients read them. */

type Dialect = "responses" | "chat" | "anthropic" | "google";

export interface Asked {
  dialect: Dialect;
  model: string;
  stream: boolean;
  /** Anthropic's older way to structured output: the answer is the input of a tool. */
  toolName: string | null;
  /** All texts of the request, in order. */
  system: string;
  user: string;
}

export interface Said {
  text: string;
  inputTokens: number;
  outputTokens: number;
}

// biome-ignore lint/suspicious/noExplicitAny: four vendors' requests, read leniently
type Json = any;

function textOf(content: Json): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return content?.parts ? textOf(content.parts) : "";
  return content.map((part: Json) => part?.text ?? "").join("");
}

function joinRole(messages: Json, roles: readonly string[]): string {
  return (Array.isArray(messages) ? messages : [])
    .filter((message: Json) => roles.includes(message?.role))
    .map((message: Json) => textOf(message.content ?? message.parts))
    .join("\n");
}

/** Reads a request by its path; undefined for paths that no provider has. */
export function readAsked(path: string, body: Json): Asked | undefined {
  const system = ["system", "developer"];
  const google = /\/models\/(.+):(streamGenerateContent|generateContent)$/.exec(path);
  if (google) {
    return {
      dialect: "google",
      model: decodeURIComponent(google[1] ?? ""),
      stream: google[2] === "streamGenerateContent",
      toolName: null,
      system: textOf(body.systemInstruction),
      user: joinRole(body.contents, ["user"]),
    };
  }
  const common = { model: String(body.model ?? ""), stream: body.stream === true, toolName: null };
  if (path.endsWith("/chat/completions"))
    return {
      ...common,
      dialect: "chat",
      system: joinRole(body.messages, system),
      user: joinRole(body.messages, ["user"]),
    };
  if (path.endsWith("/responses"))
    return {
      ...common,
      dialect: "responses",
      system: joinRole(body.input, system),
      user: joinRole(body.input, ["user"]),
    };
  if (!path.endsWith("/messages")) return undefined;
  return {
    ...common,
    dialect: "anthropic",
    toolName: body.tools?.[0]?.name ?? null,
    system: textOf(body.system),
    user: joinRole(body.messages, ["user"]),
  };
}

function event(name: string | null, data: Json): string {
  return `${name === null ? "" : `event: ${name}\n`}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
}

interface Script {
  start: string[];
  delta: (text: string) => string;
  end: (said: Said) => string[];
}

function responsesScript(asked: Asked): Script {
  const item = { id: "msg_1", type: "message", role: "assistant", content: [] };
  const response = { id: "resp_1", created_at: 1_700_000_000, model: asked.model };
  return {
    start: [
      event(null, { type: "response.created", response }),
      event(null, { type: "response.output_item.added", output_index: 0, item }),
    ],
    delta: (text) =>
      event(null, {
        type: "response.output_text.delta",
        item_id: "msg_1",
        output_index: 0,
        content_index: 0,
        delta: text,
      }),
    end: (said) => [
      event(null, {
        type: "response.output_item.done",
        output_index: 0,
        item: { ...item, content: [{ type: "output_text", text: said.text, annotations: [] }] },
      }),
      event(null, {
        type: "response.completed",
        response: {
          ...response,
          usage: { input_tokens: said.inputTokens, output_tokens: said.outputTokens },
        },
      }),
    ],
  };
}

function chatScript(asked: Asked): Script {
  const chunk = (choices: Json[], more = {}) =>
    event(null, {
      id: "chat_1",
      object: "chat.completion.chunk",
      created: 1,
      model: asked.model,
      choices,
      ...more,
    });
  return {
    start: [chunk([{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }])],
    delta: (text) => chunk([{ index: 0, delta: { content: text }, finish_reason: null }]),
    end: (said) => [
      chunk([{ index: 0, delta: {}, finish_reason: "stop" }]),
      chunk([], {
        usage: {
          prompt_tokens: said.inputTokens,
          completion_tokens: said.outputTokens,
          total_tokens: said.inputTokens + said.outputTokens,
        },
      }),
      event(null, "[DONE]"),
    ],
  };
}

function anthropicScript(asked: Asked): Script {
  const block = asked.toolName
    ? { type: "tool_use", id: "tool_1", name: asked.toolName, input: {} }
    : { type: "text", text: "" };
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: asked.model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  const deltaOf = (text: string) =>
    asked.toolName ? { type: "input_json_delta", partial_json: text } : { type: "text_delta", text };
  return {
    start: [
      event("message_start", { type: "message_start", message }),
      event("content_block_start", { type: "content_block_start", index: 0, content_block: block }),
    ],
    delta: (text) =>
      event("content_block_delta", { type: "content_block_delta", index: 0, delta: deltaOf(text) }),
    end: (said) => [
      event("content_block_stop", { type: "content_block_stop", index: 0 }),
      event("message_delta", {
        type: "message_delta",
        delta: { stop_reason: asked.toolName ? "tool_use" : "end_turn", stop_sequence: null },
        usage: { input_tokens: said.inputTokens, output_tokens: said.outputTokens },
      }),
      event("message_stop", { type: "message_stop" }),
    ],
  };
}

function googleScript(): Script {
  const part = (text: string, more = {}) => ({
    candidates: [{ content: { role: "model", parts: [{ text }] }, index: 0, ...more }],
  });
  return {
    start: [],
    delta: (text) => event(null, part(text)),
    end: (said) => [
      event(null, {
        ...part("", { finishReason: "STOP" }),
        usageMetadata: {
          promptTokenCount: said.inputTokens,
          candidatesTokenCount: said.outputTokens,
          totalTokenCount: said.inputTokens + said.outputTokens,
        },
      }),
    ],
  };
}

/** The pieces of a streamed answer on the wire. */
export function toStream(asked: Asked): Script {
  if (asked.dialect === "responses") return responsesScript(asked);
  if (asked.dialect === "chat") return chatScript(asked);
  return asked.dialect === "anthropic" ? anthropicScript(asked) : googleScript();
}

/** The whole answer of a call that does not stream. */
export function toWhole(asked: Asked, said: Said): Json {
  const { text, inputTokens, outputTokens } = said;
  switch (asked.dialect) {
    case "responses":
      return {
        id: "resp_1",
        created_at: 1_700_000_000,
        model: asked.model,
        output: [
          {
            id: "msg_1",
            type: "message",
            role: "assistant",
            content: [{ type: "output_text", text, annotations: [] }],
          },
        ],
        usage: { input_tokens: inputTokens, output_tokens: outputTokens },
      };
    case "chat":
      return {
        id: "chat_1",
        object: "chat.completion",
        created: 1,
        model: asked.model,
        choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
        usage: {
          prompt_tokens: inputTokens,
          completion_tokens: outputTokens,
          total_tokens: inputTokens + outputTokens,
        },
      };
    case "anthropic":
      return {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: asked.model,
        content: asked.toolName
          ? [{ type: "tool_use", id: "tool_1", name: asked.toolName, input: readJson(text) }]
          : [{ type: "text", text }],
        stop_reason: asked.toolName ? "tool_use" : "end_turn",
        stop_sequence: null,
        usage: { input_tokens: inputTokens, output_tokens: outputTokens },
      };
    case "google":
      return {
        candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 }],
        usageMetadata: {
          promptTokenCount: inputTokens,
          candidatesTokenCount: outputTokens,
          totalTokenCount: inputTokens + outputTokens,
        },
      };
  }
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** A refusal of the provider, in a body that every client understands. */
export function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  message = `loopback refuses with ${status}`,
): void {
  const error = { message, type: "error", code: status, status: "ERROR" };
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ type: "error", error }));
}
