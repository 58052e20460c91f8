import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, type FileHandle, open, readFile, readlink, rename, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runTool, toolEnvironment } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import type { Place } from "./place.ts";

/** What postmaster.pid says of a server that runs, or that died without removing the file. */
export type Postmaster = { pid: number; port: number; host: string };

/** A server process that this process has started. */
export type Launch = { pid: number | undefined; hasExited: () => boolean };

const SOCKET_PORT = 5432;
/**
 * Its own figure, 4, is of turning disks: a count over an interview would read the table instead of its index. With 1.1
 * a search would read all messages of a study instead of the index on words.
 */
const PLANNING = ["-c", "random_page_cost=2.5"];
const STOP_PATIENCE_MS = 30_000;
const LOG_LIMIT = 10 * 1024 * 1024;

/** Reads postmaster.pid; undefined while it is missing or half written. */
export async function findPostmaster(place: Place): Promise<Postmaster | undefined> {
  const text = await readFile(join(place.data, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port, socketFolder, address] = text.split("\n");
  const host = socketFolder?.trim() || address?.trim();
  if (!pid || !port || !host) return undefined;
  return { pid: Number(pid), port: Number(port), host };
}

async function readPid(file: string): Promise<number | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  return /^\d+/.test(text) ? Number.parseInt(text, 10) : undefined;
}

/** The process id in postmaster.pid, which is there before the rest of the file is. */
async function findRecordedPid(place: Place): Promise<number | undefined> {
  return await readPid(join(place.data, "postmaster.pid"));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** After a reboot another program may have the recorded process id: only a server on this data counts. */
async function isServerOn(pid: number, place: Place): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === "linux") {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    if (folder !== undefined) return folder === place.data;
    // Root in a container may not look into another user's process, but may read its command.
    const words = (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).split("\0");
    return words.includes(place.data);
  }
  const [command, args] =
    process.platform === "win32"
      ? ["tasklist", ["/FI", `PID eq ${pid}`, "/NH"]]
      : ["ps", ["-o", "command=", "-p", String(pid)]];
  const { output } = await runTool({ command, args, account: undefined, cwd: place.home });
  return output.includes("postgres");
}

/** Whether a server holds the data, be it ready, starting, recovering or stopping. */
export async function isServerRunning(place: Place): Promise<boolean> {
  const pid = await findRecordedPid(place);
  return pid !== undefined && (await isServerOn(pid, place));
}

async function openLog(place: Place): Promise<FileHandle> {
  const found = await stat(place.log).catch(() => undefined);
  if (found !== undefined && found.size > LOG_LIMIT) await rename(place.log, `${place.log}.1`);
  // Never through a link: root may be writing in a folder that is another user's.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const handle = await open(place.log, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  if (place.account !== undefined) await handle.chown(place.account.uid, place.account.gid);
  return handle;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : SOCKET_PORT;
}

/** The end of the server's log, for a message about a start that failed. */
export async function readLogEnd(place: Place): Promise<string> {
  const text = await readFile(place.log, "utf8").catch(() => "");
  return text.trimEnd().split("\n").slice(-5).join("\n");
}

async function launchOnWindows(place: Place, binaries: Binaries, port: number): Promise<Launch> {
  // pg_ctl gives up an administrator's rights, with which postgres itself refuses to start.
  const args = [
    "start",
    "-w",
    "-D",
    place.data,
    "-l",
    place.log,
    "-o",
    `-p ${port} -h 127.0.0.1 ${PLANNING.join(" ")}`,
  ];
  const command = join(binaries.bin, "pg_ctl.exe");
  const { code } = await runTool({ command, args, account: undefined, cwd: place.home, ignoreOutput: true });
  return { pid: (await findPostmaster(place))?.pid, hasExited: () => code !== 0 };
}

/**
 * Starts a server that outlives this process. Of two starts at once PostgreSQL itself lets one go
 * on: the other exits on the first one's postmaster.pid.
 *
 * @param port the port to take on Windows; undefined for any free one
 */
export async function launchServer(place: Place, binaries: Binaries, port?: number): Promise<Launch> {
  if (place.sockets === undefined)
    return await launchOnWindows(place, binaries, port ?? (await findFreePort()));
  const log = await openLog(place);
  const stale =
    (await findRecordedPid(place)) ?? (await readPid(join(place.sockets, `.s.PGSQL.${SOCKET_PORT}.lock`)));
  const child = spawn(
    join(binaries.bin, "postgres"),
    [
      ...["-D", place.data, "-p", String(SOCKET_PORT), "-k", place.sockets],
      ...["-c", "listen_addresses=", "-c", "unix_socket_permissions=0700", ...PLANNING],
    ],
    {
      cwd: place.home,
      // The recorded process is no server on this data (its id was given anew): PostgreSQL ignores a
      // lock of that id, and still refuses when server processes are left on the data.
      env: toolEnvironment(stale === undefined ? {} : { PG_GRANDPARENT_PID: String(stale) }),
      stdio: ["ignore", log.fd, log.fd],
      detached: true,
      ...place.account,
    },
  );
  let exited = false;
  child.on("error", () => {
    exited = true;
  });
  child.on("exit", () => {
    exited = true;
  });
  child.unref();
  await log.close();
  return { pid: child.pid, hasExited: () => exited };
}

/** Stops a server that nobody uses; true when that one has stopped, whoever starts the next meanwhile. */
export async function stopServer(place: Place, binaries: Binaries): Promise<boolean> {
  const pid = await findRecordedPid(place);
  const suffix = process.platform === "win32" ? ".exe" : "";
  await runTool({
    command: join(binaries.bin, `pg_ctl${suffix}`),
    args: ["stop", "-m", "fast", "-W", "-D", place.data],
    account: place.account,
    cwd: place.home,
  });
  const deadline = Date.now() + STOP_PATIENCE_MS;
  while (Date.now() < deadline) {
    if (pid === undefined || (await findRecordedPid(place)) !== pid) return true;
    await sleep(10);
  }
  return false;
}
