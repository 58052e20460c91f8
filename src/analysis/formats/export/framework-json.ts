import type { Evidence } from "#contract/insights.ts";
import type { FrameworkResult } from "#contract/personas.ts";
import { listFacts } from "./framework-blocks.ts";
import { maskContacts } from "./personal-data.ts";

/** Raised when a field changes its meaning or goes; new fields alone do not raise it. */
const version = 1;

/** Everything that participants said, without addresses and numbers; nobody's age stands beside their words. */
function maskValue(value: unknown): unknown {
  if (typeof value === "string") return maskContacts(value);
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== "object" || value === null) return value;
  if ("quote" in value && "messageId" in value) return maskEvidence(value as Evidence);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskValue(one)]));
}

function maskEvidence(evidence: Evidence): Evidence {
  const { quote, translation } = evidence;
  return {
    ...{ ...evidence, quote: maskContacts(quote), ageRange: null },
    ...(translation && { translation: { ...translation, text: maskContacts(translation.text) } }),
  };
}

/** A framework as JSON, in the fields of the API. */
export function writeFrameworkJson(framework: FrameworkResult): string {
  const masked = maskValue(framework) as FrameworkResult;
  const told =
    masked.framework === "persona"
      ? {
          ...masked,
          attributes: Object.fromEntries(
            listFacts(masked).map(({ name, value }) => [name.toLowerCase(), value]),
          ),
        }
      : masked;
  return `${JSON.stringify({ format: "askwell-framework", version, ...told }, null, 2)}\n`;
}
