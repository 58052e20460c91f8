import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { run } from "./processes.ts";

const example = fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url));

/** Undefined where it is not installed. */
export function findNginx(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders, "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"]
    .map((folder) => join(folder, "nginx"))
    .find((path) => existsSync(path));
}

function replaceOnce(text: string, part: string, by: string): string {
  if (text.split(part).length !== 2) throw new Error(`deploy/nginx.conf should have "${part}" once.`);
  return text.replace(part, by);
}

export interface Nginx {
  url: string;
  /** What it logged as critical. */
  readLog: () => Promise<string>;
  stop: () => Promise<void>;
}

/** The operators' example, with the ports and the place of its log changed, and what nginx wants around it. */
export async function startNginx(options: {
  program: string;
  dir: string;
  port: number;
  servers: [number, number];
}): Promise<Nginx> {
  const { dir, port, servers } = options;
  const log = join(dir, "critical.log");
  let site = await readFile(example, "utf8");
  site = replaceOnce(site, "127.0.0.1:3000", `127.0.0.1:${servers[0]}`);
  site = replaceOnce(site, "127.0.0.1:3001", `127.0.0.1:${servers[1]}`);
  site = replaceOnce(site, "listen 80;", `listen 127.0.0.1:${port};`);
  site = replaceOnce(site, "/var/log/nginx/askwell.log", log);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const places = temporary.map((name) => `${name}_temp_path ${join(dir, `nginx-${name}`)};`);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, "site.conf"), site);
  const asRoot = process.getuid?.() === 0 ? "user root;" : "";
  await writeFile(
    join(dir, "nginx.conf"),
    `${asRoot} daemon off; worker_processes 2; pid ${join(dir, "nginx.pid")}; error_log ${log} crit;
    events { worker_connections 512; }
    http { ${places.join(" ")} include ${join(dir, "site.conf")}; }`,
  );
  const running = run(options.program, ["-p", dir, "-c", join(dir, "nginx.conf")]);
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await answers(url)); attempt++) {
    if (running.child.exitCode !== null || attempt > 200)
      throw new Error(`nginx does not run: ${running.output()}`);
    await sleep(50);
  }
  return {
    url,
    readLog: () => readFile(log, "utf8").catch(() => ""),
    stop: async () => {
      running.child.kill("SIGTERM");
      await running.ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(`${url}/healthz`).catch(() => undefined);
  await response?.text();
  return response !== undefined;
}
