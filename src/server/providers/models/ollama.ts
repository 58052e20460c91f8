/** What an Ollama server says of itself. Asked by the doctor and by a start that lacks a model's name. */

const patienceMs = 3_000;
const maxNamed = 12;

interface ListedModel {
  name: string;
  /** Tokens that a loaded model has room for. */
  context_length?: unknown;
}

/** The models that it has, or has loaded; null where no Ollama answers in time. */
async function listModels(baseUrl: string, which: "tags" | "ps"): Promise<ListedModel[] | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`${ownAddress(baseUrl)}/api/${which}`, { signal, redirect: "manual" });
    if (!response.ok) return null;
    const { models } = (await response.json()) as { models?: unknown };
    if (!Array.isArray(models)) return null;
    return models.filter((one: { name?: unknown } | null) => typeof one?.name === "string");
  } catch {
    return null;
  }
}

/** The names of its models; null where no Ollama answers in time. */
export async function listOllamaModels(baseUrl: string): Promise<string[] | null> {
  return (await listModels(baseUrl, "tags"))?.map(({ name }) => name) ?? null;
}

/** How many tokens a model that is loaded has room for; null where Ollama does not say. */
export async function readOllamaContext(baseUrl: string, name: string): Promise<number | null> {
  const loaded = await listModels(baseUrl, "ps");
  const length = loaded?.find((one) => hasOllamaModel([one.name], name))?.context_length;
  return typeof length === "number" ? length : null;
}

/** Without a tag the name of a model means its latest. */
export function hasOllamaModel(models: readonly string[], name: string): boolean {
  return models.includes(name) || models.includes(`${name}:latest`);
}

/** What to do where Ollama is chosen and none of its models is. */
export async function adviseOnOllama(baseUrl: string): Promise<string> {
  const models = await listOllamaModels(baseUrl);
  const at = `Ollama at ${ownAddress(baseUrl)}`;
  if (models === null) return describeMissingOllama(baseUrl);
  if (models.length === 0)
    return `${at} has no models yet: pull one, for example with "ollama pull gemma3:12b", and set MODEL_NAME to its name.`;
  return `${at} has ${joinNames(models)}: set MODEL_NAME to one of them, or pull another with "ollama pull NAME".`;
}

export function describeMissingOllama(baseUrl: string): string {
  return `No Ollama answers at ${ownAddress(baseUrl)}: start it with "ollama serve", or set MODEL_BASE_URL to where it runs.`;
}

export function joinNames(names: readonly string[]): string {
  const more = names.length - maxNamed;
  return `${names.slice(0, maxNamed).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** Its own calls lie beside the ones that it shares with OpenAI, which are below /v1. */
export function ownAddress(baseUrl: string): string {
  return baseUrl.replace(/\/v1$/, "");
}
