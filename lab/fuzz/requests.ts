import fc from "fast-check";
import type { Operation } from "#contract/operation.ts";
import { openClient, type Reply } from "#server/testing/client.ts";
import { idFor } from "../../tests/tenant-for-tests.ts";
import { contents, type File, fileNames, rightBodyOf } from "./right-bodies.ts";
import { canary, type IdKind, idKinds, valuesOf } from "./schema-values.ts";
import { rawBodies, spoil } from "./spoil.ts";
import type { World } from "./world.ts";

export type Actor = "owner" | "other" | "nobody";

type Body =
  | { kind: "none" }
  | { kind: "json"; value: unknown }
  | { kind: "raw"; type: string; text: string }
  | { kind: "form"; field: string; files: File[]; fields: Record<string, string> };

/** A request as it is drawn: ids are placeholders, so that a counterexample reads the same in another run. */
export interface Request {
  actor: Actor;
  /** By parameter: a placeholder, or a text that is no id. */
  params: Record<string, string>;
  query: string;
  body: Body;
}

const strange = [
  "$unknown",
  "nope",
  "%00",
  "x".repeat(300),
  "..%2f..",
  "%F0%9F%98%80",
  "__proto__",
  "%ED%A0%80",
  canary,
];

/** The ids of an operation's path, by what they are: idFor() answers with the kind in place of the id. */
const kinds = Object.fromEntries(idKinds.map((kind) => [kind, kind]));
function kindOf(path: string, parameter: string): string {
  if (path.startsWith("/api/user/keys")) return "key";
  if (path.startsWith("/api/webhooks")) return "webhook";
  return idFor(path, parameter, { ids: kinds } as never);
}

/** The owner's own things in an operation's path, as placeholders. */
export function ownIdsOf({ path }: Operation): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, `$own.${kindOf(path, name)}`]));
}

function paramsOf(operation: Operation, actor: Actor): fc.Arbitrary<Record<string, string>> {
  const names = [...operation.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const chosen = names.map((name, index) => {
    const kind = kindOf(operation.path, name);
    const own = `$own.${kind}`;
    // Of two ids the second may be another's below one's own, but the first alone opens what is open to the public.
    const mayBeForeign = operation.access === "creator" || index > 0;
    const foreign = mayBeForeign ? `$foreign.${kind}` : "$unknown";
    const usual = actor === "other" ? foreign : own;
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant(usual) },
      { weight: 1, arbitrary: fc.constantFrom(...strange) },
    );
  });
  return fc
    .tuple(...chosen)
    .map((values) => Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""])));
}

function queriesOf({ query }: Operation): fc.Arbitrary<string> {
  if (!query)
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant("") },
      { weight: 1, arbitrary: fc.constant(`?${canary}=1&__proto__=2`) },
    );
  const toText = (value: unknown) => {
    const entries = Object.entries((value ?? {}) as Record<string, unknown>);
    const pairs = entries.flatMap(([key, one]) =>
      (Array.isArray(one) ? one : [one]).map((item): [string, string] => [
        key.toWellFormed(),
        typeof item === "object" ? "[]" : String(item).toWellFormed().slice(0, 3_000),
      ]),
    );
    // Node itself refuses addresses that are longer than headers may be.
    return `?${new URLSearchParams(pairs)}`.slice(0, 6_000);
  };
  const right = valuesOf(query);
  const twisted = fc.constantFrom(
    "?a&a=b",
    "?%zz",
    `?limit=-1&cursor=${canary}`,
    "?limit=1&limit=2",
    "?q=%00&by=%ED%A0%80&format=",
  );
  return fc.oneof(
    { weight: 5, arbitrary: right.map(toText) },
    { weight: 3, arbitrary: spoil(right).map(toText) },
    { weight: 1, arbitrary: twisted },
  );
}

function jsonBodiesOf(operation: Operation, schema: NonNullable<Operation["body"]>): fc.Arbitrary<unknown> {
  const made = valuesOf(schema);
  const right = rightBodyOf(operation);
  const asPatch = made.map((value) =>
    typeof value === "object" && value !== null ? { ...(right as object), ...value } : right,
  );
  return fc.oneof(
    { weight: 2, arbitrary: made },
    { weight: 1, arbitrary: fc.constant(right) },
    { weight: 2, arbitrary: asPatch },
  );
}

function formsOf(operation: Operation): fc.Arbitrary<Body> {
  const file = fc.record({ name: fc.constantFrom(...fileNames), content: fc.constantFrom(...contents) });
  const fields = operation.besideFiles ? valuesOf(operation.besideFiles) : fc.constant({});
  return fc.record({
    kind: fc.constant("form" as const),
    field: fc.oneof(
      { weight: 8, arbitrary: fc.constant(operation.files ?? "file") },
      { weight: 1, arbitrary: fc.constant(canary) },
    ),
    files: fc.array(file, { maxLength: 3 }),
    fields: fc.oneof(fields, spoil(fields)).map((value) =>
      Object.fromEntries(
        Object.entries((value ?? {}) as object).map(([key, one]) => [
          key.toWellFormed(),
          String(JSON.stringify(one) ?? "")
            .replace(/^"|"$/g, "")
            .slice(0, 5_000),
        ]),
      ),
    ),
  });
}

function bodiesOf(operation: Operation): fc.Arbitrary<Body> {
  if (operation.method === "GET") return fc.constant({ kind: "none" });
  const schema = operation.body ?? operation.insteadOfFiles;
  const raw = rawBodies.map((one): Body => ({ kind: "raw", ...one }));
  const json = (values: fc.Arbitrary<unknown>) => values.map((value): Body => ({ kind: "json", value }));
  const right = schema ? jsonBodiesOf(operation, schema) : fc.constant({});
  const choices: fc.WeightedArbitrary<Body>[] = [
    { weight: 5, arbitrary: json(right) },
    { weight: 5, arbitrary: json(spoil(right)) },
    { weight: 1, arbitrary: raw },
  ];
  if (operation.files) choices.push({ weight: 10, arbitrary: formsOf(operation) });
  if (!schema) choices.push({ weight: 3, arbitrary: fc.constant<Body>({ kind: "none" }) });
  return fc.oneof(...choices);
}

/** Requests to one operation: half by its schemas, half spoilt; by its owner, by another tenant, by nobody. */
export function requestsOf(operation: Operation): fc.Arbitrary<Request> {
  const actors = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Actor>("owner") },
    { weight: 3, arbitrary: fc.constant<Actor>("other") },
    { weight: 1, arbitrary: fc.constant<Actor>("nobody") },
  );
  return actors.chain((actor) =>
    fc.record({
      actor: fc.constant(actor),
      params: paramsOf(operation, actor),
      query: queriesOf(operation),
      body: bodiesOf(operation),
    }),
  );
}

const nest = (levels: number) => JSON.parse(`${"[".repeat(levels)}1${"]".repeat(levels)}`) as unknown;
const large = new Map<string, () => unknown>([
  ["$huge", () => `${canary} ${"x".repeat(25_000)}`],
  ["$deep", () => nest(39)],
  ["$deepest", () => nest(2_000)],
  ["$many", () => Array.from({ length: 3_000 }, () => canary)],
]);

/** Placeholders to what they stand for, wherever they are. */
function fill(value: unknown, world: World): unknown {
  if (typeof value === "string") return large.get(value)?.() ?? fillText(value, world);
  if (Array.isArray(value)) return value.map((item) => fill(item, world));
  if (typeof value !== "object" || value === null) return value;
  const filled = {};
  for (const [key, item] of Object.entries(value))
    Object.defineProperty(filled, key, { value: fill(item, world), enumerable: true });
  return filled;
}

function fillText(text: string, { own, foreign, forum }: World): string {
  const [, whose, what] = /^\$(own|foreign)\.(\w+)$/.exec(text) ?? [];
  if (text === "$unknown") return "A".repeat(22);
  if (text === "$forum") return forum.url;
  if (what === "email") return own.tenant.client.email;
  if (whose === undefined) return text;
  return (whose === "own" ? own.ids : foreign)[what as IdKind] ?? text;
}

export function pathOf(operation: Operation, request: Request, world: World): string {
  // A participant's calls are about a session that is still being held; where its end is asked for, about that one too.
  const isAboutOne = operation.access === "participant";
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = request.params[name] ?? "";
    return isAboutOne && value === "$own.session" ? world.own.participant.session : fillText(value, world);
  });
  return path + request.query;
}

const most = 10_000;

export async function send(operation: Operation, request: Request, world: World): Promise<Reply> {
  const client = openClient(world.app.url);
  if (request.actor !== "nobody") {
    const { cookies, participant } = world.own;
    for (const [name, value] of [...participant.cookies, ...cookies]) client.cookies.set(name, value);
  }
  const { body } = request;
  const path = pathOf(operation, request, world);
  const headers: Record<string, string> = body.kind === "raw" ? { "content-type": body.type } : {};
  const sent = client.send(operation.method, path, toPayload(body, world), headers);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${most / 1000} s`)), most);
  });
  return await Promise.race([sent, late]).finally(() => clearTimeout(timer));
}

function toPayload(body: Body, world: World): unknown {
  if (body.kind === "none") return undefined;
  if (body.kind === "raw") return body.text;
  if (body.kind === "json") return JSON.stringify(fill(body.value, world)) ?? "";
  const form = new FormData();
  for (const [name, value] of Object.entries(body.fields)) form.append(name, fillText(value, world));
  for (const { name, content } of body.files) form.append(body.field, new Blob([content]), name);
  return form;
}
