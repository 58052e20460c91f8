import { expect, test } from "vitest";
import { fieldProblem, panelLink, panelPresets, returnProblem } from "./panel-words.ts";

test("a panel's link has a place for each parameter, as the panel writes it", () => {
  expect(panelLink("https://a.example/chat/x", ["PROLIFIC_PID", "STUDY_ID"])).toBe(
    "https://a.example/chat/x?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}",
  );
  expect(panelLink("https://a.example/chat/x", ["who"])).toBe("https://a.example/chat/x?who=[who]");
  expect(panelLink("https://a.example/chat/x", [])).toBe("https://a.example/chat/x");
});

test("names that the address has a meaning for are refused, and those that no address can have", () => {
  expect(fieldProblem(["PROLIFIC_PID", "my-id"])).toBeUndefined();
  for (const name of ["invite", "Lang", "session", "a b", "__proto__", ""])
    expect(fieldProblem([name])).toBeTruthy();
});

test("the return link is https, and every placeholder has its parameter", () => {
  for (const preset of panelPresets)
    expect(returnProblem(preset.returnUrl, preset.hiddenFields)).toBeUndefined();
  expect(returnProblem("", [])).toBeUndefined();
  expect(returnProblem("http://a.example", [])).toContain("https");
  expect(returnProblem("https://{pid}/", ["pid"])).toContain("https");
  expect(returnProblem("https://a.example/?p={pid}&s={session}", ["PID"])).toBe(
    'There\'s no parameter called "pid".',
  );
});
