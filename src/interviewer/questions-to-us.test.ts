import { describe, expect, test } from "vitest";
import { readIntent } from "./intents.ts";
import { listMoveKinds, listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const question = "How do you keep track of them?";

function guideIn(language = "en") {
  const plain = makeGuide();
  return makeGuide({
    language,
    facts: { ...plain.facts, organization: "Trial Org", contact: null },
    questions: [makeQuestion("q1", question), makeQuestion("q2", "What does the weather do to your plans?")],
  });
}

/** What we say after the last of these messages. */
function reply(answers: readonly string[], language = "en", seed = "s"): string {
  const turns = runInterview(guideIn(language), answers, "ok", { seed, maxTurns: answers.length + 1 });
  return listOurTurns(turns).at(-1)?.text ?? "";
}

describe("what people ask us in a few words is heard", () => {
  test.each([
    ["left out how?", "ask_meaning"],
    ["decide what?", "ask_meaning"],
    ["brings what on?", "ask_meaning"],
    ["what brings what on", "ask_meaning"],
    ["such as?", "ask_meaning"],
    ["what thing", "ask_meaning"],
    ["not sure what your asking", "ask_meaning"],
    ["Wie meinen Sie das?", "ask_meaning"],
    ["comment ça ?", "ask_meaning"],
    ["¿Cómo que escondido?", "ask_meaning"],
    ["ماذا تقصد؟", "ask_meaning"],
    ["are you a computer?", "ask_robot"],
    ["is this a computer?", "ask_robot"],
    ["is it a machine im talking to", "ask_robot"],
    ["is there anybody there", "ask_robot"],
    ["will my daughter hear of it?", "ask_passed_on"],
    ["does my doctor get this?", "ask_passed_on"],
    ["i asked if my boss reads it", "ask_passed_on"],
    ["Erfährt mein Chef davon?", "ask_passed_on"],
    ["¿Se va a enterar mi jefe?", "ask_passed_on"],
    ["mon chef va le savoir ?", "ask_passed_on"],
    ["O meu chefe vai saber?", "ask_passed_on"],
    ["هل سيعرف مديري؟", "ask_passed_on"],
    ["Before I do, does anyone at the bus company see this? Is my name on it?", "ask_passed_on"],
    ["does anybody from work read this", "ask_passed_on"],
    ["is my name on it?", "ask_privacy"],
    ["you write my name with this? who can see it", "ask_privacy"],
    ["who is reading it", "ask_privacy"],
    ["I don't want anybody to know my name", "ask_privacy"],
    ["why do you want to know that?", "ask_purpose"],
    ["what has that to do with it", "ask_purpose"],
    ["Warum fragen Sie das?", "ask_purpose"],
    ["لماذا تسأل؟", "ask_purpose"],
    ["is that ok?", "ask_fine"],
    ["am i allowed to say that?", "ask_fine"],
    ["you didn't answer me", "unanswered"],
    ["that's not what i asked", "unanswered"],
    ["Sie haben nicht geantwortet", "unanswered"],
    ["No me ha contestado", "unanswered"],
    ["لم تجبني", "unanswered"],
  ])("%j is read as %s", (text, intent) => {
    expect(readIntent(text)).toBe(intent);
  });

  test.each([
    "A woman, she died in an accident. I dont know her name",
    "My daughter will see it when she is older.",
    "They told me how.",
    "The doctor never answered my letter.",
    "It is a machine that beeps.",
  ])("%j is an answer", (text) => {
    expect(readIntent(text)).toBe("answer");
  });
});

describe("a question back is answered in its place, and then ours is put again", () => {
  test.each([
    ["are you a computer?", /program|automated/],
    ["is this a robot?", /program|automated/],
    ["will my daughter hear of it?", /don't pass anything on|Not from me/],
    ["why do you ask?", /I ask because|so I ask/],
    ["who reads this?", /Trial Org/],
    ["is that ok?", /right or wrong|as much or as little/],
  ])("at the start: %j", (asked, answered) => {
    const text = reply([asked]);
    expect(text).toMatch(answered);
    expect(text.endsWith(question), text).toBe(true);
  });

  test("in a follow-up, with the words of theirs that it stands on", () => {
    const told = "I keep a private list that nobody at work knows of.";
    for (const seed of ["a", "b", "c", "d"]) {
      const followUp = reply([told], "en", seed);
      const asked = followUp.split(/(?<=[.!])\s/u).at(-1) ?? "?";
      const text = reply([told, "will my boss see it?"], "en", seed);
      expect(text).toMatch(/don't pass|Not from me/);
      expect(text.endsWith(asked), text).toBe(true);
    }
  });

  test("a follow-up that was not understood is put in simpler words, with what it was about", () => {
    const told = "I keep a private list that nobody at work knows of.";
    for (const seed of ["a", "b", "c", "d"]) {
      const text = reply([told, "brings what on?"], "en", seed);
      expect(text).toMatch(/I meant|Only whether/);
      expect(text).toMatch(/private list|nobody at work knows/);
    }
  });

  test("so is the next one that was not understood", () => {
    const told = "I keep a private list that nobody at work knows of.";
    const more = "There was an accident with it once, in the spring, and I hid it.";
    const text = reply([told, "like what?", more, "what do you mean?"]);
    expect(text).toMatch(/I meant|Only whether|Just whether/);
    expect(text).not.toMatch(/weather/);
  });

  test("whoever minds that it stayed open has it answered now", () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const text = reply(["who reads this?", "you didn't answer me"], "en", seed);
      expect(text).toMatch(/[Ss]orry/);
      expect(text).toMatch(/Trial Org/);
      expect(text.endsWith(question), text).toBe(true);
    }
  });

  test("where nothing of theirs is found, they are asked for it", () => {
    const text = reply(["It beeps.", "you didn't answer me"]);
    expect(text).toMatch(/missed your question|got past me/);
    expect(text).not.toMatch(/weather/);
  });

  test("after the last question too", () => {
    const kinds = listMoveKinds(runInterview(guideIn(), [], "Fine."));
    const before = kinds.indexOf("anything_else");
    for (const asked of [
      "are you a computer?",
      "like what?",
      "will my daughter hear of it?",
      "does anyone at the bus company see this?",
      "you didn't answer me",
    ]) {
      const text = reply([...Array.from({ length: before }, () => "Fine."), asked]);
      expect(text).toMatch(/program|automated|anything|Anything|Not from me|don't pass|missed|got past/);
      expect(text).not.toMatch(/Have a great day/);
    }
  });

  test.each([
    ["de", "Erfährt mein Chef davon?", /Von mir nicht|Ich gebe nichts/],
    ["es", "¿Se va a enterar mi jefe?", /De mi parte, no|No paso nada/],
    ["fr", "Mon chef va le savoir ?", /Pas de mon côté|Je ne transmets rien/],
    ["pt", "O meu chefe vai saber?", /Da minha parte, não|Não passo nada/],
    ["it", "Il mio capo lo saprà?", /Da parte mia no|Io non passo nulla/],
    ["ar", "هل سيعرف مديري؟", /ليس مني|لا أنقل شيئا/],
  ])("in %s", (language, asked, answered) => {
    const text = reply([asked], language);
    expect(text).toMatch(answered);
    expect(text.endsWith(question), text).toBe(true);
  });
});
