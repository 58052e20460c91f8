import type { EnvValues } from "./env-values.ts";

/** Where spans are sent: an OpenTelemetry collector that takes OTLP as JSON over HTTP. */
export interface TracingSettings {
  url: string;
  headers: Record<string, string>;
  service: string;
}

/** OTEL_EXPORTER_OTLP_ENDPOINT, and beside it OTEL_EXPORTER_OTLP_HEADERS (a=b,c=d) and OTEL_SERVICE_NAME; null for no traces. */
export function readTracingSettings(values: EnvValues): TracingSettings | null {
  if (values.text("OTEL_EXPORTER_OTLP_ENDPOINT") === null) return null;
  const endpoint = values.webAddress("OTEL_EXPORTER_OTLP_ENDPOINT") ?? "";
  const pairs = (values.text("OTEL_EXPORTER_OTLP_HEADERS") ?? "").split(",").filter((pair) => pair !== "");
  if (pairs.some((pair) => !/^\s*[\w-]+\s*=[^\r\n]*$/.test(pair)))
    values.problems.push(
      "OTEL_EXPORTER_OTLP_HEADERS must be names and values, as in api-key=abc,team=research.",
    );
  const headers = pairs.map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at).trim().toLowerCase(), pair.slice(at + 1).trim()];
  });
  return {
    url: `${endpoint}/v1/traces`,
    headers: Object.fromEntries(headers),
    service: values.text("OTEL_SERVICE_NAME") ?? "askwell",
  };
}
