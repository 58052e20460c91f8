import { expect, test } from "vitest";
import { checkWording, type GuardFailure } from "../guard.ts";
import type { Move, Turn } from "../guide.ts";
import { makeGuide } from "../test-interview.ts";

const probe: Move = { kind: "probe", questionId: "work", about: null };

function check(language: string, text: string, said: string): GuardFailure[] {
  const turns: Turn[] = [{ speaker: "participant", text: said, at: 0 }];
  return checkWording({ guide: makeGuide({ language }), turns, move: probe, text }).failures;
}

const said: Record<string, string> = {
  es: "El jueves el conductor no paró y llegué tarde",
  fr: "Lundi un parent m'a crié dessus",
  de: "Im Mai hab ich eine Schraube vergessen",
  pt: "Sábado o cliente sumiu",
  it: "Sabato il cliente è sparito",
  ar: "وصلت البضاعة تالفة",
};

test.each([
  ["es", "two_questions", "¿Qué hizo usted y qué dijo el conductor?"],
  ["es", "closed_question", "¿Habló usted con el conductor?"],
  ["es", "praise", "¡Excelente! ¿Qué pasó después?"],
  ["es", "closed_question", "Did you like it?"],
  ["fr", "closed_question", "Est-ce que vous avez répondu ?"],
  ["fr", "leading", "C'était injuste, n'est-ce pas ?"],
  ["de", "options", "Lag es an der Zeit oder am Werkzeug?"],
  ["de", "praise", "Stimmt, so etwas passiert. Was war mit der Schraube?"],
  ["pt", "diagnosis", "Isso parece depressão. O que aconteceu depois?"],
  ["de", "advice", "Sie sollten langsamer arbeiten. Wie geht es jetzt?"],
  ["pt", "praise", "Great point! O que aconteceu depois?"],
  ["pt", "promise", "Prometo que vai melhorar. O que aconteceu depois?"],
  ["it", "two_questions", "Che cosa ha fatto e che cosa ha detto il cliente?"],
  ["it", "closed_question", "Ha parlato con il cliente?"],
  ["it", "praise", "Ottima risposta! Che cosa è successo dopo?"],
  ["it", "advice", "Dovrebbe parlarne con il capo. Com'è andata?"],
  ["it", "leading", "È stato ingiusto, vero?"],
  ["ar", "closed_question", "هل تحدثت مع المورد؟"],
  ["ar", "invented_fact", "إجاباتك مجهولة تماما. ماذا حدث بعد ذلك؟"],
] as const)("%s: %s is found in %j", (language, failure, text) => {
  expect(check(language, text, said[language] ?? "")).toContain(failure);
});

test.each([
  ["es", "Siento lo del jueves. ¿Cómo fue llegar tarde?"],
  ["es", "¿Podría contarme más sobre el conductor?"],
  ["es", "Tiene razón, le pido disculpas. ¿Qué pasó después?"],
  ["fr", "Que s'est-il passé ensuite ?"],
  ["fr", "Y a-t-il eu un autre moment comme celui-là ?"],
  ["de", "Gab es noch ein anderes Mal, als etwas schiefging?"],
  ["de", "Das klingt unangenehm. Was machen Sie seitdem anders?"],
  ["pt", "Poderia me contar como foi esse sábado?"],
  ["pt", "Com esse cliente, a paciência acaba depressa. O que aconteceu depois?"],
  ["de", "Stimmt, im Mai, das hatte ich falsch. Was war mit der Schraube?"],
  ["it", "Mi racconta meglio com'è andata quel sabato?"],
  ["it", "Ha ragione, mi scusi. Che cosa è successo dopo?"],
  ["ar", "هل يمكنك أن تحدثني أكثر عن البضاعة؟"],
] as const)("%s: %j passes", (language, text) => {
  expect(check(language, text, said[language] ?? "")).toEqual([]);
});

test("a question of the script that is put in the participant's language is in that language", () => {
  const turns: Turn[] = [{ speaker: "participant", text: said.es ?? "", at: 0 }];
  const move: Move = { kind: "ask", questionId: "work", language: "es", took: "answer" };
  const judge = (text: string) => checkWording({ guide: makeGuide(), turns, move, text }).failures;
  expect(judge("Did you like it?")).toContain("question_missing");
  expect(judge("¿Cómo es su trabajo en un día normal?")).toEqual([]);
});
