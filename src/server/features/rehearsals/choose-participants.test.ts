import { describe, expect, test } from "vitest";
import { chooseParticipants, chooseTopic } from "./choose-participants.ts";

const objective = "Understand how people choose and use tools for remote work.";

describe("the participants of a rehearsal", () => {
  test("are the same people for the same seed, and others for another", () => {
    expect(chooseParticipants(objective, 6, 11)).toEqual(chooseParticipants(objective, 6, 11));
    expect(chooseParticipants(objective, 6, 11)).not.toEqual(chooseParticipants(objective, 6, 12));
  });

  test("have different names, as long as there are names", () => {
    const names = chooseParticipants(objective, 10, 4).map(({ pseudonym }) => pseudonym);
    expect(new Set(names).size).toBe(10);
  });

  test("differ in every trait, each level as often as the others", () => {
    const people = chooseParticipants(objective, 18, 5);
    for (const trait of ["verbosity", "knowledge", "memory", "disclosure"] as const) {
      const levels = people.map((person) => person.traits[trait]);
      expect([0, 1, 2].map((level) => levels.filter((own) => own === level).length)).toEqual([6, 6, 6]);
    }
  });

  test("are plain and odd by turns, no oddity twice before all had theirs", () => {
    const people = chooseParticipants(objective, 20, 3);
    const odd = people.flatMap((person) => person.behaviours);
    expect(people.filter((person) => person.behaviours.length === 0)).toHaveLength(10);
    expect(new Set(odd).size).toBe(10);
    expect(chooseParticipants(objective, 1, 3)[0]?.behaviours).toEqual([]);
  });

  test("tell stories that fit the objective, and those that fit anything where none does", () => {
    const [worker] = chooseParticipants(objective, 1, 1);
    expect(JSON.stringify(worker?.story)).toMatch(/Slack|Teams|Zoom|Notion|remote/);
    const [other] = chooseParticipants("Understand how people look after their aquarium.", 1, 1);
    expect(JSON.stringify(other?.story)).not.toMatch(/Slack|Zoom|Notion/);
    expect(chooseTopic("Understand how people look after their aquarium.")).toMatch(/aquarium/);
  });
});
