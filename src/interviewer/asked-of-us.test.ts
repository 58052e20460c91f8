import { describe, expect, test } from "vitest";
import { asksBack } from "./conductor.ts";
import { readIntent } from "./intents.ts";
import { refusesMore } from "./refusals.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";
import { sayEnough } from "./voices/built-in/word-answer.ts";

const seeds = ["a", "b", "c", "d"];
const first = "How do you get about at the moment?";
const second = "What does the weather do to your plans?";

function guideIn(language = "en") {
  const plain = makeGuide();
  return makeGuide({
    language,
    facts: { ...plain.facts, organization: "Trial Org", contact: null },
    questions: [makeQuestion("q1", first), makeQuestion("q2", second)],
  });
}

/** What we say after the last of these messages, once for each seed. */
function replies(said: readonly string[], language = "en") {
  return seeds.map((seed) => {
    const turns = runInterview(guideIn(language), said, "ok", { seed, maxTurns: said.length + 1 });
    const reply = listOurTurns(turns)[said.length];
    if (reply === undefined) throw new Error("no reply");
    return reply;
  });
}

const told: Record<string, string> = {
  en: "The bus is grand, you'd meet everyone on it most days.",
  de: "Der Bus ist gut, man trifft dort fast jeden Tag alle Leute.",
  es: "El autobús va bien, casi cada día me encuentro con todo el mundo allí.",
  fr: "Le bus est très bien, on y croise tout le monde presque chaque jour.",
  pt: "O ônibus é bom, encontro quase toda a gente lá todos os dias.",
  it: "L'autobus va bene, quasi ogni giorno ci incontro tutti quanti.",
  ar: "الحافلة جيدة، ألتقي فيها الجميع تقريبا كل يوم في الصباح.",
};

const program = /program|automated|Programm|programme|programma|برنامج/i;

describe.each([
  ["en", "Do you drive yourself?", program],
  ["en", "Have you a mother yourself?", program],
  ["en", "And would you?", program],
  ["en", "How old are you?", program],
  ["en", "Are you a real person?", program],
  ["en", "Who wrote these?", /questions come from|set the main questions/],
  ["en", "who came up with these questions?", /questions come from|set the main questions/],
  ["de", "Fahren Sie selbst Auto?", program],
  ["de", "Sind Sie ein echter Mensch?", program],
  ["de", "Wer hat sich die Fragen ausgedacht?", /Trial Org/],
  ["es", "¿Usted conduce?", program],
  ["es", "¿Es usted una persona real?", program],
  ["es", "¿Quién escribió estas preguntas?", /Trial Org/],
  ["fr", "Vous conduisez vous-même ?", program],
  ["fr", "Êtes-vous une vraie personne ?", program],
  ["fr", "Qui a écrit ces questions ?", /Trial Org/],
  ["pt", "Você dirige?", program],
  ["pt", "Você é uma pessoa real?", program],
  ["pt", "Quem escreveu estas perguntas?", /Trial Org/],
  ["it", "Lei guida?", program],
  ["it", "È una persona vera?", program],
  ["it", "Chi ha scritto queste domande?", /Trial Org/],
  ["ar", "هل تقود السيارة؟", program],
  ["ar", "هل أنت شخص حقيقي؟", program],
  ["ar", "من كتب هذه الأسئلة؟", /Trial Org/],
])("in %s, %j gets a plain answer", (language, asked, answered) => {
  const answer = told[language] ?? "";

  test("alone, at the first question", () => {
    for (const { text } of replies([asked], language)) {
      expect(text).toMatch(answered);
      expect(text.endsWith(first), text).toBe(true);
    }
  });

  test("beside an answer, and the follow-up does not point at our facts", () => {
    for (const { text, move } of replies([`${answer} ${asked}`], language)) {
      expect(text).toMatch(answered);
      if (move.kind === "probe") expect(text).toMatch(/[:：]\n\n|[“„«]/u);
    }
  });

  test("after a follow-up", () => {
    for (const { text } of replies([answer, asked], language)) expect(text).toMatch(answered);
  });

  test("at the end, however often it is asked", () => {
    const skipped = ["skip", "skip"];
    for (const times of [1, 3]) {
      const said = [...skipped, ...Array.from({ length: times }, () => asked)];
      for (const { text } of replies(said, language))
        expect(text).toMatch(/Trial Org|program|automated|برنامج/i);
    }
  });
});

test.each([
  "They asked me how old are you and I told them.",
  "You wouldn't want that, would you?",
  "Do you know what I mean?",
  "My son said have you a car yourself, so I sold it to him.",
])("%j asks nothing about us", (said) => {
  expect(readIntent(said)).not.toMatch(/ask_self|ask_author/);
});

test("whoever asks at the very end who reads it is answered before the goodbye", () => {
  for (const { text, move } of replies(["skip", "skip", "nah dont think so. who reads this btw"])) {
    expect(move.kind).toBe("answer_meta");
    expect(text).toMatch(/Trial Org/);
    expect(text).not.toMatch(/Have a great day/);
  }
});

test.each([
  ["he comes at six and leaves it there. is this anonymous by the way", "ask_privacy"],
  ["i cant say where i work. how many more questions", "ask_duration"],
  ["Er kommt um sechs. ist das anonym", "ask_privacy"],
  ["Llega a las seis. cuántas preguntas quedan", "ask_duration"],
  ["Il vient à six heures. c'est anonyme au fait", "ask_privacy"],
  ["Ele vem às seis. quantas perguntas faltam", "ask_duration"],
  ["يأتي في السادسة. كم سؤال بقي", "ask_duration"],
  ["I do it by hand. who knows", "answer"],
  ["We had a dog. how he barked", "answer"],
])("a question at the end needs no mark: %j", (said, intent) => {
  expect(readIntent(said)).toBe(intent);
});

describe("what do you mean?", () => {
  test("of a question without an explanation is never met by that question again", () => {
    for (const asked of ["what do you mean?", "I don't understand", "how do you mean?"]) {
      for (const times of [1, 2]) {
        for (const { text } of replies(Array.from({ length: times }, () => asked)))
          expect(text).not.toContain(first);
      }
    }
  });

  test("says which answer would do", () => {
    expect(sayEnough("Tell me about the day you switched.")).toBe(
      "Anything that comes back to you is fine, however small.",
    );
    expect(sayEnough(first)).toMatch(/this week or last/);
    expect(sayEnough("Tell me about a time it helped.")).toMatch(/^Any one time/);
  });

  test.each([
    "To the crisps?",
    "After the pillar, or after my decision?",
    "Next after what, if I may? After the pillar, or after my decision?",
    "About which part?",
  ])("%j asks it too, after a follow-up", (asked) => {
    expect(asksBack(asked)).toBe(true);
    for (const { move, text } of replies([told.en ?? "", asked])) {
      expect(move.kind).toBe("clarify");
      expect(text).not.toContain(second);
    }
  });

  test.each(["What can you do?", "The bus? It's grand.", "Sure what else would you do?"])(
    "%j does not",
    (said) => {
      expect(asksBack(said)).toBe(false);
    },
  );
});

describe("what was told is not asked again", () => {
  test.each([
    "i just did?? sunday, 6 things, kept the green top, 5 went back",
    "I told you already. It was on sunday with the green top and five went back.",
  ])("%j goes on to the next question", (said) => {
    for (const { move } of replies(["that was sunday, 6 things, and i sent back 5 of them.", said]))
      expect(move.kind).toBe("ask");
  });

  test.each([
    "There would be, but you didn't ask. No, you're grand.",
    "You asked 'more about that' as if I knew what you meant. Otherwise no, I have said what there was to say.",
  ])("%j is the last word", (said) => {
    for (const { move } of replies(["skip", "skip", said])) expect(move.kind).toBe("close");
  });
});

test.each([
  "On foot, by bicycle, and my wife sees to the rest. I would not say 'get about', which is what a stray dog does.",
  "We took Birgitta. I would not say that the method failed.",
])("%j refuses nothing", (said) => {
  expect(refusesMore(said)).toBe(false);
});

test.each(["I'd rather not say.", "I would rather not talk about it.", "I'd sooner not go into that."])(
  "%j does",
  (said) => {
    expect(refusesMore(said)).toBe(true);
  },
);

describe("a question put as a wish to know", () => {
  test.each([
    [
      "I am not sure what you mean, nothing hangs over me. And may I ask whether the council will see what I write here?",
      "ask_passed_on",
    ],
    [
      "I do not think so. I should still like to know whether the council will see this, as I have been franker than I intended.",
      "ask_passed_on",
    ],
    ["It was fine. I'm wondering if my landlord gets to read this.", "ask_passed_on"],
    ["I always wondered whether the council would see sense, and it never did.", "answer"],
    ["I asked the doctor whether my son will get it.", "answer"],
  ])("%s", (message, intent) => {
    expect(readIntent(message)).toBe(intent);
  });
});

test.each([
  "Sorry, is it for myself you mean or with the clients?",
  "nothing to tell. tap was leaking, the landlord got a man in. wdym, like how did he park?",
  "wdym?",
])("%s asks what we mean", (message) => {
  expect(readIntent(message)).toBe("ask_meaning");
});
