/** Where spans are sent: an OpenTelemetry collector that takes OTLP as JSON over HTTP. */
export interface TracingSettings {
  url: string;
  headers: Record<string, string>;
  service: string;
}

type Environment = Record<string, string | undefined>;

/** OTEL_EXPORTER_OTLP_ENDPOINT, and beside it OTEL_EXPORTER_OTLP_HEADERS (a=b,c=d) and OTEL_SERVICE_NAME; null for no traces. */
export function readTracingSettings(env: Environment, problems: string[]): TracingSettings | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim() ?? "";
  if (endpoint === "") return null;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    problems.push("OTEL_EXPORTER_OTLP_ENDPOINT must be an address that starts with http:// or https://.");
  }
  const pairs = (env.OTEL_EXPORTER_OTLP_HEADERS?.trim() ?? "").split(",").filter((pair) => pair !== "");
  if (pairs.some((pair) => !/^\s*[\w-]+\s*=[^\r\n]*$/.test(pair)))
    problems.push("OTEL_EXPORTER_OTLP_HEADERS must be names and values, as in api-key=abc,team=research.");
  const headers = pairs.map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at).trim().toLowerCase(), pair.slice(at + 1).trim()];
  });
  return {
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    headers: Object.fromEntries(headers),
    service: env.OTEL_SERVICE_NAME?.trim() || "askwell",
  };
}
