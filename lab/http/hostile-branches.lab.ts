import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSettled } from "#interviewer/branching-checks-for-tests.ts";
import { anyGuide, checkTalk, type Speak, talkTo } from "#interviewer/branching-for-tests.ts";
import type { Guide, Move } from "#interviewer/guide.ts";
import { type LoopbackMode, loopbackModes, startLoopbackModel } from "#server/testing/loopback-model.ts";
import type { Voice } from "#server/voice.ts";
import { createLoopbackVoice } from "../../bench/interviewer/hostile.ts";

/** A guide for each mode; 10,000 in `npm run test:all`, more than an hour on two busy cores. */
const guidesOfAll = process.env.EVERY_CASE ? 10_000 : loopbackModes.length;
/** Side by side, since some models never answer. */
const atOnce = 40;

interface Case {
  mode: LoopbackMode;
  guide: Guide;
  seed: number;
}

let byModel = 0;

function speakWith(voice: Voice, { guide, seed }: Case): Speak<Promise<[Move, string]>> {
  return async (turns, now) => {
    const words = voice.speak({ guide, turns, now, seed: `${seed}`, interviewId: "hostile" });
    let next = await words.next();
    while (!next.done) next = await words.next();
    if (next.value.voice === "model") byModel += 1;
    return [next.value.decision.move, next.value.text];
  };
}

/** What is wrong with a talk, with all that it takes to have it again. */
async function findFault(voice: Voice, of: Case): Promise<string[]> {
  try {
    const talk = await talkTo(of.guide, of.seed, speakWith(voice, of));
    checkTalk(of.guide, talk);
    checkSettled(of.guide, talk);
    return [];
  } catch (error) {
    const { mode, guide, seed } = of;
    const text = error instanceof Error ? error.message : String(error);
    return [`${mode}, seed ${seed}: ${text}\n${JSON.stringify(guide)}`];
  }
}

test("whatever a model says, each person is asked and shown what concerns them, and every interview ends", async () => {
  const model = await startLoopbackModel({ record: false });
  try {
    const guides = fc.sample(anyGuide, guidesOfAll);
    const cases = guides.map((guide, seed): Case => {
      const mode = loopbackModes[seed % loopbackModes.length] ?? "cooperative";
      return { mode, guide, seed };
    });
    const voices = new Map(loopbackModes.map((mode) => [mode, createLoopbackVoice(model.url, mode)]));
    const faults: string[] = [];
    const work = async () => {
      // Told at once, and not after the hour that the others take.
      for (let next = cases.pop(); next !== undefined && faults.length === 0; next = cases.pop()) {
        const voice = voices.get(next.mode);
        if (voice !== undefined) faults.push(...(await findFault(voice, next)));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    expect(faults.join("\n")).toBe("");
    // Models were heard, and not the built-in voice in their place.
    expect(byModel).toBeGreaterThan(guidesOfAll / 10);
  } finally {
    await model.close();
  }
}, 10_800_000);
