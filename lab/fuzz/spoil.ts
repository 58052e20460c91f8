import fc from "fast-check";
import { canary, idKinds } from "./schema-values.ts";

export type Place = (string | number)[];

/** Every way to a value inside a body: ["settings", "minutes"]. */
function listPlaces(value: unknown, at: Place = []): Place[] {
  const here = at.length > 0 ? [at] : [];
  if (typeof value !== "object" || value === null) return here;
  const entries = Array.isArray(value)
    ? [...value.entries()]
    : (Object.entries(value) as [string | number, unknown][]);
  return [...here, ...entries.flatMap(([key, item]) => listPlaces(item, [...at, key]))];
}

function readAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value);
}

/** The body with another value at one place; undefined leaves the field out. */
function putAt(body: unknown, place: Place, value: unknown): unknown {
  const copy = structuredClone(body);
  let holder = copy as Record<string | number, unknown>;
  for (const step of place.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
  Object.defineProperty(holder, place.at(-1) ?? "", {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

const poison = JSON.parse(
  `{"__proto__": {"${canary}": true, "isAdmin": true}, "constructor": {"prototype": {"${canary}": 1}}}`,
) as unknown;

const nothings: unknown[] = [undefined, null, "", " \t\n", "\u200b\u2060", [], {}, [null], 0, -0, false];
const wrongKinds: unknown[] = [
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [canary],
  [[canary]],
  { [canary]: canary },
  // Wrong below a name that is the sender's own, as in a record.
  { [canary]: { [canary]: [canary] } },
  { length: 3, trim: canary, map: canary },
  { $ne: null },
  { toString: canary, toJSON: canary },
  poison,
];
/** Filled in as a request is sent, so that a counterexample stays short. */
const large = ["$huge", "$deep", "$deepest", "$many"];

/** Put into a text that is right, so that it goes as far into the server as texts go. */
const traps = [
  "\u0000",
  "\ud800",
  "\udc00x",
  "\u202e",
  "\u0007\u001b[31m",
  "\r\nBcc: evil@example.org",
  "' or 1=1; drop table users; --",
  "\\",
  "$1 $2 %s %n {{7*7}} $" + "{7*7}",
  `<script>${canary}</script><img src=x onerror=alert(1)>`,
  "=cmd|' /C calc'!A0",
  "%00%ff",
  "👩‍👩‍👧‍👦".repeat(40),
  "\u0301".repeat(300),
  "__proto__",
  "\ufeff",
];

const foreignIds = idKinds.map((kind) => `$foreign.${kind}`);
const strangeIds = ["$unknown", ...idKinds.map((kind) => `$own.${kind}`), ...foreignIds];

const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nothings) },
  { weight: 4, arbitrary: fc.constantFrom(...wrongKinds) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...large) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...strangeIds) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown> },
);

/** One change at one place: gone, of another kind, somebody else's id, or a text with a trap in it. */
const change = fc.record({
  where: fc.nat(1_000),
  what: fc.oneof(
    { weight: 3, arbitrary: anything.map((value) => () => value) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...traps)
        .map((trap) => (old: unknown) => (typeof old === "string" ? `${old}${trap}` : trap)),
    },
    { weight: 1, arbitrary: fc.constant((old: unknown) => [old]) },
    { weight: 1, arbitrary: fc.constant((old: unknown) => ({ value: old })) },
  ),
});

/** The bodies with one to three changes, with fields that nobody asked for, or something else altogether. */
export function spoil(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changed = fc.tuple(bodies, fc.array(change, { minLength: 1, maxLength: 3 })).map(([body, changes]) =>
    changes.reduce((now, { where, what }) => {
      const places = listPlaces(now);
      const place = places[where % Math.max(places.length, 1)] ?? [canary];
      if (typeof now !== "object" || now === null) return now;
      return putAt(now, place, what(places.length > 0 ? readAt(now, place) : undefined));
    }, body),
  );
  const withMore = fc
    .tuple(
      bodies,
      fc.dictionary(fc.constantFrom("_id", "ownerId", "owner_id", "__proto__", "role", canary), anything),
    )
    .map(([body, more]) => {
      const start = typeof body === "object" && body !== null ? Object.entries(body) : [];
      return fromEntries([...start, ...Object.entries(more)]);
    });
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: withMore },
    { weight: 1, arbitrary: anything },
  );
}

/** With "__proto__" as a key like any other, as JSON would bring it. */
function fromEntries(entries: [string, unknown][]): unknown {
  const made = {};
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

/** Bodies that are no JSON of ours, with the type that they are said to be. */
export const rawBodies: fc.Arbitrary<{ type: string; text: string }> = fc.oneof(
  fc.record({
    type: fc.constant("application/json"),
    text: fc.constantFrom(
      "",
      "{",
      '{"a":1}}',
      "[1,",
      '"text"',
      "null",
      "\u0000",
      "1e999",
      `{"${canary}":`,
      "{'a':1}",
    ),
  }),
  fc.record({
    type: fc.constantFrom(
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/xml",
      "text/html",
      "image/png",
      "application/json5",
      "multipart/mixed",
      "multipart/form-data",
      "multipart/form-data; boundary=x",
      "application/json; charset=latin1",
      " application/json",
      "application/json\t",
      canary,
    ),
    text: fc.constantFrom(`{"name":"${canary}"}`, `--x\r\n${canary}`, `name=${canary}`, ""),
  }),
);
