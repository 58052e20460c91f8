import { describe, expect, test } from "vitest";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const seeds = ["a", "b", "c", "d", "e", "f"];
const weather = "What does the weather do to your plans?";

/** What we say after these answers, once for each seed. */
function texts(questions: readonly string[], ...answers: string[]): string[] {
  const guide = makeGuide({ questions: questions.map((text, at) => makeQuestion(`q${at}`, text)) });
  return seeds.map((seed) => {
    const turns = runInterview(guide, answers, "ok", { seed, maxTurns: answers.length + 1 });
    return listOurTurns(turns)[answers.length]?.text ?? "";
  });
}

/** Everything that we say in an interview with these answers. */
function wholeTalk(questions: readonly string[], ...answers: string[]): string {
  const guide = makeGuide({ questions: questions.map((text, at) => makeQuestion(`q${at}`, text)) });
  return listOurTurns(runInterview(guide, answers, "That's all."))
    .map(({ text }) => text)
    .join("\n");
}

describe("somebody who speaks ill of themselves is met first", () => {
  test.each([
    "if she'd just once said he asked for me I'd have stayed. sounds horrible doesn't it, wanting him to miss me",
    "I rang three times and let it ring out. I'm making a fuss.",
  ])("%s", (said) => {
    for (const text of texts(["What would have made you stay?"], said, "That's all."))
      expect(text).toMatch(/[?]/);
    for (const text of texts(["What would have made you stay?"], said)) expect(text).toMatch(/^That's/);
  });
});

describe("apologies", () => {
  test("are met once or twice in a talk, and never asked about or read back", () => {
    const said = [
      "It was a Tuesday and I put it away to read later. Sorry for going on.",
      "I'm sorry, I'm probably not the best person to ask.",
      "I went on the bus. Sorry, that's a poor answer.",
      "I'm sorry, I'm no use to you.",
    ];
    const ours = wholeTalk(["How did you hear of it?", "How was the day?", weather], ...said);
    const met = ours.match(/no need to be sorry|Nothing to be sorry for/gu) ?? [];
    expect(met.length).toBeGreaterThan(0);
    expect(met.length).toBeLessThanOrEqual(2);
    expect(ours).not.toMatch(/best person|poor answer|going on|no use to you/);
  });

  test("for not following us are met", () => {
    const asked = "We go bed by bed and it takes about twenty minutes.";
    for (const text of texts(["How do you do your round?", weather], asked, "Sorry, I'm not following you."))
      expect(text).toMatch(/^There's no need to be sorry\. (?!Sorry)/);
  });
});

describe("whoever has nothing to add is not asked for more", () => {
  test.each([
    "Nothing to add.",
    "That's all.",
    "No more.",
    "Not from me.",
    "No, I don't think so. Thank you for asking me.",
  ])("%s", (said) => {
    const told = "He put it in the drawer and we went home by bus.";
    for (const text of texts(["How was it?"], told, "By post.", said))
      expect(text).not.toMatch(/bit more|little more|more about|comes to mind\?/);
    for (const text of texts(["How was it?"], told, said))
      expect(text).not.toMatch(/bit more|little more|more about|comes to mind\?/);
  });
});

describe("grief, harm and confessions get a word before a question", () => {
  test.each([
    ["it smelt like my nan's house, she'd passed the year before, and I made my mind up", /sorry/],
    ["The customer heard all of it. Was ashamed.", /easy|matters|small thing|uncomfortable|live with/],
    ["I sat in the car and cried a bit.", /hard moment|a lot at once/],
    ["It was always the same voice, and I felt a fool.", /easy|matters|small thing|live with/],
    ["He laughed at me in front of them all and I went home.", /stung|hard way/],
    ["I lied on the form about my heart.", /^Thank|^I'm glad/],
    ["My boss never knew. I told nobody about the keys.", /^Thank|^I'm glad/],
  ])("%s", (said, met) => {
    for (const text of texts(["How was that?", weather], said)) expect(text.split("?")[0]).toMatch(met);
  });
});

test("“do you mean this or that?” is answered by a question, and the choice gets one too", () => {
  const told = "I had a good tidy up and I rang them three times that day.";
  for (const text of texts(["How was it?", weather], told, "Do you mean the ringing or the tidying?"))
    expect(text).toMatch(/^I meant where you wrote|^Only whether|^Either|^I meant anything/);
  for (const text of texts(
    ["How was it?", weather],
    told,
    "What do you mean, the tidying or the ringing?",
    "The ringing.",
  ))
    expect(text).not.toContain(weather);
});

test("a thank-you said late is left out, and so is “that is no small job” of what others made", () => {
  const kept = "I put it in the bread bin unopened and told nobody until the Saturday.";
  for (const text of texts(
    ["How was it?", weather],
    kept,
    "The date was clear. I went on the bus.",
    "It was fine.",
  ))
    expect(text).not.toMatch(/^Thank(?:s for| you for)/);
  for (const text of texts(
    ["What should it have said?", weather],
    "One more sentence, written by hand, like hers.",
  ))
    expect(text).not.toMatch(/small job|takes some doing|lot of work/);
});

test("who tells how things would be is not asked about a wish", () => {
  const ours = wholeTalk(
    [
      "How do you get about at the moment?",
      "What happened to the car?",
      "Tell me about a journey you made without the car.",
    ],
    "The bus, and whoever's passing. The bus is grand, you'd meet everyone.",
    "The Micra went to young Aoife next door for a great price, and we'd our own arrangement about it.",
    "You'd want to be organised, that's all. You plan the day round it, down to the tea.",
  );
  expect(ours).not.toMatch(/that matter to you|would that change|brings you to that|stood in the way/);
});

test("a wish that something be treated with discretion is no matter to ask about", () => {
  const said = "It contains one page written and a proper meal. The boy had drowned by then.";
  for (const plea of [
    "I think not. I would ask only that what I wrote of the boy be treated with discretion.",
    "just dont quote me with the 4000 followers number can",
    "No no, only that I would not want anybody to think I dont do it gladly.",
  ]) {
    const ours = wholeTalk(["How do your evenings go?"], said, "It was last year.", "No.", plea);
    expect(ours).not.toMatch(/discretion”|4000 followers|gladly”/);
  }
});

test("a child who drowned and a wish that it was over are met with a word of sympathy", () => {
  for (const said of [
    "I read it only in the morning. By then the boy had drowned at the beach. I have not turned off the telephone since.",
    "At night, in the corridor, I love her, and some nights I stand there and wish it was over.",
  ])
    for (const text of texts(["How do your evenings go?", weather], said))
      expect(text).toMatch(/sorry|hard|easy|carry|a lot|rough/i);
});

test("“God forgive me” is no apology to us, and a joking “dont ask” no refusal", () => {
  for (const text of texts(
    ["How do you spend it?", weather],
    "She goes down early God forgive me, then it's mine.",
  ))
    expect(text).not.toMatch(/sorry/i);
  for (const text of texts(
    ["How do you know that the day is over?", weather],
    "One side says sleep, the other ten more minutes. And I got company, sort of, dont ask haha",
  ))
    expect(text).not.toMatch(/pass on that|different one|something else/);
});

test("whoever said more than they meant to is not asked for more", () => {
  for (const text of texts(
    ["How was it?"],
    "It was fine, as I said.",
    "No, thank you. I believe that I have said rather more than I intended.",
  ))
    expect(text).not.toMatch(/a little more|behind that|tell me more/);
});
