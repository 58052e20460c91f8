import { describe, expect, test } from "vitest";
import { getPhraseBook } from "./books.ts";
import type { InterviewerTurn, StudyFacts } from "./guide.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const seeds = ["a", "b", "c", "d", "e", "f"];

function guideWith(question: string, facts: Partial<StudyFacts> = {}, language = "en") {
  const plain = makeGuide();
  return makeGuide({
    language,
    facts: { ...plain.facts, organization: "Trial Org", contact: null, ...facts },
    questions: [
      makeQuestion("q1", question),
      makeQuestion("q2", "What does the weather do to your plans?"),
      makeQuestion("q3", "What would you like to add to the list?"),
    ],
  });
}

/** Our turns after the last of these answers, once for each seed. */
function replies(question: string, ...answers: string[]): InterviewerTurn[] {
  return seeds.map((seed) => {
    const turns = runInterview(guideWith(question), answers, "ok", { seed, maxTurns: answers.length + 1 });
    const reply = turns[answers.length * 2];
    if (reply?.speaker !== "interviewer") throw new Error("no reply");
    return reply;
  });
}

function texts(question: string, ...answers: string[]): string[] {
  return replies(question, ...answers).map(({ text }) => text);
}

describe("a question about our own question gets an answer", () => {
  const day = "Morning and evening, at eight. The evening one falls right in the dinner service.";

  test.each([
    "Which child do you mean, the pupil or my daughter?",
    "About what exactly, the tablets or the work?",
    "Of which one, the first or the second?",
  ])("%j takes either, and nobody is sent to the team", (asked) => {
    for (const { text, move } of replies("Which part of your day is it?", day, asked)) {
      expect(move.kind).toBe("clarify");
      expect(text).toMatch(/you wrote “|to “|Either|anything in what/);
      expect(text).not.toMatch(/team at/);
    }
  });

  test("without two things to choose from, what we meant is said", () => {
    for (const text of texts("How do you do it?", "I have a private list, nobody knows.", "About what?")) {
      expect(text).toMatch(/I meant|Only whether/);
      expect(text).not.toMatch(/can't answer|don't know that|team at/);
    }
  });

  test.each([
    ["de", "Welches Kind meinen Sie, die Schülerin oder meine Tochter?"],
    ["es", "¿A qué niño se refiere, al alumno o a mi hija?"],
    ["fr", "De quel enfant parlez-vous, de l'élève ou de ma fille ?"],
    ["pt", "De que criança está falando, da aluna ou da minha filha?"],
    ["it", "Di quale bambina parla, dell'alunna o di mia figlia?"],
    ["ar", "أي طفل تقصد، التلميذة أم ابنتي؟"],
  ])("in %s too", (language, asked) => {
    const first: Record<string, string> = {
      de: "Meine Tochter war damals in der Schule und alles war neu für uns beide dort.",
      es: "Mi hija estaba entonces en la escuela y todo era nuevo para nosotras dos allí.",
      fr: "Ma fille était alors à l'école et tout était nouveau pour nous deux là-bas.",
      pt: "A minha filha estava então na escola e tudo era novo para nós duas naquele lugar.",
      it: "Mia figlia allora andava a scuola e lì per noi due era tutto nuovo.",
      ar: "كانت ابنتي في المدرسة وكان كل شيء جديدا علينا نحن الاثنتين هناك في ذلك الوقت.",
    };
    const guide = guideWith("How was it?", {}, language);
    const turns = runInterview(guide, [first[language] ?? "", asked], "ok", { maxTurns: 3 });
    expect(listOurTurns(turns)[2]?.move.kind).toBe("clarify");
  });
});

describe("whoever asks if it is anonymous is told", () => {
  const family =
    "Ok its anonymous I hope. There is a family here, one of the boys made my daughters life hard for two years. You cant say that at the school gate so I say french.";

  test("a hope beside a confession: their name, then who reads it", () => {
    for (const { text, move } of replies("What did you leave out?", family)) {
      expect(move).toMatchObject({ answering: { topic: "privacy" } });
      expect(text).toMatch(/as far as your name goes|Your name isn't needed/);
      expect(text.search(/Trial Org/)).toBeGreaterThan(text.search(/name/));
      expect(text).not.toMatch(/(?:days|gone)\. (?:Right|I see|Thanks)/);
    }
  });

  test("asked twice, it is answered twice in other words", () => {
    const again = "Because everybody knows them there. And is it anonymous, what I write here?";
    const turns = runInterview(guideWith("What did you leave out?"), [family, again], "ok", { maxTurns: 3 });
    const [, first = "", second = ""] = listOurTurns(turns).map(({ text }) => text);
    for (const text of [first, second]) expect(text).toMatch(/your name|Your name/);
    expect(second).not.toBe(first);
  });

  test.each(["Hoffentlich ist das anonym.", "Espero que sea anónimo.", "J'espère que c'est anonyme."])(
    "%j is heard",
    (said) => {
      for (const { text } of replies("How was it?", said)) expect(text).toMatch(/name/i);
    },
  );
});

describe("“what happened next?” is asked of what happened", () => {
  test.each([
    "The websites, two open days, and the other mums, they know everything. And this one is near, our address helped there",
    "Its paid per head, so if money gets tight its one of the first things to go",
    "my coat?? its a long padded one, from the market. I put it on when I come home",
    "I looked at everything that eats power, even the fridge gets its holiday",
  ])("not of %j", (said) => {
    for (const text of texts("Tell me how you found out about it.", said)) {
      expect(text).not.toMatch(/happened next|do then|when that happened|go from there|at the time/);
    }
  });
});

describe("warmth fits what was said", () => {
  test.each([
    "We are done, luckily :) She started in september and for the other one we have different plans",
    "That is one thing, not a few :) and not the important one",
    "haha its our fourth one. we just like tools i guess",
  ])("nobody laughs at %j", (said) => {
    for (const text of texts("Where are you with it?", said)) expect(text).not.toMatch(/^Ha\b/);
  });

  test.each([
    "The template overwrote the board. I lost all my design tickets.",
    "First winter here I got a bill of 190 euro, I nearly fell over. Since then I look every day.",
    "She did the test, and she is so proud, she did it by herself.",
  ])("%j is no tragedy", (said) => {
    for (const text of texts("What happened that day?", said)) {
      expect(text).not.toMatch(/sorry|carry|rather leave|rather not|isn't easy|hard/i);
    }
  });

  test.each([
    "I count money in my head. some nights I think what kind of mother am I. Then morning comes.",
    "Heavy. She touches them every week and doesnt know me",
    "I still get a lump in my throat when I go past there.",
  ])("%j is met with more than a word", (said) => {
    for (const { text, move } of replies("What is that like?", said)) {
      expect(move.reading?.tone).toBe("feeling");
      const book = getPhraseBook("en");
      const warm = [
        ...book.acknowledgements.feeling,
        ...(book.sympathies ?? []).flatMap(({ phrases }) => phrases),
      ];
      expect(
        warm.some((met) => text.startsWith(met)),
        text,
      ).toBe(true);
    }
  });

  test("after a long answer a word is a clause", () => {
    const said =
      "Two of the tablets in there are for something else, since three years. Every sunday they go into the box with the others and the tea is on, and it is quiet in the kitchen then, and the week begins like that.";
    for (const text of texts("What is that like?", said))
      expect(text).not.toMatch(/^(?:I see|Right|Thanks\.)/);
  });
});

describe("a half-said thing is asked about at once", () => {
  test.each([
    [
      "We packed in the night and my own box stayed there. And the strange thing was how I was in those days",
      "own box stayed there",
    ],
    ["She settled in fast. The younger one is 8, for her we have different plans", "different plans"],
    ["She knows them all by colour. Not what every one is for", "Not what every one is for"],
    [
      "The times are in the app. And there are weeks when the two have nothing to do with each other",
      "there are weeks",
    ],
    ["It can be like that. I never checked it with them because of the nine days", "never checked"],
  ])("%j", (said, words) => {
    for (const { move } of replies("How do you do it?", said)) {
      expect(move.kind === "probe" ? move.about : "").toContain(words);
    }
  });

  test("an accident named in passing is quoted", () => {
    const said = "Everyone picked colours. There was a little accident too but we survived";
    for (const { text } of replies("Tell me about the first day.", said))
      expect(text).toContain("“There was a little accident too but we survived”");
  });

  test("what somebody adds at the end comes before what we noted", () => {
    const guide = guideWith("How do you do it?");
    const turns = runInterview(
      guide,
      [
        "It beeps, you tick it off, it counts your days in a row. I keep a private list in the kitchen as well.",
        "Nothing more to say.",
        "Fine.",
        "Fine.",
        "Fine.",
        "Fine.",
      ],
      "Only the quick answer. For that I would even put my hand in my pocket",
    );
    const ours = listOurTurns(turns);
    const after = ours[ours.findIndex(({ move }) => move.kind === "anything_else") + 1];
    expect(after?.move.kind === "probe" && after.move.earlier).not.toBe(true);
    expect(after?.text).not.toMatch(/Earlier|Going back|A while ago|come back to/);
  });

  test("two statements run together are no thing to come back to", () => {
    for (const text of texts(
      "What do you use?",
      "It beeps, you tick it off, it counts your days in a row.",
    )) {
      expect(text).not.toMatch(/tick it off, it counts/);
    }
  });
});

test("no frame is put round two things of one talk", () => {
  const answers = [
    "My neighbour told me about it.",
    "My uncle too.",
    "I have a cousin there.",
    "There is a form.",
    "Then a teacher called.",
    "The boss agreed.",
  ];
  for (const seed of seeds) {
    const said = listOurTurns(runInterview(guideWith("How was it?"), answers, "ok", { seed }));
    const all = said.map(({ text }) => text).join(" ");
    expect(all).not.toMatch(/come into it/);
    expect(all.match(/What should I know about/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});
