import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { compileCacheDir } from "#server/processes/compile-cache.ts";

/** One of the scripts that operators run, as its own process; what it says, and how it ends. */
export async function runScript(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const path = fileURLToPath(new URL(`../scripts/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCacheDir, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  return { code, output };
}

export function urlOf({ user, password, host = "", port, database }: pg.ClientConfig): string {
  const login = typeof password === "string" ? `${user}:${encodeURIComponent(password)}` : user;
  return host.startsWith("/")
    ? `postgres://${login}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
    : `postgres://${login}@${host}:${port}/${database}`;
}
