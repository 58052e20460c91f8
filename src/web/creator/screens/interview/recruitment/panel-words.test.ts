import { expect, test } from "vitest";
import { fieldProblem, panelLink } from "./panel-words.ts";

test("a panel's link has a place for each parameter, as the panel writes it", () => {
  expect(panelLink("https://a.example/chat/x", ["PROLIFIC_PID", "STUDY_ID"])).toBe(
    "https://a.example/chat/x?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}",
  );
  expect(panelLink("https://a.example/chat/x", ["ResponseID"])).toBe(
    `https://a.example/chat/x?ResponseID=\${e://Field/ResponseID}`,
  );
  expect(panelLink("https://a.example/chat/x", ["who"])).toBe("https://a.example/chat/x?who=[who]");
  expect(panelLink("https://a.example/chat/x", [])).toBe("https://a.example/chat/x");
});

test("a panel that adds its parameters by itself gets the plain link", () => {
  expect(panelLink("https://a.example/chat/x", ["respondent_user_id"])).toBe("https://a.example/chat/x");
});

test("names that the address has a meaning for are refused, and those that no address can have", () => {
  expect(fieldProblem(["PROLIFIC_PID", "my-id"])).toBeUndefined();
  for (const name of ["invite", "Lang", "session", "a b", "__proto__", ""])
    expect(fieldProblem([name])).toBeTruthy();
});
