import { startLoopbackModel } from "../../src/server/testing/loopback-model.ts";
import { builtInVoice } from "../../src/server/voice.ts";
import { describeMachine } from "../machine.ts";
import { writeReport } from "../report.ts";
import { measureChooser } from "./chooser/measure.ts";
import { addInterview, type Figures, makeFigures } from "./figures.ts";
import { measureGuard } from "./guard/measure.ts";
import { measureHostile } from "./hostile.ts";
import { type Interview, lead } from "./interviews.ts";
import { measureListener } from "./listener/measure.ts";
import { listCases, pickCases } from "./people.ts";
import { checkRubric } from "./rubric-check.ts";
import { measureSpeed } from "./speed.ts";
import {
  formatBuiltIn,
  formatChooser,
  formatCost,
  formatGuard,
  formatHostile,
  formatListener,
} from "./tables.ts";
import { measureTokens } from "./tokens.ts";

const intro =
  "What a machine can count. Whether people feel heard is not proved by any of it: the trials are the proof. " +
  "The simulated people are patterns that answer patterns, a regression test.";

/** The built-in voice with every simulated person. */
async function measureBuiltIn(): Promise<{ figures: Figures; interviews: Interview[] }> {
  const figures = makeFigures();
  const interviews: Interview[] = [];
  for (const given of listCases()) {
    const interview = await lead(builtInVoice, given);
    addInterview(figures, interview);
    interviews.push(interview);
  }
  return { figures, interviews };
}

async function main(): Promise<void> {
  const rubric = checkRubric();
  const builtIn = await measureBuiltIn();
  const speed = measureSpeed(builtIn.interviews.slice(0, 60));
  const guard = { tuned: await measureGuard("tuned"), heldOut: await measureGuard("held-out") };
  const listener = { tuned: measureListener("tuned"), heldOut: measureListener("held out") };
  const chooser = { tuned: measureChooser("tuned"), heldOut: measureChooser("held out") };
  const cases = pickCases(listCases());
  const model = await startLoopbackModel({ record: false });
  try {
    const tokens = await measureTokens(model, cases);
    model.behave({ record: false });
    const rows = await measureHostile(model, cases);
    await writeReport(
      "Interviewer",
      [
        `${intro} ${rubric} ${describeMachine()}.`,
        formatBuiltIn(builtIn.figures),
        formatGuard(guard),
        formatListener(listener),
        formatChooser(chooser),
        formatCost(speed, tokens),
        formatHostile(rows),
      ].join("\n\n"),
    );
  } finally {
    await model.close();
  }
}

await main();
