import { describe, expect, test } from "vitest";
import { readIntent } from "../../intents.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "../../test-interview.ts";

/** What people said in four languages to the built-in interviewer, and how it should have taken it. */

function answerTo(language: string, said: string): string {
  const questions = [makeQuestion("a", "(1)?"), makeQuestion("b", "(2)?")];
  const turns = runInterview(makeGuide({ language, questions }), [said], "…", { maxTurns: 2 });
  return listOurTurns(turns).at(-1)?.text ?? "";
}

describe("what is quoted is what hides something, with a question that fits", () => {
  test.each([
    ["fr", "Avant je prenais le car, mais j'ai arrêté, pour des raisons à moi.", "lesquelles ?"],
    ["fr", "Je suis allée chez ma sœur. Enfin, en principe.", "comment est-ce dans la pratique ?"],
    ["fr", "Une dame du village, mon mari ne le sait pas.", "qu'est-ce qui changerait si cela se savait ?"],
    ["fr", "J'ai failli lui dire, et puis non.", "qu'est-ce qui vous a retenu ?"],
    ["fr", "Se faire des amis. Moi j'ai appris ça tard.", "comment l'avez-vous appris ?"],
    ["fr", "Je tiens la caisse depuis que Bernard est parti.", "qu'est-ce qui s'est passé à ce moment-là ?"],
    ["es", "Le arreglé la canilla y no quise cobrarle, tengo mis motivos.", "¿cuáles serían?"],
    ["es", "Oficialmente lo arregla la administración.", "¿cómo es en la práctica?"],
    ["es", "Nadie, casi. Mi mujer cree que estoy en el club.", "¿y cómo es en realidad?"],
    ["es", "Antes iba todos los domingos, ya no voy.", "¿cómo se llegó a eso?"],
    ["es", "Hubo aquel asunto de la llave.", "¿qué fue lo que pasó?"],
    ["pt", "Temos um acordo com o vizinho.", "como é que isso funciona?"],
    ["pt", "O meu marido acha que estou no ginásio.", "e como é na verdade?"],
    ["pt", "Quase lhe disse, mas não.", "o que fez com que não?"],
    ["ar", "كنت أقود سيارتي لكنني توقفت لأسباب تخصني.", "ما هي تلك الأسباب؟"],
    ["ar", "رسميا أختي هي المسؤولة عن ذلك.", "وكيف هو الأمر عمليا؟"],
    ["ar", "لدينا اتفاق مع الجار.", "كيف يجري ذلك؟"],
  ])("%s: %s – %s", (language, said, question) => {
    expect(answerTo(language, said).endsWith(` – ${question}`)).toBe(true);
  });

  test.each([
    ["fr", "C'est la vie, on fait avec."],
    ["fr", "J'achète du pain, du lait, du fromage et des fruits."],
    ["es", "Así es la vida, qué se le va a hacer."],
    ["es", "Un vecino viejo, el del primero, no contestaba."],
    ["pt", "É a vida, fazer o quê."],
    ["ar", "هكذا الحياة، ماذا نفعل."],
  ])("a saying, a list or a plain line is not: %s: %s", (language, said) => {
    expect(answerTo(language, said)).not.toMatch(/[«“„]/);
  });
});

describe("what weighs is met", () => {
  test.each([
    ["fr", "Mon père est mort au printemps. Depuis je garde sa voiture.", /condoléances|perte/],
    [
      "fr",
      "J'ai crié sur ma fille, elle a pleuré toute la nuit.",
      /^(?:Ce n'est pas facile à raconter|Ces moments)/,
    ],
    ["fr", "Désolée, je parle trop.", /excuser/],
    ["es", "Mi padre murió en marzo. Desde entonces guardo su coche.", /pésame|pérdida/],
    ["es", "Ahí vivía mi hermano. Se lo llevaron en el 77.", /[.] .*\?$/],
    ["es", "Llevo semanas sin dormir.", /^(?:Las noches|No dormir)/],
    ["pt", "A minha mãe morreu em março.", /sentimentos|perda/],
    ["pt", "Gritei com a minha filha e ela chorou a noite toda.", /^(?:Não é fácil contar|Momentos assim)/],
    ["ar", "توفيت أمي في مارس.", /حياتك|تعازي/],
    ["ar", "آسف، أتكلم كثيرا.", /اعتذار/],
  ])("%s: %s", (language, said, met) => {
    expect(answerTo(language, said)).toMatch(met);
  });

  test.each([
    ["fr", "Ma fille croit que je devrais arrêter.", /franchise|franchement|confiance|vraiment \?/],
    ["es", "Mi hija cree que debería dejarlo.", /confianza|franqueza|realidad/],
    ["pt", "A minha filha acha que devia parar.", /confiança|franqueza|verdade/],
    ["es", "Está casi vacío, pero se vive.", /frenó/],
    ["es", "Compré un sofá y se lo llevaron al tercero.", /siento|duro/i],
  ])("%s: nothing is made of a plain line: %s", (language, said, made) => {
    expect(answerTo(language, said)).not.toMatch(made);
  });

  test("nobody who nearly said something hears that we are sorry", () => {
    expect(answerTo("fr", "J'ai failli lui dire, et puis non.")).not.toMatch(/désolé|dur|regrette/);
  });
});

test.each([
  ["¿Esto lo lee alguien del edificio?", "ask_passed_on"],
  ["Me prestó plata. Nunca me la pidió de vuelta. ¿Esto lo lee alguien del edificio?", "ask_passed_on"],
  ["Je ne lui ai rien dit. Est-ce que quelqu'un lit ça ?", "ask_privacy"],
  ["Quelqu'un de l'hôpital lit ça ?", "ask_passed_on"],
  ["Liest das hier einer vom Verein?", "ask_passed_on"],
  ["Alguém lê isto?", "ask_privacy"],
  ["Que voulez-vous dire ?", "ask_meaning"],
])("a question back is heard: %s", (said, intent) => {
  expect(readIntent(said)).toBe(intent);
});
