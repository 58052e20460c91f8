import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./pages.ts";

/** The packages of the lock file: their licences, and which would run a script when they are installed. */

export interface LockedPackage {
  name: string;
  version: string;
  licence: string;
  /** Needed while building and testing only. The pages are built from some of these. */
  dev: boolean;
  hasInstallScript: boolean;
  integrity: boolean;
}

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
}

export async function readLockedPackages(): Promise<LockedPackage[]> {
  const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version: entry.version ?? "",
      licence: entry.license ?? "not stated",
      dev: entry.dev === true,
      hasInstallScript: entry.hasInstallScript === true,
      integrity: entry.integrity !== undefined,
    }));
}

const head = `# Licences of what Askwell is made with

Written from package-lock.json when the package is made. "Build" packages are
needed to build and test; what of them reaches the browser is React, Mantine and what they rest on.

`;

export function writeLicences(packages: readonly LockedPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  const summary = [...byLicence]
    .sort((left, right) => right[1].length - left[1].length || left[0].localeCompare(right[0]))
    .map(([licence, of]) => `| ${licence} | ${of.filter(({ dev }) => !dev).length} | ${of.length} |`);
  const lines = [...new Map(packages.map((of) => [`${of.name} ${of.version}`, of])).values()]
    .sort((left, right) => left.name.localeCompare(right.name) || left.version.localeCompare(right.version))
    .map(
      ({ name, version, licence, dev }) =>
        `| ${name} | ${version} | ${licence} | ${dev ? "build" : "server"} |`,
    );
  return [
    head,
    "| licence | of the server | in all |\n|---|---|---|\n",
    summary.join("\n"),
    "\n\n## Every package\n\n| package | version | licence | for |\n|---|---|---|---|\n",
    lines.join("\n"),
    "\n",
  ].join("");
}
