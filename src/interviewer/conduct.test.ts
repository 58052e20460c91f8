import { describe, expect, test } from "vitest";
import type { InterviewerTurn, Move, Turn } from "./guide.ts";
import { readIntent } from "./intents.ts";
import { refusesMore } from "./refusals.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";
import { wordMove } from "./voices/built-in/voice.ts";
import { pleadsDiscretion } from "./what-people-mind.ts";

const seeds = ["a", "b", "c", "d"];
const open = "How do you keep warm at home in the winter?";
const next = "What does the weather do to your plans?";

function guideIn(language = "en") {
  const plain = makeGuide();
  return makeGuide({
    language,
    facts: { ...plain.facts, organization: "Trial Org", contact: null },
    questions: [
      makeQuestion("q1", open),
      makeQuestion("q2", next),
      makeQuestion("q3", "What else is there?"),
    ],
  });
}

/** Our turn after the last of these messages, once for each seed. */
function replies(answers: readonly string[], language = "en"): InterviewerTurn[] {
  return seeds.flatMap((seed) => {
    const turns = runInterview(guideIn(language), answers, "ok", { seed, maxTurns: answers.length + 1 });
    return listOurTurns(turns).slice(-1);
  });
}

const told = "I sit in the kitchen with the oven on. I told nobody about the bill.";

describe("whoever minds a question gets a word, and the way back", () => {
  test.each([
    ["en", "That's a peculiar question."],
    ["en", "I thought this was about the garden"],
    ["de", "Das ist eine komische Frage."],
    ["de", "Ich dachte, hier geht es um den Garten"],
    ["es", "Qué pregunta más rara"],
    ["fr", "Drôle de question"],
    ["pt", "Que pergunta estranha"],
    ["it", "Che domanda strana"],
    ["ar", "سؤال غريب"],
  ])("%s: %j", (language, said) => {
    expect(readIntent(said)).toBe("minds_question");
    for (const { text } of replies([said], language)) {
      expect(text).toMatch(
        /^(?:Sorry|Entschuldigung|Verzeihung|Perdone|Disculpe|Pardon|Excusez|Desculpe|Mi scusi|Scusi|عذرا|المعذرة)/u,
      );
      expect(text).toContain(open);
    }
  });

  test("a follow-up of ours that they mind is dropped with an apology", () => {
    for (const { text } of replies([told, "That's a peculiar question."])) {
      expect(text).toMatch(/^Sorry/);
      expect(text).toContain(next);
    }
  });

  test.each([
    "I thought this was the best school for him, so we went.",
    "It was a strange question they put to my wife at the desk that day in the rain, and she left at once.",
    "The doctor asked a funny thing.",
  ])("%j minds nothing of ours", (said) => {
    expect(readIntent(said)).not.toBe("minds_question");
  });
});

describe("“what do you mean?”", () => {
  test("after a follow-up without words of theirs says that anything will do, and that nothing is fine", () => {
    const move: Move = { kind: "probe", questionId: "q1", about: null };
    const turns: Turn[] = [
      { speaker: "participant", text: "ok then", at: 0 },
      { speaker: "interviewer", text: "Could you say a bit more about that?", at: 1, move },
      { speaker: "participant", text: "what do you mean?", at: 2 },
    ];
    const again: Move = { kind: "clarify", questionId: "q1" };
    for (const seed of seeds) {
      const text = wordMove({ guide: guideIn(), turns, move: again, seed });
      expect(text).toMatch(/If there's nothing, we can go on|If not, say so/);
    }
  });

  test("asked twice, a question is put in yet other words", () => {
    for (const { move, text } of replies(["what do you mean?", "sorry, what do you mean?"])) {
      expect(move.kind).toBe("clarify");
      expect(text).not.toContain(next);
    }
  });
});

describe("a question to us beside an answer is answered in the same turn", () => {
  test.each([
    ["I'd help if someone young took it on. How long do you keep what I write here by the way?", /90 days/],
    ["We sit there in our coats and laugh about it. Is it normal do you think?", /don't|can't|couldn't/],
    ["I sorted it myself in the end with tape. What do you think of that?", /don't|can't|couldn't/],
    ["I keep my own list at home, so please don't pass that on.", /Not from me|don't pass/],
    ["You didn't answer me. I asked whether that goes to my head.", /Trial Org/],
    ["He put up the rent after that. I don't want him to hear it from you.", /Not from me|don't pass/],
  ])("%j", (said, answered) => {
    for (const { text, move } of replies([said])) {
      expect(move.answering ?? move.kind).toBeTruthy();
      expect(text).toMatch(answered);
    }
  });

  test.each([
    ["de", "Wir sitzen abends alle zusammen in der Küche. Glauben Sie, das ist normal?"],
    ["es", "Por la noche nos sentamos todos en la cocina. ¿Cree usted que es normal?"],
    ["fr", "Le soir nous restons tous dans la cuisine. Vous trouvez ça normal ?"],
    ["pt", "À noite ficamos todos juntos na cozinha. O que acha disso?"],
    ["ar", "في المساء نجلس كلنا معا في المطبخ. هل هذا طبيعي؟"],
  ])("%s: %j", (language, said) => {
    for (const { move } of replies([said], language)) expect(move.answering?.topic).toBe("other");
  });

  test.each([
    "They just walked off. You know what I mean?",
    "And I said, what do you want from me?",
    "They painted over it again, the same grey. What can you do?",
  ])("%j asks us nothing", (said) => {
    expect(readIntent(said)).not.toBe("ask_other");
  });
});

describe("what people said in trials", () => {
  test.each([
    "then she said mama I don't want to go there, so we agreed for once",
    "The driver told me he'd rather not say where it went.",
  ])("%j refuses nothing of ours", (said) => {
    expect(refusesMore(said)).toBe(false);
    for (const { move } of replies([said])) expect(move.kind).not.toBe("respect_skip");
  });

  test.each([
    "pass on what? I didn't refuse anything, the moment was the teacher in the car park, I just told you",
    "The car park!! see above.",
    "I think I already explained this one",
  ])("%j gets an apology and another question", (said) => {
    for (const { text } of replies([said])) {
      expect(text).toMatch(/orry|Fair point/);
      expect(text).not.toContain(open);
      expect(text).toContain(next);
    }
  });

  test("what people tell beside a complaint is taken up", () => {
    const said = "You asked that just now, no? Inside I am a bit frightened because of those days.";
    for (const { move } of replies([said])) expect(move.kind).toBe("probe");
  });

  test.each([
    "By the way, will this what I write go to my company? I dont want that",
    "You didnt answer me, does my company or my boss see this?",
    "who sees this, would my doctor or the bus company get hold of it?",
  ])("%j hears that it does not come from us", (said) => {
    for (const { text } of replies([said])) expect(text).toMatch(/Not from me|don't pass/);
  });

  test("whether their name is written and whether this is still the subject is answered", () => {
    for (const { text } of replies(["are you going to write my name somewhere with this?"]))
      expect(text).toContain("Trial Org");
    expect(readIntent("but is this still about the school?")).toBe("ask_purpose");
  });
});

describe("a refusal closes the matter", () => {
  const refusals: [string, string][] = [
    ["en", "I'd sooner not."],
    ["en", "I'd rather not say, if you don't mind."],
    ["en", "I'd sooner not go into that."],
    ["en", "That's private."],
    ["en", "I'd prefer not to, thanks."],
    ["de", "Das ist mir zu privat."],
    ["es", "Prefiero no decirlo, es personal."],
    ["fr", "C'est trop personnel."],
    ["pt", "Isso é muito pessoal."],
    ["it", "È una cosa troppo personale."],
    ["ar", "هذا أمر شخصي"],
  ];

  test.each(refusals)("%s: %j", (language, said) => {
    expect(refusesMore(said) || readIntent(said) === "skip").toBe(true);
    for (const { move, text } of replies([said], language)) {
      expect(move).toMatchObject({ kind: "respect_skip", thenAsk: "q2" });
      expect(text).toContain(next);
    }
  });

  test("nothing of a refused question comes back later", () => {
    const answers = [told, "I'd sooner not.", "It rains a lot here.", "Not really.", "No.", "No."];
    for (const seed of seeds) {
      const ours = listOurTurns(runInterview(guideIn(), answers, "No.", { seed }));
      for (const { text, move } of ours.slice(2)) {
        if (move.kind === "probe") expect(text).not.toMatch(/oven|bill|kitchen|nobody/);
      }
    }
  });

  test("of the last question too, with a word", () => {
    const guide = makeGuide({ questions: [makeQuestion("q1", open)] });
    for (const seed of seeds) {
      const turns = runInterview(guide, ["I'd rather not say."], "no", { seed, maxTurns: 2 });
      expect(listOurTurns(turns)[1]?.text).toMatch(/^No problem, we'll leave that one\. /);
    }
  });
});

test("the last question gets as many follow-ups as the first", () => {
  const questions = ["a", "b", "c", "d", "e"].map((id) =>
    makeQuestion(id, `How do you keep your ${id} in order?`, { depth: "normal" }),
  );
  const answers = [
    "I keep a second list in the shed. My wife found it once.",
    "We moved it out in June. It was a relief.",
    "He shouted at me over the keys. I left the room.",
    "I gave up the choir in the end. I miss it.",
    "They changed the rota again. I never asked why.",
    "My sister stopped coming after the party.",
    "I sold the van and told nobody.",
    "We used to sing in there. Not any more.",
    "I wrote my own rules on the wall.",
    "She left it on the table and never came back.",
    "I said I was ill that day, which I wasn't.",
    "They put the desk by the door without asking me.",
    "My hands were shaking when I opened the letter.",
    "He knows about the money and he says nothing.",
    "I cried on the bus home.",
  ];
  const turns = runInterview(makeGuide({ questions, minutes: 15 }), answers);
  const count = (id: string) =>
    listOurTurns(turns).filter(({ move }) => move.kind === "probe" && move.questionId === id).length;
  expect(count("e")).toBeGreaterThanOrEqual(2);
  expect(count("e")).toBeGreaterThanOrEqual(count("c"));
});

describe("the end fits the talk", () => {
  test("after a plea for discretion it says how to take it back, before the fixed words", () => {
    const said = "I keep my own list at home, so please don't pass that on.";
    for (const seed of seeds) {
      const last = listOurTurns(runInterview(guideIn(), [said], "No.", { seed })).at(-1)?.text ?? "";
      expect(last).toMatch(/delete everything you wrote/);
      expect(last).toMatch(/Have a great day!$/);
    }
  });

  test("after a plea nothing is read back", () => {
    const said = ["They made me come in and sign a form there.", "I don't want him to hear it from you."];
    for (const seed of seeds) {
      const kinds = listOurTurns(runInterview(guideIn(), said, "No.", { seed })).map(({ move }) => move.kind);
      expect(kinds).not.toContain("recap");
    }
  });

  test.each([
    ["de", "Bitte das nicht weitererzählen."],
    ["es", "Por favor no lo cuente."],
    ["fr", "Ne le répétez à personne."],
    ["pt", "Isto fica entre nós."],
    ["it", "Che resti tra noi, per favore."],
    ["ar", "لا تخبر أحدا بذلك"],
  ])("a plea in %s: %j", (_, said) => expect(pleadsDiscretion(said)).toBe(true));
});
