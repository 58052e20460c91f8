import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's package for each program that speaks, hears and translates in this lab. */
const packages = {
  "espeak-ng": "espeak-ng",
  ffmpeg: "ffmpeg",
  pocketsphinx_continuous: "pocketsphinx pocketsphinx-en-us",
  apertium: "apertium apertium-eng-spa",
};
type Program = keyof typeof packages;

/** What to install before these tests can run, as a sentence; empty where everything is there. */
export function describeMissing(...programs: Program[]): string {
  const missing = programs.filter((program) => !isInstalled(program)).map((program) => packages[program]);
  if (missing.length === 0) return "";
  return `Skipped, because a program is missing. On Debian: apt-get install ${missing.join(" ")}`;
}

function isInstalled(program: Program): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** What the program writes when it's given this input. */
export async function runProgram(program: Program, args: string[], input?: Uint8Array): Promise<Buffer> {
  const child = spawn(program, args, { stdio: "pipe" });
  const pieces: Buffer[] = [];
  let complaint = "";
  child.stdout.on("data", (piece: Buffer) => pieces.push(piece));
  child.stderr.on("data", (piece: Buffer) => {
    complaint += piece.toString();
  });
  // A program may end before it has read everything.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${complaint}`);
  return Buffer.concat(pieces);
}
