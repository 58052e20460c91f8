import { describe, expect, test } from "vitest";
import type { Insights } from "#contract/insights.ts";
import { analyze, codeSource, InsightsGatherer } from "../analyze.ts";
import { sliceCodePoints } from "../code-points.ts";
import type { Source } from "../sources.ts";
import { makePerson, makeStudy, makeTranscript } from "./people-for-tests.ts";

const leaving = makeStudy("What made you cancel your subscription?", "What would have kept you?");

const listThemes = ({ findings }: Insights) => findings.filter(({ kind }) => kind === "themes");

/** People who each answer the first question of a study. */
function answerOne(...texts: string[]): Insights {
  const people = texts.map((text, at) => makePerson(`P-${at + 1}`, [text]));
  return analyze(people, leaving);
}

const price = [
  "The price jumped from 29 to 49 pounds after two months.",
  "The price went up by twenty pounds after the introductory months, so I left.",
  "Paying 49 pounds was too much when the price jumped.",
];

describe("what people say to the same question", () => {
  const insights = answerOne(...price, "I moved to another city without bike lanes.");
  const [theme, ...others] = listThemes(insights);

  test("a theme counts all who say it of those who were asked", () => {
    expect(others).toEqual([]);
    expect(theme?.strength).toMatchObject({ people: 3, asked: 4, answered: 4, volunteered: 0 });
    expect(theme?.about).toMatchObject({ questionId: "q1", isTopic: false });
    expect(new Set(theme?.evidence.map(({ sourceId }) => sourceId))).toEqual(new Set(["P-1", "P-2", "P-3"]));
  });

  test("a headline is one person's own words", () => {
    expect(price.some((text) => text.includes(theme?.text ?? "nothing"))).toBe(true);
  });

  test("the brief says it with its count and verbatim", () => {
    expect(insights.brief?.inShort).toHaveLength(1);
    const [sentence] = insights.brief?.inShort ?? [];
    expect(sentence?.findings).toEqual([theme?.id]);
    const said = /^3 of 4 people said things like “(.+)”$/.exec(sentence?.text ?? "")?.[1] ?? "nothing";
    expect(price.some((text) => text.includes(said))).toBe(true);
  });

  test("an answer names the themes of its question, and a question that nobody reached is open", () => {
    expect(insights.brief?.answers.map((one) => [one.questionId, one.findings, one.isThin])).toEqual([
      ["q1", [theme?.id], false],
      ["q2", [], true],
    ]);
    expect(insights.brief?.unknown).toEqual([
      {
        open: "What would have kept you?",
        why: "Nobody was asked this.",
        ask: "Ask it in your next interviews, early on.",
      },
    ]);
  });

  test("who is behind a theme is known, so that groups can be compared", () => {
    const gatherer = new InsightsGatherer(leaving);
    for (const [at, text] of ["It was a nice time.", ...price].entries()) {
      gatherer.add(codeSource(makePerson(`P-${at}`, [text]), leaving));
    }
    const [found] = listThemes(gatherer.report());
    expect(gatherer.members().findings[found?.id ?? ""]).toEqual({ people: [1, 2, 3], questionId: "q1" });
  });
});

test("the same words under different questions are no theme", () => {
  const people = [
    makePerson("P-1", [price[0] ?? "", "Nothing comes close."]),
    makePerson("P-2", ["I moved away last year.", price[0] ?? ""]),
  ];
  expect(listThemes(analyze(people, leaving))).toEqual([]);
});

test("words that the question used tie nobody together", () => {
  const found = answerOne(
    "I decided to cancel the subscription after my holiday.",
    "I had to cancel my subscription when the wheel broke.",
  );
  expect(listThemes(found)).toEqual([]);
});

test("two people who share a single word are no theme", () => {
  const found = answerOne(
    "I could just say that anything with any area above 4000 goes.",
    "So those are the two main areas where the plots help us.",
  );
  expect(listThemes(found)).toEqual([]);
});

test("naming the same tools is no view that people share", () => {
  const found = answerOne("We use Slack and Notion for chat.", "Slack for calls and Notion for writing.");
  expect(listThemes(found)).toEqual([]);
});

test("opposed proposals are no claim", () => {
  const dinner = makeStudy("How should the group decide what to do?");
  const people = [
    "They should go to the Italian restaurant and eat sushi another day.",
    "Everybody should go to the sushi restaurant and eat what they can.",
    "They could find a restaurant that has sushi and Italian food.",
  ].map((text, at) => makePerson(`P-${at + 1}`, [text]));
  const insights = analyze(people, dinner);
  expect(insights.brief?.tensions).toEqual([]);
  expect(listThemes(insights)).toEqual([]);
});

test("a denial of the same thing speaks against it, and other negations do not", () => {
  const likes = [
    "I found the highlighted line similarity very useful for sorting.",
    "Sorting by highlighted line similarity was quite useful.",
    "The line similarity with highlighted points is useful.",
  ];
  const against = "I never used the highlighted line similarity.";
  const aside = "It is difficult not to see the highlighted line similarity everywhere.";
  const [theme] = listThemes(answerOne(...likes, against, aside));
  expect(theme?.challenging.map(({ quote }) => quote)).toEqual([against]);
  expect(theme?.strength.people).toBe(3);
});

describe("what is no statement", () => {
  const empty = [
    "I wish you all a good weekend, thank you for your time with my lost keys.",
    "You mean because of the thing with the broken breakout room?",
    "I'm not sure how to answer this question because it hurts my head.",
    "XXX XX XXXX because the boss forced us XXXX XX.",
    "My answer will be biased because I'm afraid of the topic.",
    "That was, (unintelligible) because we lost all our money there.",
  ];
  test.each(empty)("%s", (text) => {
    const { findings } = answerOne(text, text);
    expect(findings.filter(({ kind }) => kind === "themes" || kind === "singleVoices")).toEqual([]);
  });
});

test("how often people come is no theme", () => {
  const said = [
    "So about twice a week.",
    "Twice a week, more when it rains.",
    "Call it once or twice a week.",
  ];
  expect(listThemes(answerOne(...said, "I moved to another city without bike lanes."))).toEqual([]);
});

test("of a sentence in which one clause is shared, that clause is the headline", () => {
  const said = [
    "The four changed something in the corner afterwards and nobody took notes.",
    "We agreed a refund there and then, nobody took notes, so he rang again.",
    "Then on Friday it turned out that nobody took notes about the hall.",
  ];
  const themes = listThemes(answerOne(...said, "I moved to another city without bike lanes."));
  expect(themes.map(({ text, strength }) => [text, strength.people])).toEqual([["Nobody took notes", 3]]);
});

describe("single voices", () => {
  const story = "That policy destroyed my life and forced me to move away.";
  const { findings } = answerOne(...price, story, "I liked it well enough, all in all.");

  test("what harmed one person is a finding of its own, apart from the themes", () => {
    const singles = findings.filter(({ kind }) => kind === "singleVoices");
    expect(singles.map(({ text, strength }) => [text, strength.people])).toEqual([
      ["That policy destroyed my life and forced me to move away", 1],
    ]);
  });

  test.each([
    ["goes on from what is not shown", "But we went home in the rain and I cried a bit over it all."],
    ["answers what is not shown", "No. One does, my secretary, because they hurt when she hugged me."],
    ["is afraid of nothing", "I was a wireless operator in the navy so I am not afraid of equipment."],
    ["gives a mere reason", "The captain asks us all to sit down because the new seats are so lovely."],
    ["feels, and nobody knows over what", "I was nearly in tears, daft as it all sounds."],
  ])("what %s is none among many", (_, said) => {
    const cut = answerOne(...price, said, "I liked it well enough, all in all.");
    expect(cut.findings.filter(({ kind }) => kind === "singleVoices")).toEqual([]);
  });

  test("half a sentence is none", () => {
    const scraps = [
      "Voting for undemocratic parties who want to actively destroy democracy.",
      "I want to because I've just consume politics all day and it hurts.",
      "The highlighted line that ruined the chart, because of the colours.",
    ];
    const cut = answerOne(...scraps);
    expect(cut.findings.filter(({ kind }) => kind === "singleVoices")).toEqual([]);
  });
});

describe("transcripts without a script", () => {
  const asked = "What would you say are the pain points in your work?";
  const people = [
    makeTranscript("A", [
      [asked, "We create all these plots by hand from old notebooks."],
      ["Mm hmm.", "Then the notebooks break and we lose a day."],
    ]),
    makeTranscript("B", [
      ["And what are the pain points in your own work?", "I copy plots by hand out of old notebooks."],
    ]),
    makeTranscript("C", [["Where do you live?", "I have plots of old notebooks by hand in my flat."]]),
  ];
  const [theme, ...others] = listThemes(analyze(people, makeStudy()));

  test("questions that are asked alike are compared", () => {
    expect(others).toEqual([]);
    expect(theme?.strength).toMatchObject({ people: 2, asked: 2 });
    expect(new Set(theme?.evidence.map(({ sourceId }) => sourceId))).toEqual(new Set(["A", "B"]));
  });

  test("free talk says that there is little to compare", () => {
    expect(analyze(people, makeStudy()).notes.join(" ")).toMatch(/too few questions in common/);
  });
});

test("the same study gives the same themes in any order of people", () => {
  const people = price.map((text, at) => makePerson(`P-${at + 1}`, [text]));
  const ids = (some: Source[]) => listThemes(analyze(some, leaving)).map(({ id }) => id);
  expect(ids(people.toReversed())).toEqual(ids(people));
});

test("each quote of a theme stands where it says, emoji and all", () => {
  const people = price.map((text, at) => makePerson(`P-${at + 1}`, [`😀 Well. ${text} 👍`]));
  const said = new Map(people.flatMap(({ segments }) => segments.map(({ id, text }) => [id, text])));
  const quotes = listThemes(analyze(people, leaving)).flatMap(({ evidence }) => evidence);
  expect(quotes.length).toBeGreaterThan(2);
  for (const { messageId, start, end, quote } of quotes) {
    expect(sliceCodePoints(said.get(messageId) ?? "", start, end)).toBe(quote);
  }
});

describe("people who are not of one mind", () => {
  test("somebody who likes what the others mind disagrees with them", () => {
    const [theme] = listThemes(
      answerOne(
        "The green dot makes me feel watched.",
        "And the green dot, I feel watched by it on days when I'm reading.",
        "I know people moan about the green dot but I like the green dot.",
      ),
    );
    expect(theme?.strength.people).toBe(2);
    expect(theme?.challenging.map(({ quote }) => quote)).toEqual([
      "I know people moan about the green dot but I like the green dot.",
    ]);
  });

  test("as many who love a thing as would do without it make a topic and no claim", () => {
    const [theme] = listThemes(
      answerOne(
        "Then there's the daily call at eleven, which could be a message.",
        "Then a daily call at nine thirty that could be three lines in chat.",
        "We have a daily call at eight and I wouldn't want to lose it.",
        "We have a daily call at quarter past eight and I love the daily call.",
      ),
    );
    expect(theme?.about?.isTopic).toBe(true);
    expect(theme?.text).toBe(
      "People differ: “There's the daily call at eleven, which could be a message” – “We have a daily call at eight and I wouldn't want to lose it”",
    );
  });

  test("whoever denies the same, early or late in the sentence, is of one mind", () => {
    const themes = listThemes(
      answerOne(
        "Three of us on a call, all agreed, and nobody took notes about the deposit.",
        "We agreed a refund there and then, nobody took notes, so he rang again Saturday.",
        "Then on Friday it turned out nobody took notes, and two of us had booked the same hall.",
      ),
    );
    expect(themes.map(({ strength, challenging }) => [strength.people, challenging.length])).toEqual([
      [3, 0],
    ]);
  });
});
