import { expect, test } from "vitest";
import { offerTurn } from "./conductor.ts";
import type { Move, Turn } from "./guide.ts";
import { makeQuestion } from "./test-interview.ts";
import { answer, guide, ids, offer, probe, talk } from "./test-talk.ts";
import { writeGuide } from "./voices/model/guide-part.ts";

const double = "Who else is there, and what do they have to do with it?";

test("a model is told which questions ask two things, and that their creator may insist on them", () => {
  const written = (exactWording: boolean) =>
    writeGuide({ ...guide, questions: [makeQuestion("a", double, { exactWording })] });
  expect(written(false)).toContain(`1. [two] "${double}"`);
  expect(written(false)).toContain("[two]: ask its first part alone");
  expect(written(true)).not.toContain("[two]");
  expect(writeGuide(guide)).not.toContain("[two]");
});

test("the other part may be asked whatever is kept for later, also after another probe", () => {
  const questions = guide.questions.map((one) => (one.id === "e" ? { ...one, text: double } : one));
  const used = ids.slice(0, 4).flatMap((id): (string | Move)[] => {
    const probes = Array.from({ length: id === "d" ? 4 : 3 }, () => [probe(id), answer]).flat();
    return [...(id === "a" ? [] : [{ kind: "ask" as const, questionId: id }]), answer, ...probes];
  });
  const findProbe = (turns: Turn[], of = guide) => {
    const made = offerTurn(of, turns, (turns.at(-1)?.at ?? 0) + 1);
    if (made.kind !== "open") throw new Error("decided alone");
    return made.offer.moves.find(({ kind }) => kind === "probe");
  };
  const onE = talk(...used, { kind: "ask", questionId: "e" }, answer);
  expect(findProbe(onE)).not.toMatchObject({ minWeight: 1 });
  expect(findProbe(onE, { ...guide, questions })).toMatchObject({ minWeight: 1 });
  const later = talk(...used, { kind: "ask", questionId: "e" }, answer, probe("e"), answer);
  expect(findProbe(later)).not.toMatchObject({ minWeight: 1 });
  expect(findProbe(later, { ...guide, questions })).toMatchObject({ minWeight: 1 });
});

test("whoever asks what a follow-up meant may be led on to the next question", () => {
  const message =
    "Feelings? With these straps? He'd been married to the foreman. What do you mean by it anyway?";
  expect(offer(talk(answer, probe("a"), message)).moves).toContainEqual(
    expect.objectContaining({ kind: "answer", thenAsk: "b" }),
  );
  expect(offer(talk("What do you mean by it anyway?")).moves).toContainEqual(
    expect.not.objectContaining({ thenAsk: "b" }),
  );
});

test("a question that somebody in a story asks leaves every move open", () => {
  const story =
    "Then there was a paper in the door: why have you stopped? He bakes at night and gets up at five, he was late twice.";
  const kinds = (message: string) => offer(talk(message)).moves.map(({ kind }) => kind);
  expect(kinds(story)).toEqual(expect.arrayContaining(["probe", "ask", "answer"]));
  expect(kinds("He bakes at night and gets up at five. Have you tried that?")).toEqual(["answer"]);
});
