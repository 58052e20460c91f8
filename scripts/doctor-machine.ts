import { access, constants, readFile, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "#server/config.ts";
import { isLoopback } from "#server/env-values.ts";
import { isNodeRecent } from "./installation.mjs";

/** What the doctor looks at on the machine itself. */

export interface Finding {
  ok: boolean;
  sentence: string;
}

/** How far this machine's clock is ahead of another's. */
export interface ClockSample {
  of: string;
  aheadMs: number;
}

const well = (sentence: string): Finding => ({ ok: true, sentence });
const problem = (sentence: string): Finding => ({ ok: false, sentence });

export function checkNode(version: string): Finding {
  return isNodeRecent(version)
    ? well(`Node ${version.slice(1)} is recent enough.`)
    : problem(`Node ${version.slice(1)} is too old: install Node 22.22 or newer from https://nodejs.org.`);
}

export function checkPublicUrl({ publicUrl, production }: Pick<Config, "publicUrl" | "production">): Finding {
  if (production && isLoopback(publicUrl)) {
    return problem(
      `PUBLIC_URL is ${publicUrl}, which only this machine can open: set it to the address that participants use.`,
    );
  }
  if (production && !publicUrl.startsWith("https://")) {
    return problem(
      `PUBLIC_URL is ${publicUrl}, without encryption: put a proxy with TLS in front, and name its https address.`,
    );
  }
  return well(`Links start with ${publicUrl}.`);
}

/** Whether the server can write its data, and nobody else read its secret. */
export async function checkDataDir(dataDir: string): Promise<Finding[]> {
  const folder = await stat(dataDir).catch(() => null);
  if (folder === null) {
    const parent = await findExisting(dataDir);
    return [
      (await mayWrite(parent))
        ? well(`${dataDir} doesn't exist yet; the first start creates it.`)
        : problem(
            `${dataDir} doesn't exist and can't be created: let this user write to ${parent}, or set DATA_DIR.`,
          ),
    ];
  }
  if (!folder.isDirectory()) return [problem(`DATA_DIR is ${dataDir}, which isn't a folder: set it to one.`)];
  if (!(await mayWrite(dataDir))) {
    return [problem(`This user can't write to ${dataDir}: run Askwell as its owner, or change the owner.`)];
  }
  const findings: Finding[] = [];
  if (process.platform !== "win32" && (folder.mode & 0o022) !== 0)
    findings.push(problem(`Others can change ${dataDir}: run "chmod go-w ${dataDir}".`));
  const secret = join(dataDir, "secret.key");
  const found = await stat(secret).catch(() => null);
  if (process.platform !== "win32" && found !== null && (found.mode & 0o077) !== 0)
    findings.push(problem(`Others can read this installation's secret: run "chmod 600 ${secret}".`));
  return findings.length > 0 ? findings : [well(`${dataDir} can be written, and its secret is private.`)];
}

async function mayWrite(path: string): Promise<boolean> {
  return await access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function findExisting(path: string): Promise<string> {
  const parent = dirname(path);
  if (parent === path || (await stat(path).catch(() => null))) return path;
  return await findExisting(parent);
}

const minFreeBytes = 1024 ** 3;

export async function checkDisk(dataDir: string): Promise<Finding> {
  // Run by root, the database lies elsewhere and a file in the data directory says where.
  const pointer = await readFile(join(dataDir, "postgres.location"), "utf8").catch(() => "");
  const place = pointer.split("\n")[0] || dataDir;
  const { bavail, bsize } = await statfs(await findExisting(place));
  return judgeDisk(place, bavail * bsize);
}

export function judgeDisk(dataDir: string, freeBytes: number): Finding {
  const free = `${(freeBytes / 1024 ** 3).toFixed(1)} GB`;
  return freeBytes < minFreeBytes
    ? problem(
        `Only ${free} are free on the disk of ${dataDir}, and a full disk stops interviews: make room for at least 1 GB.`,
      )
    : well(`${free} are free on the disk of ${dataDir}.`);
}

/** Answers name whole seconds, and take a moment. */
const maxAheadMs = 30_000;

/** Logins at other providers and events of payments carry times, and end early on a clock that is wrong. */
export function checkClock(samples: ClockSample[]): Finding {
  const worst = samples.toSorted((a, b) => Math.abs(b.aheadMs) - Math.abs(a.aheadMs))[0];
  if (!worst) return well("There was no other clock to compare this one with.");
  const seconds = Math.round(Math.abs(worst.aheadMs) / 1000);
  if (Math.abs(worst.aheadMs) <= maxAheadMs) return well(`The clock agrees with ${worst.of}'s.`);
  const direction = worst.aheadMs > 0 ? "ahead of" : "behind";
  return problem(
    `The clock is ${seconds} seconds ${direction} that of ${worst.of}: have the machine set it from the network (NTP).`,
  );
}
