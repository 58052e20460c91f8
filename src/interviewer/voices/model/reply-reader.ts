/** What has arrived so far of a model's answer: a JSON object whose last entry is the text to say. */
export interface PartialReply {
  /** Everything before the text; undefined while it has not arrived. */
  head?: Record<string, unknown>;
  /** As far as it has arrived. */
  text: string;
  isTextDone: boolean;
  isDone: boolean;
  /** It cannot become a good answer any more. */
  isBroken: boolean;
}

/** Longer answers are not read: nothing good is that long. */
const maxCharacters = 8_000;
const textKey = /"text"\s*:\s*"/u;
const lastEscape = /(\\+)(?:u[0-9a-f]{0,3})?$/iu;

function parse(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? Object.fromEntries(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}

/** Thoughts that a model shows before its answer, and the fence that some put around JSON. */
function stripWrapping(raw: string): string | undefined {
  const thoughts = raw.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/iu, "");
  if (/^\s*<t/iu.test(thoughts)) return undefined;
  return thoughts
    .replace(/^\s*```(?:json)?/iu, "")
    .replace(/\s*```\s*$/u, "")
    .trimStart();
}

/** Where the quotation mark is that ends a JSON text, or -1. */
function findTextEnd(json: string, from: number): number {
  for (let at = from; at < json.length; at += 1) {
    if (json[at] === "\\") at += 1;
    else if (json[at] === '"') return at;
  }
  return -1;
}

/** Where the text to say begins: its key at the outermost level, what stands before it whole. */
function findText(body: string): { head: Record<string, unknown>; start: number } | undefined {
  const match = textKey.exec(body);
  if (match === null) return undefined;
  const start = match.index + match[0].length;
  const head = parse(`${body.slice(0, match.index)}"text":""}`);
  return head === undefined ? undefined : { head, start };
}

/** Without an escape whose end has not arrived: an odd number of backslashes begins one. */
function cutEscape(escaped: string): string {
  const match = lastEscape.exec(escaped);
  const slashes = match?.[1]?.length ?? 0;
  return match === null || slashes % 2 === 0 ? escaped : escaped.slice(0, match.index + slashes - 1);
}

function decodePart(escaped: string, isDone: boolean): string | undefined {
  const whole = isDone ? escaped : cutEscape(escaped);
  const text = parse(`{"text":"${whole.replace(/[\u0000-\u001f]/gu, " ")}"}`)?.text;
  return typeof text === "string" ? text : undefined;
}

/**
 * Reads what has arrived of an answer. The text is read while it arrives where it comes last, as asked for;
 * in any other order the whole object is waited for. Anything but one object is broken.
 */
export function readReply(raw: string): PartialReply {
  const reply: PartialReply = { text: "", isTextDone: false, isDone: false, isBroken: false };
  if (raw.length > maxCharacters) return { ...reply, isBroken: true };
  const body = stripWrapping(raw);
  if (body === undefined || body === "" || /^`{1,3}(?:j|js|jso)?$/u.test(body)) return reply;
  if (!body.startsWith("{")) return { ...reply, isBroken: true };
  const whole = body.trimEnd().endsWith("}") ? parse(body) : undefined;
  if (whole !== undefined) {
    const { text, ...head } = whole;
    if (typeof text !== "string") return { ...reply, isBroken: true };
    return { head, text, isTextDone: true, isDone: true, isBroken: false };
  }
  const found = findText(body);
  if (found === undefined) return reply;
  const end = findTextEnd(body, found.start);
  const text = decodePart(body.slice(found.start, end < 0 ? undefined : end), end >= 0);
  if (text === undefined) return { ...reply, isBroken: true };
  const { text: _, ...head } = found.head;
  return { head, text, isTextDone: end >= 0, isDone: false, isBroken: false };
}
