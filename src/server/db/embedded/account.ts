import { spawn } from "node:child_process";
import { DatabaseStartError } from "./start-error.ts";

/** A user of the operating system other than the one running Askwell. */
export type Account = { uid: number; gid: number };

export type ToolRun = {
  command: string;
  args: string[];
  account: Account | undefined;
  cwd: string;
  /** For a program that leaves a server behind, which would hold the output open. */
  ignoreOutput?: boolean;
};

/** Our own environment is not passed on: PGDATA, PGPORT and secrets have no business in the server. */
export function toolEnvironment(extra: Record<string, string> = {}): Record<string, string> | undefined {
  if (process.platform === "win32") return undefined;
  return { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C", TZ: "UTC", ...extra };
}

/** Runs a program to its end; code is null when it could not be run at all. */
export async function runTool(run: ToolRun): Promise<{ code: number | null; output: string }> {
  return await new Promise((resolve) => {
    const child = spawn(run.command, run.args, {
      cwd: run.cwd,
      env: toolEnvironment(),
      stdio: run.ignoreOutput ? "ignore" : ["ignore", "pipe", "pipe"],
      windowsHide: true,
      ...run.account,
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", (error) => resolve({ code: null, output: error.message }));
    // Not "exit", which may come before the last of the output.
    child.on("close", (code) => resolve({ code, output }));
  });
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function findAccount(name: string): Promise<Account | undefined> {
  const run = { command: "id", account: undefined, cwd: "/" };
  const user = await runTool({ ...run, args: ["-u", name] });
  const group = await runTool({ ...run, args: ["-g", name] });
  const [uid, gid] = [Number(user.output), Number(group.output)];
  // Anything unexpected must not end as 0, which is root.
  if (user.code !== 0 || group.code !== 0 || !(uid > 0) || !(gid > 0)) return undefined;
  return { uid, gid };
}

/** PostgreSQL refuses to run as root, so root runs it as the user postgres, made when missing. */
export async function getServerAccount(): Promise<Account> {
  const existing = await findAccount("postgres");
  if (existing !== undefined) return existing;
  const made = await runTool({
    command: "useradd",
    args: ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"],
    account: undefined,
    cwd: "/",
  });
  // Two starts at once may both try: what counts is that the user exists now.
  const account = await findAccount("postgres");
  if (account !== undefined) return account;
  throw new DatabaseStartError(
    "The database must not run as root, and the user postgres couldn't be created " +
      `(${made.output.trim()}). Start Askwell as an ordinary user, or set DATABASE_URL.`,
  );
}
