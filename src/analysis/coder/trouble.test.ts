import { describe, expect, test } from "vitest";
import { codeSaid } from "../testing/code-said.ts";

const listKinds = (text: string) => codeSaid(text, {}).statements.map((statement) => statement.kind);

describe("trouble is recognised by its words", () => {
  test.each([
    "Poor lighting makes the stairs slippery after rain.",
    "The heating is really bad.",
    "The queue is getting longer and the lift is worse.",
    "The oven won't start in the cold.",
    "The ticket reader isn't working.",
    "The scanner stopped responding in May.",
    "The card no longer opens the gate.",
    "I can't log in at the library.",
    "I was very disappointed with the boat.",
    "The rota has errors every month.",
    "The clasp on the bag is fiddly.",
    "The export can fail halfway.",
  ])("what doesn't work or disappoints is a pain point: %s", (text) => {
    expect(listKinds(text)).toContain("painPoints");
  });

  test.each([
    "Poor Ann, sitting there the whole night.",
    "Bad luck with the trains that week.",
    "We found the right dose by trial and error.",
    "I'm not working on Fridays.",
    "The children won't open their presents before six, and I won't work on Boxing Day.",
    "There's worse things than a cold kitchen.",
    "It's impossible to say who left first.",
    "I wasn't disappointed by the boat.",
  ])("like words about people, luck or work are none: %s", (text) => {
    expect(listKinds(text)).not.toContain("painPoints");
  });
});
