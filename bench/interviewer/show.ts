import { replyTo } from "#interviewer/participants/reply.ts";
import { addRun, makeFigures } from "./figures.ts";
import { listCases } from "./frozen-set.ts";
import { lead, type Run, scriptedInterviewer } from "./interviewers.ts";

function formatRun({ given, lines }: Run): string {
  const { behaviours, traits } = given.participant;
  const rows = lines.map((line) => {
    if (line.speaker === "participant") return `        P: ${line.text.slice(0, 400)}`;
    const probe = line.move?.kind === "probe" ? ` ${line.move.probeKind}` : "";
    return `I ${line.move?.kind}${probe}: ${line.text}`;
  });
  return [`\n===== ${given.name} ${behaviours.join()} ${JSON.stringify(traits)}`, ...rows, ""].join("\n");
}

/**
 * What counts against the scripted voice on the tuning set; with two numbers, that many whole transcripts
 * from that place on. For reading while the interviewer is worked on; nothing is kept.
 */
async function main(): Promise<void> {
  const [count = 0, first = 0] = process.argv.slice(2).map(Number);
  const figures = makeFigures();
  for (const [index, given] of listCases("tuning").entries()) {
    const run = await lead(scriptedInterviewer, given, (lines, text) =>
      replyTo(given.participant, lines, text),
    );
    addRun(figures, run, []);
    if (index >= first && index < first + count) process.stdout.write(formatRun(run));
  }
  if (count > 0) return;
  const { misses, faults, ...counts } = figures;
  process.stdout.write(`${JSON.stringify(counts)}\n${JSON.stringify([...faults])}\n`);
  for (const { figure, name, after, text } of misses) {
    process.stdout.write(`[${figure}] ${name}\n   P ${after.slice(0, 300)}\n   I ${text.slice(0, 300)}\n`);
  }
}

await main();
