import { describe, expect, test } from "vitest";
import { decide } from "./conductor.ts";
import { findRequestedLanguage, getSpokenLanguage } from "./spoken-language.ts";
import { listOurTurns, makeGuide, runInterview } from "./test-interview.ts";

const full =
  "Last Tuesday I met three colleagues on a call because we had to agree on a plan, so I shared my screen for an hour and then we wrote it down together.";

describe("asking for another language", () => {
  test.each([
    ["Can we do this in Spanish?", "en", "es"],
    ["I would prefer to answer in German, please.", "en", "de"],
    ["French please", "en", "fr"],
    ["Do you speak Portuguese?", "en", "pt"],
    ["Lo siento, hoy prefiero contestar en español, porque así me explico mejor.", "en", "es"],
    ["Je préfère répondre en français", "en", "fr"],
    ["Können wir bitte auf Deutsch schreiben?", "en", "de"],
    ["Prefiro responder em português", "en", "pt"],
    ["Possiamo parlare in italiano?", "en", "it"],
    ["هل يمكنني الإجابة بالعربية؟", "en", "ar"],
    ["Can we switch to English?", "de", "en"],
  ])("%j, while %s is spoken, asks for %s", (message, spoken, wanted) => {
    expect(findRequestedLanguage(message, spoken)).toBe(wanted);
  });

  test.each([
    "I teach Spanish and French at a school.",
    "My boss would prefer that the reports are in German.",
    "The app is only in English.",
    "I can read it in Spanish with a dictionary.",
  ])("%j asks for none", (message) => expect(findRequestedLanguage(message, "en")).toBeUndefined());
});

describe("a session in another language", () => {
  const guide = makeGuide();

  test("goes on in it from the request on, with the open question again as the creator wrote it", () => {
    const turns = runInterview(guide, ["skip", "¿Podemos seguir en español?", "Fine."], full, {
      maxTurns: 3,
    });
    const last = listOurTurns(turns).at(-1);
    expect(last?.move).toMatchObject({ kind: "repeat", questionId: "tools", language: "es" });
    expect(last?.text).toContain("Aquí la tiene otra vez");
    expect(last?.text).toContain("Which tools do you use to work with your team?");
    expect(getSpokenLanguage(guide, turns)).toBe("es");
  });

  test("comes back with a participant who writes in the first language again", () => {
    const turns = runInterview(guide, ["skip", "¿Podemos seguir en español?"], full, { maxTurns: 4 });
    expect(listOurTurns(turns).at(-1)?.move).toMatchObject({ kind: "probe", language: "en" });
    expect(getSpokenLanguage(guide, turns)).toBe("en");
  });

  test("an answer in another language is taken as an answer, and the reason says so", () => {
    const turns = runInterview(guide, ["skip"], full, { maxTurns: 2 });
    const said =
      "Usamos las herramientas que nos da la empresa, y para mí el correo es lo que más cuenta en el día.";
    turns.push({ speaker: "participant", text: said, at: 9e6 });
    const decision = decide(guide, turns, 9e6);
    expect(decision).toMatchObject({ intent: "answer", move: { kind: "probe", questionId: "tools" } });
    expect(decision.reason).toContain("another language");
    expect(decision.move.language).toBeUndefined();
  });
});
