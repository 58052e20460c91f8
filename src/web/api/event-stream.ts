export interface StreamEvent {
  event: string;
  data: unknown;
}

/**
 * The events of an answer of type text/event-stream, as they come. Comments and unreadable ones are passed over, but
 * `onBytes` is called for them too.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    onBytes();
    rest += decoder.decode(value, { stream: !done });
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
    if (done) return;
  }
}

function parseEvent(block: string): StreamEvent | undefined {
  const lines = block.split(/\r?\n/);
  const field = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart());
  const data = field("data").join("\n");
  if (data === "") return undefined;
  try {
    return { event: field("event")[0] ?? "message", data: JSON.parse(data) };
  } catch {
    return undefined;
  }
}
