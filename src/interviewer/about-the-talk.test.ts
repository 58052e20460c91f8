import { describe, expect, test } from "vitest";
import { allLanguages } from "#languages/languages.ts";
import { getPhraseBook } from "./books.ts";
import type { InterviewerTurn } from "./guide.ts";
import { listHints } from "./listener/hints.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const seeds = ["a", "b", "c", "d", "e", "f"];
const second = "What does the weather do to your plans?";
const flat = "It rains a good deal here.";

/** Our turns, once for each seed, up to the one after the last of these answers. */
function talks(questions: readonly string[], answers: readonly string[], language = "en") {
  const facts = { ...makeGuide().facts, organization: "Trial Org", contact: null };
  const guide = makeGuide({
    language,
    facts,
    minutes: 25,
    questions: questions.map((text, at) => makeQuestion(`q${at}`, text)),
  });
  return seeds.map((seed) =>
    listOurTurns(runInterview(guide, answers, "no", { seed, maxTurns: answers.length + 1 })),
  );
}

/** What we say after the last of these answers to a first question. */
function replies(question: string, answers: readonly string[], language = "en"): InterviewerTurn[] {
  return talks([question, second], answers, language).flatMap((ours) => ours.at(-1) ?? []);
}

const baked = "Since March the dough is not mine, and the customers say the bread is better now.";

describe("what is said about the interview itself is never quoted", () => {
  test.each([
    ["en", "I tell you only my morning."],
    ["en", "I rather hoped you would say yes or no."],
    ["en", "What do you mean, feel what? I tell you only my morning"],
    ["en", "You didn't say how many there are."],
    ["en", "I could not; it was a complaint."],
    ["en", "You did not answer what I asked you."],
    ["de", "Aber ich hatte gehofft, Sie sagen endlich ja oder nein."],
    ["es", "Pero esperaba que me dijera sí o no desde entonces."],
    ["fr", "Mais j'espérais que vous diriez enfin oui ou non."],
    ["pt", "Mas esperava que me dissesse sim ou não desde então."],
    ["it", "Ma speravo che mi dicesse sì o no fin dall'inizio."],
    ["ar", "لكن كنت آمل أن تقول نعم أو لا منذ البداية."],
  ])("in %s: %s", (language, said) => {
    expect(listHints(language, { answer: said, question: "", before: [] })).toEqual([]);
    const [open] = getPhraseBook(language).quoteMarks;
    for (const { text } of replies("How do you make it?", [said], language)) expect(text).not.toContain(open);
    for (const { text } of replies("How do you make it?", [baked, said])) {
      for (const part of said.split(/[.?]/u).filter((one) => one.length > 9))
        expect(text).not.toContain(part.trim());
    }
  });

  test("a question back with a complaint beside it is explained once", () => {
    const back = "What do you mean, feel what? I tell you only my morning";
    for (const { move } of replies("How do you make it?", [baked, back])) expect(move.kind).toBe("clarify");
  });

  test("a script question that is met by a question is put more plainly", () => {
    for (const { text, move } of replies("Tell me about your tenant.", ["Of which establishment?"])) {
      expect(move.kind).toBe("clarify");
      expect(text).toBe("Whichever you like; the one that comes to mind first is fine.");
    }
  });

  test.each([
    ["de", "Welche Wohnung?"],
    ["es", "¿De cuál?"],
    ["fr", "Lequel ?"],
    ["pt", "De qual?"],
    ["it", "Di quale?"],
    ["ar", "أي شقة تقصد؟"],
  ])("in %s too", (language, back) => {
    for (const { text, move } of replies("Tell me about it.", [back], language)) {
      expect(move.kind).toBe("clarify");
      expect(text.length).toBeGreaterThan(10);
    }
  });
});

describe("whoever asks if it is anonymous", () => {
  const worry =
    "Before I do: is this anonymous? I should not like my husband to meet that sentence in a report.";

  test("learns about the name, the readers, quotations and deletion, and is asked the question again", () => {
    for (const { text } of replies("Tell me about your tenant.", [worry])) {
      expect(text).toMatch(
        /^Yes, as far as your name goes.*Trial Org.*quote it without your name.*delete.*menu/su,
      );
      expect(text).toMatch(/Tell me about your tenant\.$/);
      expect(text).not.toMatch(/husband|days/);
    }
  });

  test.each([
    [
      "de",
      "Ist das anonym? Ich möchte nicht, dass mein Mann das liest.",
      /Trial Org.*ohne Namen.*Menü.*löschen/su,
    ],
    ["es", "¿Es anónimo? No quisiera que mi marido lo lea.", /Trial Org.*sin su nombre.*menú.*borrar/su],
    [
      "fr",
      "C'est anonyme ? Je ne voudrais pas que mon mari lise ça.",
      /Trial Org.*sans votre nom.*menu.*effacer/su,
    ],
    [
      "pt",
      "É anônimo? Não gostaria que o meu marido lesse isto.",
      /Trial Org.*sem o seu nome.*menu.*apagar/su,
    ],
    ["ar", "هل هذا مجهول؟ لا أود أن يعرف زوجي.", /Trial Org.*دون اسمك.*حذف.*قائمة/su],
    [
      "it",
      "È anonimo? Non vorrei che mio marito lo leggesse.",
      /Trial Org.*senza nom.*menu.*cancellare|menu.*cancellare/su,
    ],
  ])("in %s too", (language, said, told) => {
    for (const { text } of replies("Tell me about your tenant.", [said], language))
      expect(text).toMatch(told);
  });
});

describe("a matter that is closed stays closed", () => {
  const system = "I have a system. Someone has done it every night but two, for three years.";

  test.each(["nah. people are alright. how many more questions", "said nah", "No. How many more questions?"])(
    "%s",
    (said) => {
      const ours = talks(["What do you do on the way?", second, "What else?"], [system, said]);
      for (const turns of ours) {
        expect(turns[1]?.move.kind).toBe("probe");
        expect(turns[2]?.text).not.toContain("“");
        expect(turns[2]?.text).toContain(second);
      }
    },
  );
});

test("nor is it asked again after we explained what we meant", () => {
  const system = "I have a system. Someone has done it every night but two, for three years.";
  const said = ["what do you mean story", "nah. people are alright. how many more questions"];
  for (const ours of talks(["What do you do on the way?", second, "What else?"], [system, ...said])) {
    expect(ours[2]?.move.kind).toBe("clarify");
    expect(ours[3]?.text).not.toContain("“");
    expect(ours[3]?.text).toContain(second);
  }
});

test.each([
  ["en", "No that's it. How many more questions is there, only Karenza rings at eight"],
  ["en", "are there many more questions"],
  ["en", "is there much more of this"],
  ["en", "how far along are we"],
  ["en", "will this take much longer"],
  ["en", "how many to go"],
  ["de", "Sind es noch viele Fragen?"],
  ["es", "¿Quedan muchas preguntas?"],
  ["fr", "Il reste beaucoup de questions ?"],
  ["pt", "Ainda faltam muitas perguntas?"],
  ["it", "Mancano ancora molte domande?"],
  ["ar", "هل بقي الكثير من الأسئلة؟"],
])("in %s the length is told: %s", (language, said) => {
  const plain =
    {
      en: flat,
      de: "Es regnet viel.",
      es: "Llueve.",
      fr: "Il pleut.",
      pt: "Chove.",
      ar: "المطر كثير.",
      it: "Piove.",
    }[language] ?? "";
  for (const { move } of replies("How do you make it?", [plain, said], language))
    expect(JSON.stringify(move)).toContain('"duration"');
});

describe("hardship is heard only where it is told", () => {
  test.each([
    "Card machine there is no signal but card works, it costs me one bread.",
    "Every hour I look at fridge and write number, people laugh.",
    "I load the car, at seven I am there. At two I am finished.",
    "Young Jory had stood in the bottom row that day and he left not long after, which was a pity.",
  ])("%s", (said) => {
    for (const { text } of replies("Tell me about your last day.", [said]))
      expect(text).not.toMatch(/feel that most|like for you|can't be easy|sorry|hard/);
  });
});

describe("the closing answer", () => {
  const more = [flat, "no", "How many more questions?", "no"];

  test.each([
    "Only that it is heavy to carry some things alone. Bread is happy thing, but one boy ate my beans and I think of him every hour. Ok",
    "not really. nan waits up for me thats all",
    "Ask Karen; she knows me uncommonly well.",
  ])("that holds a hint gets one quoted follow-up, then the end: %s", (said) => {
    for (const ours of talks(
      ["How do you make it?", second],
      [...more, said, "That was years ago and I was young."],
    )) {
      const at = ours.findIndex(({ move }) => move.kind === "anything_else");
      expect(at).toBeGreaterThan(0);
      const turns = ours.slice(at + 1).map(({ move }) => move.kind);
      expect(turns).toEqual(["probe", "close"]);
      expect(ours[at + 1]?.text).toContain("“");
    }
  });

  test("with a goodbye in it is the end", () => {
    const said = "Ask Karen; she knows me uncommonly well. Goodbye!";
    for (const ours of talks(["How do you make it?", second], [...more, said]))
      expect(ours.at(-1)?.move.kind).toBe("close");
  });
});

test.each([
  "So I write to market office, without name, about his gas bottle. They take his pitch.",
  "I cannot really read. No one knows, not at home and not in the kitchen.",
  "I left my husband on the first of October over a remark about a casserole and nothing else.",
  "I bought another with my pension money, and my husband believes it is in a fund.",
])("a confession gets a warm word: %s", (said) => {
  const { kept } = getPhraseBook("en");
  for (const { text } of replies("How is it with the others?", [said])) {
    expect(text).not.toMatch(/explaining|understand|going into/);
    expect(
      kept.some((phrase) => text.includes(phrase)),
      text,
    ).toBe(true);
  }
});

test("options are never said to stand above", () => {
  const above = /above|arriba|ci-dessus|plus haut|oben|acima|أعلاه/u;
  for (const { again } of allLanguages.map(({ interviewer }) => interviewer.closed))
    for (const phrase of again) expect(phrase).not.toMatch(above);
});
