import { describeMachine, percentile } from "../machine.ts";
import type { Audit } from "./audit.ts";
import type { Breach } from "./audit-conversations.ts";
import type { Calls } from "./calls.ts";
import type { Fleet } from "./fleet.ts";
import { damageCount } from "./prove.ts";
import type { Scene } from "./scene.ts";

export type Part = {
  scene: Pick<Scene, "outcomes" | "surprises" | "cutWrites"> & {
    fleet: Pick<Fleet, "recoveries" | "fallen">;
    calls: Pick<Calls, "refusals" | "unanswered">;
  };
  audit: Audit;
  /** Nothing is broken in this part: a 503 is a fault of ours, too. */
  isStrict?: boolean;
  /** Lines of its own. */
  remarks?: string[];
};

/** Answers that a client may get while something is broken: all others than these and clear refusals are faults of ours. */
export function listUnexpected({ scene, isStrict }: Part): string[] {
  // A 503 that is none of ours has neither its own code nor Retry-After.
  const isUnexpected = (refusal: string) =>
    /: 5\d\d /.test(refusal) && (isStrict === true || !/: 503 (?!unexpected)/.test(refusal));
  return [...scene.calls.refusals].filter(([key]) => isUnexpected(key)).map(([key, n]) => `${key} (${n})`);
}

export function isSound(parts: Part[]): boolean {
  return parts.every(
    (part) =>
      part.audit.breaches.length === 0 &&
      part.audit.unseen.length === 0 &&
      part.scene.surprises.length === 0 &&
      part.scene.fleet.fallen() === 0 &&
      listUnexpected(part).length === 0,
  );
}

export function formatReport(given: {
  parts: Part[];
  seed: number;
  minutes: number;
  skipped: string[];
}): string {
  const { parts, seed, minutes, skipped } = given;
  const breaches = parts.flatMap(({ audit }) => audit.breaches);
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  return [
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, seed ${seed}, ${minutes.toFixed(0)} minutes.`,
    `${sum(({ audit }) => audit.sessions)} sessions, ${sum(({ audit }) => audit.messages)} acknowledged messages.`,
    "",
    "| fault | times | acknowledged meanwhile | lost | doubled | stuck | miscounted, out of order, past a limit | answered again after, median / worst | slowest answer |",
    "|---|---|---|---|---|---|---|---|---|",
    ...parts.flatMap(formatRows),
    "",
    "| kind of write | on its way to a server that was killed | never answered, any fault |",
    "|---|---|---|",
    ...formatWrites(parts),
    "",
    `Server ready again after its kill: median ${seconds(medianOf(parts))}, worst ${seconds(Math.max(0, ...parts.flatMap(({ scene }) => scene.fleet.recoveries)))}. Servers that fell by themselves: ${sum(({ scene }) => scene.fleet.fallen())}.`,
    `Answers other than success: ${parts.flatMap(({ scene }) => [...scene.calls.refusals].map(([key, n]) => `${key} (${n})`)).join(", ") || "none"}.`,
    ...parts.map(
      ({ audit }) =>
        `The auditor was shown ${damageCount} damages and missed ${audit.unseen.length}${audit.unseen.map((name) => `: ${name}`).join("")}.`,
    ),
    ...parts.flatMap(({ scene }) => [...scene.outcomes.values()].flatMap(({ remark }) => remark ?? [])),
    ...parts.flatMap(({ remarks }) => remarks ?? []),
    ...skipped,
    ...breaches.slice(0, 40).map(({ kind, fault, text }) => `BREACH ${kind} (${fault || "any"}): ${text}`),
    ...parts.flatMap(({ scene }) => scene.surprises.slice(0, 20)).map((text) => `SURPRISE ${text}`),
    ...parts.flatMap(listUnexpected).map((text) => `UNEXPECTED ${text}`),
    isSound(parts) ? "Nothing lost, doubled, stuck, miscounted or past a limit." : "NOT SOUND",
  ].join("\n");
}

const medianOf = (parts: Part[]) =>
  percentile(
    parts.flatMap(({ scene }) => scene.fleet.recoveries),
    0.5,
  );
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function formatRows({ scene, audit }: Part): string[] {
  const rows = [...scene.outcomes].map(([fault, { times, backAfterMs, slowestMs = 0 }]) => {
    const back = `${seconds(percentile(backAfterMs, 0.5))} / ${seconds(Math.max(0, ...backAfterMs))}`;
    return `| ${fault} | ${times} | ${audit.acknowledged.get(fault) ?? 0} | ${counts(audit, fault)} | ${back} | ${seconds(slowestMs)} |`;
  });
  const others = [...audit.acknowledged].filter(([fault]) => !scene.outcomes.has(fault));
  const between = others.reduce((sum, [, acknowledged]) => sum + acknowledged, 0);
  const known = new Set(scene.outcomes.keys());
  const rest = { ...audit, breaches: audit.breaches.filter(({ fault }) => !known.has(fault)) };
  return [...rows, `| between and after these | | ${between} | ${counts(rest, undefined)} | | |`];
}

function counts({ breaches }: Audit, fault: string | undefined): string {
  const count = (kinds: Breach["kind"][]) =>
    breaches.filter((b) => kinds.includes(b.kind) && (fault === undefined || b.fault === fault)).length;
  return `${count(["lost"])} | ${count(["doubled"])} | ${count(["stuck"])} | ${count(["order", "count", "limit"])}`;
}

function formatWrites(parts: Part[]): string[] {
  const kinds = new Set(
    parts.flatMap(({ scene }) => [...scene.cutWrites.keys(), ...scene.calls.unanswered.keys()]),
  );
  const sum = (of: (part: Part) => number | undefined) =>
    parts.reduce((all, part) => all + (of(part) ?? 0), 0);
  return [...kinds]
    .filter((kind) => kind !== "read")
    .map((kind) => {
      const cut = sum(({ scene }) => scene.cutWrites.get(kind as never));
      return `| ${kind} | ${cut} | ${sum(({ scene }) => scene.calls.unanswered.get(kind))} |`;
    });
}
