/** What has arrived so far of a model's answer, a flat JSON object of texts and nulls. */
export interface PartialReply {
  /** Undefined while it has not arrived. */
  kind?: string | null;
  about?: string | null;
  /** As far as it has arrived. */
  text: string;
  isTextDone: boolean;
  isDone: boolean;
  /** It cannot become a good answer any more. */
  isBroken: boolean;
}

/** Longer answers are not read: nothing good is that long. */
const mostCharacters = 4_000;
const keys = ["kind", "about", "text"] as const;
type Key = (typeof keys)[number];

interface Cursor {
  raw: string;
  at: number;
}

function skipBlanks(cursor: Cursor): string | undefined {
  while (/\s/u.test(cursor.raw[cursor.at] ?? "")) cursor.at += 1;
  return cursor.raw[cursor.at];
}

const textPattern = /^"((?:[^"\\]|\\u[0-9a-f]{4}|\\["\\/bfnrt])*)(.?)/isu;
const unfinishedEscape = /^\\(?:u[0-9a-f]{0,3})?$/iu;
const escapePattern = /\\(?:u([0-9a-f]{4})|(.))/giu;

function decode(escaped: string): string {
  return escaped.replace(escapePattern, (_, code: string | undefined, sign: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    if (sign === "n") return "\n";
    return "bfrt".includes(sign) ? " " : sign;
  });
}

/** The text from an opening quote on; not done when its end has not arrived. Undefined when it is no JSON text. */
function readText(cursor: Cursor): { value: string; isDone: boolean } | undefined {
  const rest = cursor.raw.slice(cursor.at);
  const match = textPattern.exec(rest);
  const [whole = "", inner = "", end = ""] = match ?? [];
  if (end !== '"' && end !== "" && !unfinishedEscape.test(rest.slice(1 + inner.length))) return undefined;
  cursor.at += whole.length;
  return { value: decode(inner), isDone: end === '"' };
}

/** The key that comes next, with its colon read; undefined when it has not arrived, null when it is none of ours. */
function readKey(cursor: Cursor): Key | undefined | null {
  const sign = skipBlanks(cursor);
  if (sign === undefined) return undefined;
  const name = sign === '"' ? readText(cursor) : undefined;
  if (name === undefined) return null;
  if (!name.isDone) return undefined;
  const colon = skipBlanks(cursor);
  cursor.at += 1;
  const key = keys.find((known) => known === name.value);
  if (colon === undefined) return undefined;
  return colon === ":" && key !== undefined ? key : null;
}

type Step = "on" | "wait" | "broken";

function readValue(cursor: Cursor, key: Key, reply: PartialReply): Step {
  const sign = skipBlanks(cursor);
  if (sign === undefined) return "wait";
  if (key === "text" ? reply.isTextDone : reply[key] !== undefined) return "broken";
  if (sign !== '"') {
    const arrived = cursor.raw.slice(cursor.at, cursor.at + 4);
    if (key === "text" || !"null".startsWith(arrived)) return "broken";
    if (arrived.length < 4) return "wait";
    cursor.at += 4;
    reply[key] = null;
    return "on";
  }
  const text = readText(cursor);
  if (text === undefined) return "broken";
  if (key === "text") {
    reply.text = text.value;
    reply.isTextDone = text.isDone;
  } else if (text.isDone) {
    reply[key] = text.value;
  }
  return text.isDone ? "on" : "wait";
}

function readEntry(cursor: Cursor, reply: PartialReply): Step {
  const key = readKey(cursor);
  if (key === undefined) return "wait";
  if (key === null) return "broken";
  const step = readValue(cursor, key, reply);
  if (step !== "on") return step;
  const next = skipBlanks(cursor);
  cursor.at += 1;
  if (next === undefined) return "wait";
  if (next === "}") reply.isDone = true;
  return next === "," || next === "}" ? "on" : "broken";
}

/** Thoughts that a model shows before its answer, and the fence that some put around JSON. */
function stripWrapping(raw: string): string | undefined {
  const thoughts = raw.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/iu, "");
  if (/^\s*<t/iu.test(thoughts) && thoughts.length < mostCharacters) return undefined;
  return thoughts.replace(/^\s*```(?:json)?/iu, "").trimStart();
}

/** Reads what has arrived of an answer. Strict: anything but the object that was asked for is broken. */
export function readReply(raw: string): PartialReply {
  const reply: PartialReply = { text: "", isTextDone: false, isDone: false, isBroken: false };
  const body = stripWrapping(raw);
  if (raw.length > mostCharacters) return { ...reply, isBroken: true };
  if (body === undefined || body === "" || /^`{1,3}(?:j|js|jso)?$/u.test(body)) return reply;
  const cursor: Cursor = { raw: body, at: 1 };
  let step: Step = body.startsWith("{") ? "on" : "broken";
  while (step === "on" && !reply.isDone) step = readEntry(cursor, reply);
  if (reply.isDone && !/^\s*(?:```)?\s*$/u.test(body.slice(cursor.at))) step = "broken";
  reply.isBroken = step === "broken" || (reply.isDone && !reply.isTextDone);
  return reply;
}
