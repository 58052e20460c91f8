import { expect, test } from "vitest";
import { findRecognizer, joinSpoken, type SpeechRecognizer, startDictation } from "./dictation.ts";

class FakeRecognizer implements SpeechRecognizer {
  static made: FakeRecognizer[] = [];
  lang = "";
  continuous = false;
  interimResults = true;
  onresult: SpeechRecognizer["onresult"] = null;
  onerror: SpeechRecognizer["onerror"] = null;
  onend: SpeechRecognizer["onend"] = null;
  constructor() {
    FakeRecognizer.made.push(this);
  }
  start() {}
  stop() {
    this.onend?.();
  }
}

function listen() {
  const said: string[] = [];
  const ends: boolean[] = [];
  const stop = startDictation(FakeRecognizer, "de-AT", {
    onText: (text) => said.push(text),
    onEnd: (isFailed) => ends.push(isFailed),
  });
  const recognizer = FakeRecognizer.made.at(-1);
  if (recognizer === undefined) throw new Error("none was made");
  return { said, ends, stop, recognizer };
}

test("only what is final and new is taken down, in the page's language", () => {
  const { said, recognizer } = listen();
  const results = [
    Object.assign([{ transcript: "old" }], { isFinal: true }),
    Object.assign([{ transcript: " am Sonntag " }], { isFinal: true }),
    Object.assign([{ transcript: "maybe" }], { isFinal: false }),
  ];
  recognizer.onresult?.({ resultIndex: 1, results });
  expect(said).toEqual(["am Sonntag"]);
  expect(recognizer.lang).toBe("de-AT");
});

test("silence is no failure, a forbidden microphone is", () => {
  const silent = listen();
  silent.recognizer.onerror?.({ error: "no-speech" });
  silent.stop();
  const forbidden = listen();
  forbidden.recognizer.onerror?.({ error: "not-allowed" });
  forbidden.stop();
  expect([silent.ends, forbidden.ends]).toEqual([[false], [true]]);
});

test("a browser without speech recognition has none", () => {
  expect(findRecognizer({})).toBeUndefined();
  expect(findRecognizer({ webkitSpeechRecognition: FakeRecognizer })).toBe(FakeRecognizer);
});

test("spoken words follow written ones after one space", () => {
  expect(joinSpoken("We plan", "on Sundays")).toBe("We plan on Sundays");
  expect(joinSpoken("We plan\n", "on Sundays")).toBe("We plan\non Sundays");
  expect(joinSpoken("", "on Sundays")).toBe("on Sundays");
  expect(joinSpoken("We plan", "")).toBe("We plan");
});
