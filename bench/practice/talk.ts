import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { nodesOf } from "#interviewer/practice/case-nodes.ts";
import { type PracticeLine, replyAsInterviewee } from "#interviewer/practice/interviewee-reply.ts";
import { practiceCase } from "#interviewer/practice/practice-case.ts";

/**
 * Checks a practice case and lets one talk to its person, a question a line:
 *   node bench/practice/talk.ts assets/cases/sleep-tracker.json
 * Behind each answer stands the node that it came from.
 */
const [path, difficulty = "medium"] = process.argv.slice(2);
if (path === undefined) throw new Error("Say which case: node bench/practice/talk.ts assets/cases/NAME.json");
const read = practiceCase.safeParse(JSON.parse(readFileSync(path, "utf8")));
if (!read.success) {
  for (const { path: at, message } of read.error.issues) console.log(`${at.join(".")}: ${message}`);
  process.exit(1);
}
const level = difficulty === "easy" || difficulty === "hard" ? difficulty : "medium";
const nodes = [...nodesOf(read.data).byKey.values()];
const withAsks = nodes.filter(({ asks }) => asks.length > 0).length;
const yesNo = nodes.filter(({ asks }) => asks.some(({ kind }) => kind === "yesno" || kind === "any")).length;
console.log(
  `${nodes.length} nodes, ${withAsks} with questions of their own, ${yesNo} that answer yes-or-no questions`,
);

const history: PracticeLine[] = [];
console.log(`${read.data.person.pseudonym}: ${read.data.hello}`);
for await (const text of createInterface({ input: process.stdin })) {
  if (text.trim() === "") continue;
  if (text.trim() === "/again") {
    history.length = 0;
    continue;
  }
  const answer = replyAsInterviewee({ practiceCase: read.data, difficulty: level }, history, text);
  history.push(
    { speaker: "interviewer", text },
    { speaker: "participant", text: answer.text, notes: answer.notes },
  );
  const { lines, cues, told, manner } = answer.notes;
  const marks = [...cues.map((id) => `hints ${id}`), ...told.map((id) => `TELLS ${id}`)].join(", ");
  console.log(
    `\n> ${text}\n${read.data.person.pseudonym}: ${answer.text}\n   [${lines.join(" ")} · ${manner}${marks && ` · ${marks}`}]`,
  );
}
