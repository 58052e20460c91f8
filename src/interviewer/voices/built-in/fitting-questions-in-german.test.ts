import { describe, expect, test } from "vitest";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "../../test-interview.ts";

/** What people said in German to the built-in interviewer, and how it should have taken it. */

const guide = makeGuide({
  language: "de",
  questions: [
    makeQuestion("a", "Wie läuft das bei Ihnen?"),
    makeQuestion("b", "Was ist daran schwierig?"),
    makeQuestion("c", "Was würden Sie anderen mitgeben?"),
  ],
});

/** Our turns after these answers. */
function answerTo(...answers: string[]): string[] {
  const turns = runInterview(guide, answers, "Das war alles.", { maxTurns: answers.length + 1 });
  return listOurTurns(turns)
    .slice(1)
    .map(({ text }) => text);
}

describe("what is quoted is what hides something, with a question that fits", () => {
  test.each([
    [
      "Ich bin bei der Tafel, mittwochs Ausgabe, seit sieben Jahren. Mittwochs musste ich aus dem Haus.",
      /„Mittwochs musste ich aus dem Haus“ – was war der Grund\?$/,
    ],
    [
      "Letzten Mittwoch, 60 Leute, viel Joghurt, wenig Brot. Dann war da noch der Herr mit der Mütze.",
      /„Dann war da noch der Herr mit der Mütze“ – was ist da passiert\?$/,
    ],
    [
      "samstag auswärts, 3:3, aufstellung lose ich ja immer aus, haben alle gespielt, danach pommes",
      /„aufstellung lose ich ja immer aus“ – wie hat das angefangen\?$/,
    ],
    [
      "Seit der neuen Vorsitzenden gibt es ein Tablet. Das Tablet hat seine Meinung, ich habe meine.",
      /„Das Tablet hat seine Meinung, ich habe meine“ – wie sieht Ihre aus\?$/,
    ],
    [
      "nach dem 0:14 wollte ich hinschmeißen. hab ich aber nicht",
      /„nach dem 0:14 wollte ich hinschmeißen“ – was ist da passiert\?$/,
    ],
    [
      "joa trainer halt. bin da so reingerutscht wegen meinem kleinen",
      /meinem kleinen“ – wie war das genau\?$/,
    ],
    ["Durch eine Bekannte. Unter gewissen Umständen halt.", /Umständen halt“ – welche waren das\?$/],
    ["Das hintere Zimmer. Offiziell ist es ein Schlafzimmer.", /Schlafzimmer“ – wie ist es in der Praxis\?$/],
    ["Mit der Miete haben wir unsere Vereinbarung.", /Vereinbarung“ – wie sieht die aus\?$/],
    ["Boden, Küche, Bad. Den Balkon hab ich zugemacht, aus Gründen.", /aus Gründen“ – welche sind das\?$/],
  ])("%s", (said, asked) => {
    expect(answerTo(said)[0]).toMatch(asked);
  });

  test.each(["So ist das halt. Man muss ja irgendwie durchkommen.", "Ich kaufe Brot, Milch, Käse und Obst."])(
    "a saying or a list is not: %s",
    (said) => {
      expect(answerTo(said)[0]).not.toContain("„");
    },
  );

  test("what somebody thinks that they should do is no secret, and nearly everything is nothing nearly done", () => {
    const thinks = answerTo("Meine Tochter glaubt, ich sollte aufhören.")[0];
    expect(thinks).not.toMatch(/Vertrauen|offen|wirklich/);
    expect(answerTo("Ich hab fast alles selbst gemacht, aber gut.")[0]).not.toContain("abgehalten");
  });

  test("of something to hand on to others the line about themselves is", () => {
    const last = "Nicht fragen, warum einer da ist. Ich kenne das von der anderen Seite.";
    const ours = answerTo("Ganz normal.", "Nichts besonderes.", last);
    expect(ours.at(-1)).toContain("„Ich kenne das von der anderen Seite“ – woher kennen Sie das?");
  });
});

describe("what weighs is met", () => {
  test.each([
    [
      "Er hatte einen Schlaganfall. Er ist vor zwei Jahren gestorben. Ich gehe immer noch hin.",
      /Beileid|Verlust/,
    ],
    ["hat meine mutter geschrieben, ihre schrift. die ist letztes jahr gestorben", /Beileid|Verlust/],
    ["da hab ich den kleinsten so angebrüllt dass der geweint hat", /^(?:So etwas erzählt|Solche Momente)/],
    ["Der hat mich Almosentante genannt, vor allen Leuten.", /^(?:Das tut weh|So behandelt)/],
    ["Ilse hat durch mich hindurchgesehen. Seitdem ruft sie nicht mehr an.", /^[^„?]+\. /],
    ["Entschuldigung, ich rede zu viel.", /entschuldigen/],
  ])("%s", (said, met) => {
    expect(answerTo(said)[0]).toMatch(met);
  });

  test("a secret is thanked for, a plain reply is not", () => {
    const secret = answerTo(
      "Ich mache da ein paar Sachen anders.",
      "Ich sage nichts, wenn sie was getrunken hat.",
    );
    expect(secret[1]).toMatch(/Vertrauen|offen|froh/);
    expect(answerTo("Das mit dem Tablet ist so eine Sache.", "Das stürzt ab.")[1]).not.toMatch(
      /Danke|Gut, dass/,
    );
  });

  test("who wants no sympathy gets none, and no is taken for no", () => {
    const ours = answerTo(
      "Mein Bruder ist gestorben, ich habe mich so geschämt.",
      "Welcher Verlust? Das ist lange her.",
    );
    expect(ours[1]).toMatch(/falsch (?:verstanden|gelesen)/);
    const end = runInterview(guide, ["a", "b", "c"], "Nein, danke, ich habe eh schon zu viel geredet.");
    expect(listOurTurns(end).at(-1)?.move.kind).toBe("close");
    expect(listOurTurns(end).filter(({ move }) => move.kind === "anything_else")).toHaveLength(1);
  });
});
