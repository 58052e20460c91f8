import { builtInVoice } from "../../src/server/voice.ts";
import { addInterview, makeFigures } from "./figures.ts";
import { type Interview, lead } from "./interviews.ts";
import { listCases } from "./people.ts";

function formatInterview({ given, turns }: Interview): string {
  const { behaviours, traits } = given.participant;
  const rows = turns.map((turn) => {
    if (turn.speaker === "participant") return `        P: ${turn.text.slice(0, 400)}`;
    const { move } = turn;
    const probe = move.kind === "probe" ? ` ${move.focus ?? ""} ${JSON.stringify(move.about)}` : "";
    return `I ${move.kind}${probe}: ${turn.text}`;
  });
  return [`\n===== ${given.name} ${behaviours.join()} ${JSON.stringify(traits)}`, ...rows, ""].join("\n");
}

/**
 * What counts against the built-in voice; with two numbers, that many whole transcripts from that place on.
 * For reading while the interviewer is worked on; nothing is kept.
 */
async function main(): Promise<void> {
  const [count = 0, first = 0] = process.argv.slice(2).map(Number);
  const figures = makeFigures();
  const cases = count > 0 ? listCases().slice(first, first + count) : listCases();
  for (const given of cases) {
    const interview = await lead(builtInVoice, given);
    addInterview(figures, interview);
    if (count > 0) process.stdout.write(formatInterview(interview));
  }
  if (count > 0) return;
  const { listed, faults, ...counts } = figures;
  process.stdout.write(`${JSON.stringify(counts)}\n${JSON.stringify([...faults])}\n`);
  for (const { fault, name, after, text } of listed) {
    process.stdout.write(`[${fault}] ${name}\n   P ${after.slice(0, 300)}\n   I ${text.slice(0, 300)}\n`);
  }
}

await main();
