import { describe, expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { codeSaid, oneAnswer, openStudy, productStudy } from "../testing/code-said.ts";

const listKinds = (text: string, asked?: string) =>
  codeSaid(text, { asked }).statements.map((statement) => statement.kind);

const listTexts = (text: string, asked?: string) =>
  analyze([oneAnswer(text, asked)], productStudy).findings.map((finding) => finding.text);

test("trouble and a wish in one long breath are told each by its own words", () => {
  const findings = analyze(
    [
      oneAnswer(
        "On Tuesday I stood in the shop for 20 minutes since the app was frustrating to search, so I would love a list that sorts by aisle.",
      ),
    ],
    openStudy,
  ).findings.map(({ kind, text }) => [kind, text]);
  expect(findings).toContainEqual(["opportunities", "I would love a list that sorts by aisle"]);
  expect(findings).toContainEqual([
    "painPoints",
    "On Tuesday I stood in the shop for 20 minutes since the app was frustrating to search",
  ]);
});

test("a wish of middling length keeps what it is for, and how that feels", () => {
  const text =
    "Honestly I wish Slack had a digest, since searching for old decisions takes me 20 minutes every morning and that is frustrating.";
  expect(listTexts(text)).toContain(
    "I wish Slack had a digest, since searching for old decisions takes me 20 minutes every morning and that is frustrating",
  );
});

describe("a reader threw these findings away", () => {
  test.each([
    "I'm not saying the crew was rude to anybody on board.",
    "It's not that the cabins are horrible, they're cleaner than mine at home.",
    "I don't say the captain is a liar, she has an awful job.",
    "Hearing the old captain shout at the awful storm, I'd pay to see that again.",
  ])("what is denied or welcomed is no pain point: %s", (text) => {
    expect(listKinds(text)).not.toContain("painPoints");
    expect(listKinds(text)).not.toContain("opportunities");
  });

  test.each([
    "One morning I thought, he's a bad colour.",
    "There was a bloke by the radiator and I thought ok he's either a murderer or a bus driver.",
    "I leave my laptop when I go to the petrol station, which is probably stupid.",
    "My husband gets the deaf version, poor guy.",
    "People go on about the noise but I'm on sites, my whole life's noise.",
    "You find a pressure sore at the wash or you find it in the coroner's report.",
    "I do nights since my husband died, that is six years.",
    "Points I couldn't tell you, I think I've got some in the app.",
    "Had a customer going mad on Friday so me, my team leader and billing jumped on a call.",
  ])("bad words alone are no pain point: %s", (text) => {
    expect(listKinds(text)).not.toContain("painPoints");
  });

  test.each([
    ["trouble of a place that is only named", "Send me where no one knows me and I'll be a student."],
    ["a time that is only named", "When I am angry I go in Polish."],
    ["what others complain of", "I know people moan about the green dot but I like the green dot."],
    ["somebody else's, said to be the same", "My neighbour waits two months and she has the same problem."],
  ])("%s is no pain point", (_, text) => {
    expect(listKinds(text)).not.toContain("painPoints");
  });

  test.each([
    "The printer's been broken three Sundays out of five.",
    "They had sent me the wrong rota for two weeks.",
    "I was ashamed to say slower in the hospital.",
    "The green dot makes me feel watched.",
    "The permissions of the shared folder are terrible.",
  ])("what does not work, or how somebody feels for it, is one: %s", (text) => {
    expect(listKinds(text)).toContain("painPoints");
  });

  test.each([
    "I booked a test that afternoon.",
    "I fell asleep in my dinner.",
    "I thought everyone had started mumbling.",
    "We live across from a school, at ten the break starts.",
    "I never talked to one of them before.",
    "I thought about leaving that ward every day.",
    "I haven't the internet at home, only the phone.",
  ])("what happened once, or was only thought, is no behaviour: %s", (text) => {
    expect(listKinds(text, "How do you usually go about it?")).not.toContain("behaviors");
  });

  test("what somebody does is one", () => {
    const said = "I coordinate home visits from my spare room.";
    expect(listKinds(said, "What does a typical day look like?")).toEqual(["behaviors"]);
    expect(listKinds("I get three or four novels every Friday.")).toEqual(["behaviors"]);
  });

  test.each([
    ["I know every creak in it so I'd be perfectly at ease.", "How at ease would you be?"],
    ["i dont really want chatting to, i get that all day", "What is missing?"],
    ["I'd like it noted that the phone still works.", "What do you wish were different?"],
    ["I did wonder if I'd speak up again, and that scares me more.", "What would you change about it?"],
  ])("what nobody asks for is no opportunity: %s", (text, asked) => {
    expect(listKinds(text, asked)).not.toContain("opportunities");
    expect(listKinds(text, asked)).not.toContain("missingFeatures");
  });

  test.each([
    [
      "a preference that was restricted",
      "I like a little fire me, and they've gone & restricted it so its only November.",
      "What do you like?",
    ],
    [
      "a young man's kindness",
      "A young man telephoned me the same afternoon, he was kindness itself.",
      "Have you ever needed support?",
    ],
    ["a refusal", "I leave that one out, sorry.", "How do you usually go about it?"],
    ["one day's doing", "I put my name down before my daughter was born.", "How did you get your plot?"],
    ["relief", "I hate asking for money, and this way it isn't me asking, it's the robot.", undefined],
  ])("%s stands under no kind", (_, text, asked) => {
    expect(listKinds(text, asked)).toEqual([]);
  });

  test("what cannot be got back is no wish", () => {
    const said = "I once lost a draft when the page refreshed, there's no way to get it back.";
    expect(listKinds(said)).not.toContain("opportunities");
    expect(listKinds("There's no way to get a draft back.")).toEqual(["painPoints"]);
  });

  test("how long it took is no success story", () => {
    expect(listKinds("Forty pounds, and it took me the best part of an hour.")).toEqual([]);
  });

  test("what was bad all the same stays a pain point", () => {
    expect(listKinds("I'm not saying it is always so, but the ticket machine is a nightmare.")).toContain(
      "painPoints",
    );
  });

  test("who somebody is and how to take their words is no suggestion", () => {
    expect(
      listKinds("Ticket clerk, retired in 2019, so you should weigh what I say accordingly."),
    ).not.toContain("suggestions");
  });

  test.each([
    "Ended up writing summaries by e-mail after every call",
    "Always one of the problems they faced with this as well was like",
    "Every day to campus, and at weekends to see friends.",
    "On Tuesday my shift ran late, the chicken stayed in the",
    "Just from a compliance standpoint.",
    "Because at the beginning, I (unintelligible), I didn't see anything.",
    "Oh, did you set years to be nominal or no, no, no, they were just.",
    "Additional capabilities.",
    "Bad things about democracy.",
    "Rights and Duties",
    "But at the same time, this also does not include",
    "Horrible, I still think about it",
  ])("no statement is made of the fragment: %s", (text) => {
    expect(listKinds(text)).toEqual([]);
  });

  test.each([
    "I wish you all a good weekend.",
    "Thank you so much for having me today.",
    "Have a great day and good luck with the study!",
    "It was nice talking to you about the bike.",
    "Yeah. Yeah.",
    "Yeah, okay, right, exactly, yeah.",
    "I want to stop.",
    "What do you mean?",
    "I don't understand your question.",
    "I already told you.",
    "I already told you that before.",
    "asdfgh",
    "asdfgh qwertz asdf hjkl uiop",
    "Is this anonymous?",
    "That is a really difficult question for me.",
    "I need to think about this question.",
    "Let me share my screen with you.",
    "Just give me a second to get it up.",
    "I can't think of anything that annoys me.",
    "I don't know what to say about that.",
    "No, I am fine, it was a joke, sorry.",
    "Why don't you record me?",
    "I was unsure about the definition that I gave before.",
  ])("no statement is made of: %s", (text) => {
    expect(listKinds(text)).toEqual([]);
    expect(listTexts(text)).toEqual([]);
  });

  test.each([
    ["What would you change about the ticket machine?", "What I would change about the ticket machine."],
    ["What is the hardest part of planning a trip?", "The hardest part of planning a trip is the planning."],
    ["How do you choose a place to eat?", "How I choose a place to eat, well."],
  ])("to %s the answer only repeats the question: %s", (asked, said) => {
    expect(listKinds(said, asked)).toEqual([]);
  });

  test("an answer to a yes-or-no question may use its words", () => {
    expect(listKinds("I usually cook dinner at home.", "Do you usually cook dinner at home?")).toEqual([
      "behaviors",
    ]);
  });

  test.each([
    [
      "I drive now, which I hate, because parking costs me eight pounds a day.",
      /^I drive now, which I hate, because/,
    ],
    ["I need it from April to October.", /^I need it from April to October$/],
    ["I usually check three apps every morning.", /^I usually check three apps every morning$/],
  ])("%s is told in the person it was said in", (said, told) => {
    const texts = listTexts(said);
    expect(texts.filter((text) => /\b(?:they|their|themselves)\b/i.test(text))).toEqual([]);
    for (const text of texts.filter((one) => one.split(" ").length > 3)) expect(text).toMatch(told);
  });

  test("what is shown of a clause begins with its subject", () => {
    const said = "I ended up writing summaries by e-mail after every call.";
    expect(listTexts(said)).toContain("I ended up writing summaries by e-mail after every call");
  });

  test.each([
    "There wasn't any task that I was unable to perform.",
    "I thought the computations were fast enough on my very slow computer.",
  ])("%s is no pain", (said) => {
    expect(listKinds(said)).not.toContain("painPoints");
  });

  test("regret is no proposal", () => {
    expect(listKinds("I should have done more tests beforehand.")).not.toContain("suggestions");
    expect(listKinds("They should have been told much earlier.")).not.toContain("suggestions");
  });
});

describe("what two people say", () => {
  const join = (...texts: string[]) =>
    analyze(
      texts.map((text, at) => ({ ...oneAnswer(text), id: `s${at}`, label: `P-${at}` })),
      productStudy,
    ).findings.filter(
      ({ strength, kind }) => kind !== "topics" && strength.people + strength.volunteered > 1,
    );

  test("three sushi places are three proposals", () => {
    const places = ["Sakura by the river", "Umi at the station", "Maki next to the park"];
    expect(join(...places.map((place) => `They should go to the sushi place ${place}.`))).toEqual([]);
  });

  test("one shared word joins nothing", () => {
    expect(
      join(
        "I always end up writing summaries by e-mail after every call.",
        "We set up our own list with a buddy call for the first two weeks.",
      ),
    ).toEqual([]);
  });

  test("the words of the question join nothing", () => {
    const asked = "What is annoying about the ticket machine at the station?";
    const said = [
      "The ticket machine at the station swallowed my card in May.",
      "The ticket machine at the station was out of paper on Monday.",
    ];
    const { findings } = analyze(
      said.map((text, at) => ({ ...oneAnswer(text, asked), id: `s${at}`, label: `P-${at}` })),
      productStudy,
    );
    const pains = findings.filter(({ kind }) => kind === "painPoints");
    expect(pains.map(({ strength }) => strength.people)).toEqual([1, 1]);
  });

  test("opposed proposals stay apart", () => {
    expect(
      join(
        "They should keep the paper tickets at the counter.",
        "They shouldn't keep the paper tickets at the counter.",
      ),
    ).toEqual([]);
  });

  test("the same thing in like words is one finding, in one person's words", () => {
    const joined = join("The archive search is terrible.", "I hate the slow search in the archive.");
    const said = expect.stringMatching(
      /^(?:The archive search is terrible|I hate the slow search in the archive)$/,
    );
    expect(joined.map(({ kind, text }) => [kind, text])).toEqual([
      ["themes", said],
      ["painPoints", said],
    ]);
  });
});

describe("studies of no product", () => {
  const study = (text: string) => analyze([oneAnswer(text)], openStudy);

  test("have no features, competitors, comparisons or barriers to adopting anything", () => {
    for (const text of [
      "I love the public debates on television, they are great.",
      "I wish I could vote for single laws by phone.",
      "We switched from Zoom to Google Meet because it is better than Webex.",
      "It is too expensive for us and IT won't allow it.",
    ]) {
      const kinds = study(text).findings.map((finding) => finding.kind);
      for (const kind of [
        "preferredFeatures",
        "missingFeatures",
        "competitorMentions",
        "comparativeStatements",
        "adoptionBarriers",
      ])
        expect(kinds, text).not.toContain(kind);
    }
  });

  test("still hear what stood in somebody's way", () => {
    expect(study("It was too expensive for us to travel there.").aiAnalysis.painPoints).toEqual([
      "It was too expensive for us to travel there",
    ]);
  });
});

describe("recommendations", () => {
  const propose = (...texts: string[]) => {
    const all = texts.map((text, at) => ({ ...oneAnswer(text), id: `s${at}`, label: `P-${at}` }));
    const { aiAnalysis, suggestions } = analyze(all, productStudy);
    return [aiAnalysis.recommendations, suggestions];
  };
  const pause = "They should let me pause the plan over the winter.";

  test("are what several participants proposed; what one proposed is a suggestion, and neither is both", () => {
    expect(propose(pause)).toEqual([[], [pause.slice(0, -1)]]);
    expect(propose(pause, "They should let us pause the plan in the winter.")).toEqual([
      [expect.stringMatching(/^They should let (?:me|us) pause the plan/)],
      [],
    ]);
  });

  test("are none where nobody proposed anything", () => {
    expect(propose("The app crashes and it is too expensive and I need a map.")[0]).toEqual([]);
    expect(propose("On Tuesday my shift ran late and the chicken stayed in the fridge.")[0]).toEqual([]);
  });
});

test("what somebody does and calls frustrating in the same breath is a pain point", () => {
  const text = "I lose the sync folder every Monday and it is frustrating.";
  const { painPoints, behaviors } = analyze([oneAnswer(text)], productStudy).aiAnalysis;
  expect([painPoints, behaviors]).toEqual([[text.slice(0, -1)], []]);
});

describe("praise and remarks on the world are no trouble and no need", () => {
  test.each([
    "That's very, very helpful, because otherwise when I find a mistake, and I want to undo some of the steps, it takes a lot of typing, so this makes it very easy.",
    "With the list you get a whole line for every single customer of the shop and for every order that any of them has ever made with us, which you can't really tell from a pie chart.",
    "Because if you read the letters of the old merchants you find, again, that good manners are more important than money.",
    "I realized that the main job is leading this choir that I just need to know who comes.",
  ])("%s", (said) => {
    const kinds = analyze([oneAnswer(said)], productStudy).findings.map(({ kind }) => kind);
    expect(kinds).not.toContain("needs");
    expect(kinds).not.toContain("painPoints");
  });

  test("what makes a country democratic asks for nobody's needs", () => {
    const asked = "What makes a club fair in your view? What are the most important elements of it?";
    expect(listKinds("So obviously there has to be a vote of some kind or another.", asked)).not.toContain(
      "needs",
    );
  });

  test("that one sees a thing nowhere is no pain", () => {
    expect(listKinds("A perfect club is an ideal, you cannot see it anywhere in the world.")).not.toContain(
      "painPoints",
    );
  });

  test.each([
    "There's this drawing app I love called Fern. It keeps my files on my own disk.",
    "And I ended up not going back to the academy.",
    "You can have the page that comes first in every search. So you can build a name much faster.",
  ])("no success and no habit is made of: %s", (said) => {
    expect(listTexts(said).filter((text) => /Fern|academy|faster/.test(text))).toEqual([]);
  });
});
