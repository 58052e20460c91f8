import { expect, test } from "vitest";
import type { Move } from "./guide.ts";
import { answer, hear, ids, offer, probe, talk } from "./test-talk.ts";

const ask = (questionId: string): Move => ({ kind: "ask", questionId, took: "answer" });

function findProbe(...said: (string | Move)[]) {
  return offer(talk(...said)).moves.find(({ kind }) => kind === "probe");
}

/** A talk whose first three questions have used up all that four pay for, or more. */
function spend(beyond = 0): (string | Move)[] {
  const used = ids.slice(0, 3).flatMap((id) => {
    const count = id === "c" ? 5 + beyond : 3;
    const probes = Array.from({ length: count }, () => [probe(id), answer]).flat();
    return [...(id === "a" ? [] : [ask(id)]), answer, ...probes];
  });
  return [...used, ask("d")];
}

test("what a first answer lets drop may be asked about though the purse is empty, later only what weighs most", () => {
  expect(findProbe(...spend(), answer)).toMatchObject({ minWeight: 2 });
  expect(findProbe(...spend(), answer, probe("d"), answer)).toMatchObject({ minWeight: 3 });
});

test("that overdraws the purse by three at most", () => {
  expect(findProbe(...spend(2), answer)).toMatchObject({ minWeight: 2 });
  expect(findProbe(...spend(3), answer)).not.toMatchObject({ minWeight: 2 });
});

test("a question that is answered beside another lends it its probes", () => {
  const onFirst = [answer, ...Array.from({ length: 3 }, () => [probe("a"), answer]).flat()];
  expect(findProbe(...onFirst)).not.toMatchObject({ minWeight: 1 });
  const reading = { ...hear(), settled: [{ questionId: "b", quote: answer }] };
  const settled = [answer, probe("a", { reading }), ...onFirst.slice(2)];
  expect(findProbe(...settled)).toMatchObject({ minWeight: 1 });
});
