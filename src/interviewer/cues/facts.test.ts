import { expect, test } from "vitest";
import { assessAnswer } from "../probes.ts";

const isFact = (language: string, question: string, text: string) =>
  assessAnswer({ question: { text: question }, text, earlier: [], language }).isFact;

test.each([
  ["es", "¿Cuántas veces por semana cocina?", "Unas tres"],
  ["es", "¿Le gusta cocinar?", "sí, claro"],
  ["fr", "À quelle fréquence cuisinez-vous ?", "deux fois"],
  ["fr", "Est-ce que vous cuisinez ?", "Oui bien sûr"],
  ["de", "Wie oft kochen Sie?", "2-3 mal"],
  ["de", "Kochen Sie gern?", "Ja"],
  ["pt", "Quantas vezes por semana?", "duas"],
  ["pt", "Você cozinha?", "não"],
  ["ar", "كم مرة تطبخ؟", "مرتين"],
  ["ar", "هل تطبخ؟", "نعم"],
  ["es", "How many children do you have?", "tres"],
])("in %s %j is answered in full by %j", (language, question, text) => {
  expect(isFact(language, question, text)).toBe(true);
});

test.each([
  ["es", "¿Qué le gusta de cocinar?", "sí"],
  ["fr", "Qu'est-ce qui vous plaît ?", "oui"],
  ["de", "Was gefällt Ihnen daran?", "ja"],
  ["pt", "Como é a sua cozinha?", "sim"],
  ["ar", "كيف تطبخ؟", "نعم"],
])("in %s %j is not answered by %j", (language, question, text) => {
  expect(isFact(language, question, text)).toBe(false);
});

test.each(["en", "es", "fr", "de", "pt", "ar"])(
  "a paste of 10,000 characters in %s is read at once",
  (language) => {
    const pastes = ["no me ", "ich kann ", "antes ", "كنت ", "je ne ", "a", "de en a e "].map((one) =>
      one.repeat(10_000).slice(0, 10_000),
    );
    const question = { text: "?" };
    assessAnswer({ question, text: pastes.join(" "), earlier: [], language });
    const start = process.cpuUsage();
    for (const text of pastes) assessAnswer({ question, text, earlier: [], language });
    const { user } = process.cpuUsage(start);
    expect(user / 1_000 / pastes.length).toBeLessThan(20);
  },
);
