import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import mammoth from "mammoth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeDocx } from "#server/files/docx-file.ts";
import { readCommand } from "./options.ts";
import { runCommand } from "./run-command.ts";

const program = fileURLToPath(new URL("../../bin/askwell.mjs", import.meta.url));
let folder: string;

const talks = {
  "ana.txt":
    "Interviewer: What is hard about keeping bees?\nAna Ruiz: Winter is terrible, I lost six hives and I wish the app warned me before a frost. Mail me at canary@example.org.\nInterviewer: Thank you.\nAna Ruiz: I love the honey counter.",
  "ben.vtt":
    "WEBVTT\n\n00:00.000 --> 00:02.000\n<v Interviewer>What is hard?\n\n00:02.000 --> 00:09.000\n<v Ben>Winter is terrible because the frost came and I lost hives, so I need an alarm.\n",
  "notes.bin": "\u0000\u0001\u0002 no words",
};

const before = process.cwd();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "askwell-cli-"));
  for (const [name, text] of Object.entries(talks)) writeFileSync(join(folder, name), text);
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

interface Done {
  code: number | null;
  out: string;
  err: string;
}

/** The real program, in the folder of the transcripts. */
function runProgram(...args: string[]): Done {
  const done = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

/** What the program does once it has loaded, which takes longer than the rest. */
async function run(...args: string[]): Promise<Done> {
  const [out, err] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockReturnValue(true),
  );
  const written = (spy: typeof out) => spy?.mock.calls.map(([text]) => text).join("") ?? "";
  try {
    const code = await runCommand(args);
    return { code, out: written(out), err: written(err) };
  } finally {
    vi.restoreAllMocks();
  }
}

function readOutput(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

test("transcripts become a report with their exact words, JSON, and a summary", () => {
  const done = runProgram(
    "analyze",
    "ana.txt",
    "ben.vtt",
    "--out",
    "r.md",
    "--json",
    "o.json",
    "--title",
    "Bees & frost",
  );
  expect(done).toMatchObject({ code: 0, err: "" });
  expect(done.out).toContain("2 transcripts, 2 participants");
  expect(done.out).toContain("Written: r.md\nWritten: o.json");
  const report = readOutput("r.md");
  expect(report).toMatch(/^# Bees \\& frost\n/);
  expect(report).toContain("> “I love the honey counter.”");
  const { analysis, transcripts } = JSON.parse(readOutput("o.json"));
  const turns = new Map(
    transcripts.flatMap(({ turns: said }: { turns: { id: string; text: string }[] }) =>
      said.map(({ id, text }) => [id, text]),
    ),
  );
  expect(analysis.findings.length).toBeGreaterThan(0);
  for (const { evidence } of analysis.findings)
    for (const { messageId, start, end, quote } of evidence)
      expect(
        Array.from(String(turns.get(messageId)))
          .slice(start, end)
          .join(""),
      ).toBe(quote);
});

test("a folder is read, and Word documents are read and written", async () => {
  const word = join(folder, "word");
  const lines = ["Interviewer: What is hard?", "Cleo: Rain is awful and I hate wet frames."];
  spawnSync("mkdir", [word]);
  const blocks = lines.map((text) => ({ kind: "paragraph" as const, text }));
  writeFileSync(join(word, "cleo.docx"), await makeDocx(blocks));
  writeFileSync(join(word, "picture.png"), "no transcript");
  const done = await run("analyze", "word", "--out", "report.docx");
  expect(done).toMatchObject({ code: 0, err: "" });
  const { value } = await mammoth.extractRawText({ path: join(folder, "report.docx") });
  expect(value).toContain("Rain is awful and I hate wet frames.");
});

test("who asks and who answers can be said, and a name that nobody has is refused", async () => {
  const done = await run(
    "analyze",
    "ben.vtt",
    "--roles",
    "interviewer=ben",
    "--roles",
    "participant=Interviewer",
  );
  expect(done.out).toContain("Interviewer (participant), Ben (interviewer)");
  const wrong = await run("analyze", "ben.vtt", "--roles", "interviewer=Zoe", "--json", "no.json");
  expect(wrong).toMatchObject({ code: 2, err: "No speaker is called Zoe. There are: Interviewer, Ben.\n" });
  expect(existsSync(join(folder, "no.json"))).toBe(false);
});

test("what cannot be read is named, and the other files are analysed", async () => {
  const done = await run("analyze", "nope.txt", "notes.bin", "ana.txt", "--out", "part.md");
  expect(done.code).toBe(1);
  expect(done.err).toContain("nope.txt doesn't exist.");
  expect(done.err).toContain("notes.bin");
  expect(readOutput("part.md")).toContain("honey counter");
  expect(await run("analyze", "nope.txt")).toMatchObject({ code: 1, out: "" });
  const unwritable = await run("analyze", "ana.txt", "--out", "missing/folder/r.md");
  expect(unwritable.code).toBe(1);
  expect(unwritable.err).toContain("missing/folder/r.md could not be written");
});

test("a reader who has seen enough and closes the pipe stops nothing", async () => {
  const child = spawn(process.execPath, [program, "analyze", "ana.txt", "--out", "piped.md"]);
  let complaints = "";
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  child.stdout.destroy();
  const [code] = await once(child, "close");
  expect([code, complaints]).toEqual([0, ""]);
  expect(readOutput("piped.md")).toContain("honey counter");
});

test("transcripts of one script are laid on its questions", async () => {
  const asked = [
    "What is hard about keeping bees?",
    "Which hives do you buy?",
    "Who taught you how to keep bees?",
  ];
  const answers = ["The frost is hard on them.", "I buy wooden hives.", "My aunt taught me."];
  for (const name of ["Eva", "Finn"]) {
    const lines = asked.map((question, at) => `Interviewer: ${question}\n${name}: ${answers[at]}`);
    writeFileSync(join(folder, `${name}.txt`), lines.join("\n"));
  }
  expect((await run("analyze", "Eva.txt", "Finn.txt", "--json", "laid.json")).code).toBe(0);
  const { transcripts } = JSON.parse(readOutput("laid.json"));
  const ids = transcripts.map(({ turns }: { turns: { questionId: string }[] }) =>
    turns.map(({ questionId }) => questionId),
  );
  expect(new Set(ids[0]).size).toBe(3);
  expect(ids[1]).toEqual(ids[0]);
});

test("masked, neither names nor addresses are in what is written", async () => {
  expect(
    (await run("analyze", "ana.txt", "ben.vtt", "--mask", "--out", "m.md", "--json", "m.json")).code,
  ).toBe(0);
  for (const name of ["m.md", "m.json"])
    expect(readOutput(name)).not.toMatch(/canary|Ana Ruiz|\bBen\b|ben\.vtt/i);
  expect(readOutput("m.md")).toContain("Transcript 1");
});

test.each([
  [["help"], 0],
  [["analyze", "a.txt", "--oot", "r.md"], 2],
])("%j says how it is used", (args, code) => {
  const done = runProgram(...args);
  expect(done.code).toBe(code);
  expect(done.out + done.err).toContain("askwell");
});

test.each([
  [["--help"], "help"],
  [["analyze", "--help"], "help"],
  [["analyse", "a.txt"], "problem"],
  [["analyze"], "problem"],
  [["analyze", "a.txt", "--out", "r.pdf"], "problem"],
  [["analyze", "a.txt", "--roles", "boss=Ana"], "problem"],
])("%j is read as %s", (args, outcome) => {
  expect(Object.keys(readCommand(args))).toEqual([outcome]);
});

test("of a show with hosts the guest is quoted by name, and the hosts are named as no evidence", async () => {
  const lines = [
    "Ann Lee: Welcome to the garden show. Our guest today is Carl Moss of Fern. How did you begin?",
    "Carl Moss: I think a challenge in a lot of garden tools is to decide how heavy they should be for children.",
    "Ben Ray: And what do you tell beginners about soil?",
    "Carl Moss: Every gardener should have a diary that they keep and read again in spring.",
    "Ann Lee: Where can people find you?",
    "Carl Moss: In the garden, as a rule.",
  ];
  writeFileSync(join(folder, "show.txt"), lines.join("\n\n"));
  for (const [options, names] of [
    [[], true],
    [["--mask"], false],
  ] as const) {
    expect((await run("analyze", "show.txt", ...options, "--out", "show.md")).code).toBe(0);
    const report = readOutput("show.md");
    expect(report).toMatch(/Treated as interviewers in [^:]*: (?:Ann Lee and Ben Ray|2 of 3 speakers)\./);
    expect(report.includes("Carl Moss")).toBe(names);
    expect(report.includes("Ann Lee")).toBe(names);
    expect(report).not.toContain("### Findings");
  }
});
