import { parseArgs } from "node:util";
import { speakerRoles } from "#contract/choices.ts";

type SpeakerRole = (typeof speakerRoles)[number];

export const help = `askwell                        start the server on http://localhost:3000 (PORT=... for another)
askwell analyze FILE...        analyse transcripts without a server
askwell doctor                 check what is set up, and whether it works
askwell backup FILE            back up the installation
askwell restore FILE           restore a backup
askwell reset-password EMAIL   set a new password for an account

askwell analyze FILE... [options]

Analyses transcripts on this computer, without a server, a database or a language model, and writes a
report in which every finding rests on the participants' exact words.

FILE is a transcript (TXT, MD, DOCX, PDF, VTT, SRT, CSV, TSV, JSON, HTML) or a folder of such
files.

  --out FILE            write the report: Markdown (.md) or Word (.docx)
  --json FILE           write the transcripts and everything found as JSON
  --title TEXT          the report's title; "Analysis of transcripts" by default
  --roles ROLE=NAME     a speaker's role, if the program guessed wrong: ROLE is interviewer,
                        participant or other. Separate names with commas; may be repeated.
  --competitor NAME     count what is said about this product or company; may be repeated
  --product NAME        your own product's name, so that it's not counted as a competitor
  --mask                leave out speakers' and files' names, mask e-mail addresses and telephone numbers
  --help                show this text

Exit codes: 0 all files were analysed; 1 a file could not be read or written; 2 the command was not
understood.
`;

export interface AnalyzeOptions {
  files: string[];
  title: string;
  reportFile: string | null;
  jsonFile: string | null;
  roles: { role: SpeakerRole; name: string }[];
  competitors: string[];
  product: string | null;
  isMasked: boolean;
}

export type Command = { help: true } | { problem: string } | { analyze: AnalyzeOptions };

const options = {
  out: { type: "string" },
  json: { type: "string" },
  title: { type: "string" },
  roles: { type: "string", multiple: true },
  competitor: { type: "string", multiple: true },
  product: { type: "string" },
  mask: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node's own sentence goes on with advice about its syntax.
    const [sentence = ""] = error instanceof Error ? error.message.split(". ") : [];
    return { problem: `${sentence.replace(/\.$/, "")}.` };
  }
}

function readRoles(given: string[]): AnalyzeOptions["roles"] | { problem: string } {
  const roles: AnalyzeOptions["roles"] = [];
  for (const item of given) {
    const [word = "", ...rest] = item.split("=");
    const role = speakerRoles.find((known) => known === word.trim().toLowerCase());
    const names = rest
      .join("=")
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "");
    if (!role || names.length === 0)
      return { problem: `--roles ${item} is not understood. Write --roles interviewer=Name, for example.` };
    roles.push(...names.map((name) => ({ role, name })));
  }
  return roles;
}

function findProblem(command: string | undefined, files: string[], out: string | undefined): string | null {
  if (command !== "analyze")
    return `There is no command "${command ?? ""}". The command is: askwell analyze FILE...`;
  if (files.length === 0) return "Please name at least one transcript to analyse.";
  if (out !== undefined && !/\.(?:md|docx)$/i.test(out))
    return `--out ${out}: the report is written as .md or .docx.`;
  return null;
}

/** What is asked for on the command line, or why it is not understood, as a sentence. */
export function readCommand(args: string[]): Command {
  const parsed = parse(args);
  if ("problem" in parsed) return parsed;
  const { values, positionals } = parsed;
  const [command, ...files] = positionals;
  if (values.help || command === "help" || args.length === 0) return { help: true };
  const problem = findProblem(command, files, values.out);
  if (problem) return { problem };
  const roles = readRoles(values.roles ?? []);
  if ("problem" in roles) return roles;
  const analyze: AnalyzeOptions = {
    files,
    title: values.title?.trim() || "Analysis of transcripts",
    reportFile: values.out ?? null,
    jsonFile: values.json ?? null,
    roles,
    competitors: values.competitor ?? [],
    product: values.product ?? null,
    isMasked: values.mask ?? false,
  };
  return { analyze };
}
