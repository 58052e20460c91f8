import { describe, expect, test } from "vitest";
import { listSentences } from "../../words.ts";
import { hearMessage } from "../hearing.ts";
import { type PracticeLine, replyAsInterviewee } from "../interviewee-reply.ts";
import { makeInterviewee } from "../make-interviewee.ts";
import { getBank } from "./banks.ts";
import { readTopic } from "./topic.ts";

/** Closed, leading, double and hypothetical questions; a topic, and what it is about. */
const languages = {
  es: {
    topics: [
      ["la compra semanal", "food"],
      ["ahorrar dinero", "money"],
    ],
    poor: [
      "¿Lo hace a menudo?",
      "Es bastante fácil, ¿verdad?",
      "¿Es caro?",
      "¿Tiene problemas con ello?",
      "¿No cree que debería ser más sencillo?",
      "¿Usa una aplicación y es buena?",
      "¿Pagaría por algo mejor?",
      "Seguro que tarda demasiado, ¿no?",
      "¿Cuándo fue la última vez?",
    ],
    facts: ["¿Con qué frecuencia lo hace?", "¿Cuánto tiempo tarda?", "¿Dónde vive?"],
    asides: ["¿Eres un robot?", "Hola, buenos días.", "¿Hay algo más que quiera añadir?"],
  },
  fr: {
    topics: [
      ["les courses de la semaine", "food"],
      ["épargne", "money"],
    ],
    poor: [
      "Vous le faites souvent ?",
      "C'est assez facile, non ?",
      "Est-ce que c'est cher ?",
      "Avez-vous des problèmes avec ça ?",
      "Vous ne pensez pas que ça devrait être plus simple ?",
      "Vous utilisez une application et est-elle bonne ?",
      "Paieriez-vous pour mieux ?",
      "C'est sûrement trop long, n'est-ce pas ?",
      "C'était quand, la dernière fois ?",
    ],
    facts: ["À quelle fréquence le faites-vous ?", "Combien de temps ça prend ?", "Où habitez-vous ?"],
    asides: ["Êtes-vous un robot ?", "Bonjour !", "Y a-t-il autre chose à ajouter ?"],
  },
  de: {
    topics: [
      ["Einkaufen", "food"],
      ["Geld sparen", "money"],
    ],
    poor: [
      "Machen Sie das oft?",
      "Das ist doch ganz einfach, oder?",
      "Ist es teuer?",
      "Haben Sie Probleme damit?",
      "Finden Sie nicht auch, dass es einfacher sein sollte?",
      "Benutzen Sie eine App und ist sie gut?",
      "Würden Sie für etwas Besseres bezahlen?",
      "Das dauert bestimmt zu lange, nicht wahr?",
      "Wann war das letzte Mal?",
    ],
    facts: ["Wie oft machen Sie das?", "Wie lange dauert es?", "Wo wohnen Sie?"],
    asides: ["Bist du ein Roboter?", "Guten Tag!", "Gibt es sonst noch etwas?"],
  },
  pt: {
    topics: [
      ["compras no supermercado", "food"],
      ["poupar dinheiro", "money"],
    ],
    poor: [
      "Você faz isso com frequência?",
      "É bem fácil, não é?",
      "É caro?",
      "Tem problemas com isso?",
      "Você não acha que deveria ser mais simples?",
      "Usa um aplicativo e ele é bom?",
      "Você pagaria por algo melhor?",
      "Com certeza demora demais, né?",
      "Quando foi a última vez?",
    ],
    facts: ["Com que frequência faz isso?", "Quanto tempo leva?", "Onde você mora?"],
    asides: ["Você é um robô?", "Olá, bom dia!", "Tem mais alguma coisa que queira dizer?"],
  },
  ar: {
    topics: [
      ["الطبخ في البيت", "food"],
      ["توفير المال", "money"],
    ],
    poor: [
      "هل تفعل ذلك كثيرا؟",
      "هذا سهل، أليس كذلك؟",
      "هل هو غال؟",
      "هل لديك مشاكل معه؟",
      "ألا تعتقد أنه يجب أن يكون أسهل؟",
      "هل تستخدم تطبيقا وهل هو جيد؟",
      "هل ستدفع مقابل شيء أفضل؟",
      "بالتأكيد يأخذ وقتا طويلا، صح؟",
      "متى كانت آخر مرة؟",
    ],
    facts: ["كم مرة تفعل ذلك؟", "كم من الوقت يستغرق؟", "أين تسكن؟"],
    asides: ["هل أنت روبوت؟", "السلام عليكم", "هل هناك شيء آخر تود أن تضيفه؟"],
  },
} as const;

const seeds = Array.from({ length: 25 }, (_, index) => index + 1);
const middling = {
  verbosity: 1,
  knowledge: 1,
  memory: 1,
  reflexivity: 1,
  disclosure: 1,
  understanding: 1,
} as const;

/** Opens each part by the language's own script, and asks on about the last sentences of each answer. */
function findOpenly(language: string, topic: string, seed: number): number {
  const bank = getBank(language);
  const person = makeInterviewee({ seed, topic, language, traits: middling });
  const lines: PracticeLine[] = [];
  const told = new Set<string>();
  const ask = (text: string): string => {
    const answer = replyAsInterviewee(person, lines, text);
    for (const id of answer.notes.told) told.add(id);
    lines.push({ speaker: "interviewer", text });
    lines.push({ speaker: "participant", text: answer.text, notes: answer.notes });
    return answer.text;
  };
  for (const question of bank.ownScript.questions) {
    const hints = listSentences(ask(question)).slice(1).slice(-2).toReversed();
    for (const [index, hint] of hints.entries()) {
      const followUp = bank.followUps[index % bank.followUps.length] ?? bank.followUps[0];
      ask(followUp.replace("{cue}", hint.replace(/[.!?؟]$/u, "")));
    }
  }
  return told.size;
}

function findPoorly(
  language: string,
  topic: string,
  asked: { seed: number; questions: readonly string[] },
): number {
  const person = makeInterviewee({ seed: asked.seed, topic, language, traits: middling });
  const lines: PracticeLine[] = [];
  const told = new Set<string>();
  for (const text of asked.questions) {
    const answer = replyAsInterviewee(person, lines, text);
    for (const id of answer.notes.told) told.add(id);
    lines.push({ speaker: "interviewer", text });
    lines.push({ speaker: "participant", text: answer.text, notes: answer.notes });
  }
  return told.size;
}

describe.each(Object.entries(languages))("an interviewee who speaks %s", (language, its) => {
  const [[topic]] = its.topics;
  const hear = (text: string) => hearMessage(text, { language, topic });

  test("hears the script of that language part by part, as open questions that point at nothing", () => {
    const heard = (getBank(language).ownScript?.questions ?? []).map(hear);
    expect(heard.map(({ part }) => part)).toEqual([
      "person",
      "routine",
      "last",
      "problem",
      "workaround",
      "feeling",
      "wish",
    ]);
    expect(heard.map(({ label }) => label)).toEqual(heard.map(() => "open"));
    expect(heard.filter(({ follows }) => follows)).toEqual([]);
  });

  test("tells at least four of six things to somebody who asks openly and follows up", () => {
    const found = seeds.map((seed) => findOpenly(language, topic, seed));
    expect(Math.min(...found)).toBeGreaterThanOrEqual(4);
    expect(found.reduce((sum, count) => sum + count, 0) / found.length).toBeGreaterThanOrEqual(4.5);
  });

  test("tells at most two to somebody who asks closed and leading questions", () => {
    const found = seeds.map((seed) => findPoorly(language, topic, { seed, questions: its.poor }));
    expect(Math.max(...found)).toBeLessThanOrEqual(2);
  });

  test("knows how often, how long and where", () => {
    expect(its.facts.map((question) => hear(question).fact)).toEqual(["how_often", "how_long", "town"]);
  });

  test("knows a question about itself, a greeting, and the question for anything else", () => {
    expect(its.asides.map((text) => hear(text).aside)).toEqual(["about_me", "greeting", "anything_else"]);
  });

  test("has topics sorted by what they are about", () => {
    for (const [name, kind] of its.topics) expect(readTopic(name, getBank(language)).kind).toBe(kind);
  });

  test("has another story in each of ten sessions on a topic", () => {
    const stories = seeds.slice(0, 10).map((seed) => {
      const { story, insights } = makeInterviewee({ seed: seed * 7, topic, language });
      const texts = [
        ...Object.values(story).flatMap(({ say, more }) => [say, more]),
        ...insights.map(({ text }) => text),
      ];
      return new Set(texts.flatMap(listSentences));
    });
    const shares = stories.flatMap((one, index) =>
      stories
        .slice(index + 1)
        .map((other) => [...one].filter((text) => other.has(text)).length / Math.min(one.size, other.size)),
    );
    expect(Math.max(...shares)).toBeLessThan(0.5);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.15);
  });
});
