import { describe, expect, test } from "vitest";
import { placeAnswer, TopicCounter } from "./topic-leaders.ts";

function count(answers: string[][]): TopicCounter {
  const counter = new TopicCounter();
  for (const nouns of answers) counter.add(nouns);
  return counter;
}

const repeat = (nouns: string[], times: number) => Array.from({ length: times }, () => nouns);

describe("nouns that lead topics", () => {
  const counter = count([
    ...repeat(["search", "archive"], 5),
    ...repeat(["price"], 4),
    ...repeat(["work"], 20),
    ...repeat(["chair"], 2),
  ]);
  const leaders = counter.listLeaders();

  test("what nearly everybody names and what hardly anybody names lead no topic", () => {
    expect(leaders.map((leader) => leader.noun)).not.toContain("work");
    expect(leaders.map((leader) => leader.noun)).not.toContain("chair");
  });

  test("of two nouns that always come together one leads", () => {
    expect(leaders).toHaveLength(2);
    expect(leaders.map((leader) => leader.noun)).toContain("price");
  });

  test("an answer goes to the rarest leader that it names, or nowhere", () => {
    expect(placeAnswer(["archive", "price"], leaders)).toBe("price");
    expect(placeAnswer(["chair"], leaders)).toBeUndefined();
  });
});
