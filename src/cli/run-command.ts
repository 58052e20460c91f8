import { help, readCommand } from "./options.ts";
import { complain, notUnderstood } from "./outcome.ts";

/** Does what the command line says; answers with the exit code. */
export async function runCommand(args: string[]): Promise<number> {
  const command = readCommand(args);
  if ("help" in command) {
    process.stdout.write(help);
    return 0;
  }
  if ("problem" in command) {
    complain(`${command.problem}\nSee askwell --help.`);
    return notUnderstood;
  }
  // Loaded when it is needed: the language models take a second.
  const { runAnalysis } = await import("./run-analysis.ts");
  return runAnalysis(command.analyze);
}
