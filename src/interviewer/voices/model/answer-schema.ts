import { tones, wants } from "../../reading.ts";

function object(properties: Record<string, unknown>): Record<string, unknown> {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

function listOf(items: Record<string, unknown>): Record<string, unknown> {
  return { type: "array", items };
}

const text = { type: "string" };

/** A model's answer for one turn as JSON Schema, its entries in the order in which they are to be written. */
export const answerSchema = object({
  reading: object({
    threads: listOf(object({ quote: text, untold: text, weight: { type: "integer", enum: [1, 2, 3] } })),
    opening: text,
    done: listOf(object({ quote: text, why: { type: "string", enum: ["told", "refused"] } })),
    settled: listOf(object({ question: { type: "integer" }, quote: text })),
    keepOut: listOf(text),
    wants: { type: "string", enum: wants },
    tone: { type: "string", enum: tones },
  }),
  move: { type: "string", enum: ["probe", "ask", "answer", "anything_else", "close"] },
  about: { type: ["string", "null"] },
  text,
});
