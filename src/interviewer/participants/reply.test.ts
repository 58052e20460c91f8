import { describe, expect, it } from "vitest";
import { behaviours, listRecalled, makeParticipant, type Participant } from "./persona.ts";
import { type Line, replyTo } from "./reply.ts";
import { facetNames } from "./story.ts";
import { topicPacks } from "./topic-packs.ts";

const open = {
  verbosity: 1,
  disclosure: 2,
  memory: 2,
  reflexivity: 2,
  knowledge: 2,
  understanding: 2,
} as const;
const shopper = makeParticipant({ seed: 1, topic: "grocery shopping", story: 0, traits: open });
const facets = shopper.story.facets;

function talk(participant: Participant, questions: string[]): Line[] {
  const lines: Line[] = [];
  for (const question of questions) {
    lines.push({ speaker: "interviewer", text: question });
    lines.push({ speaker: "participant", text: replyTo(participant, lines, question) });
  }
  return lines;
}

const answersOf = (lines: Line[]): string[] =>
  lines.filter((line) => line.speaker === "participant").map((line) => line.text);

describe("a simulated participant", () => {
  it("is the same for the same seed and differs between seeds", () => {
    const topic = "public transport";
    expect(makeParticipant({ seed: 5, topic })).toEqual(makeParticipant({ seed: 5, topic }));
    const people = Array.from({ length: 40 }, (_, seed) =>
      JSON.stringify(makeParticipant({ seed, topic }).traits),
    );
    expect(new Set(people).size).toBeGreaterThan(30);
  });

  it("holds six insights in every story of every topic, each behind a probe that can draw it out", () => {
    for (const pack of topicPacks) {
      for (const story of pack.stories.keys()) {
        const participant = makeParticipant({ seed: 3, topic: pack.topic, story });
        expect(participant.insights).toHaveLength(6);
        for (const { facet } of participant.insights)
          expect(participant.story.facets[facet].fits.length).toBeGreaterThan(0);
      }
    }
  });

  it("has a story for a topic that nobody prepared", () => {
    const participant = makeParticipant({ seed: 2, topic: "beekeeping", story: 1 });
    expect(participant.story.facets.routine.say).toBe("I have my habits. Same day, same way.");
  });

  it("answers an open question with what it is about", () => {
    expect(replyTo(shopper, [], "What does a typical week of grocery shopping look like for you?")).toContain(
      facets.routine.say,
    );
    expect(replyTo(shopper, [], "Please walk me through the last time you went grocery shopping.")).toContain(
      facets.last.say,
    );
    expect(
      replyTo(shopper, [], "What, if anything, do you wish were different about grocery shopping?"),
    ).toContain(facets.wish.say);
  });

  it("answers a closed question with a word or two, and agrees with a leading one", () => {
    expect(
      replyTo(shopper, [], "Do you use a list for your grocery shopping?").split(" ").length,
    ).toBeLessThan(4);
    expect(replyTo(shopper, [], "Don't you think grocery shopping is awful?")).toMatch(/yes|agree/i);
  });

  it("tells what it holds back only when a probe fits", () => {
    const first = "What, if anything, has been difficult about grocery shopping?";
    const fitting = talk(shopper, [first, "Could you take me through the last time that happened?"]);
    expect(answersOf(fitting)[1]).toContain("my card was declined");
    const missing = talk(shopper, [first, "What is different for you between the two?"]);
    expect(answersOf(missing).join(" ")).not.toContain("my card was declined");
  });

  it("takes up its own words when they are quoted", () => {
    const lines = talk(shopper, [
      "Which grocery shopping apps do you use?",
      "What, if anything, has been difficult about grocery shopping?",
      "You mentioned “Tesco app”. What is different for you between the two?",
    ]);
    expect(answersOf(lines)[2]).toContain("I stopped using the app's list");
  });

  it("says more when it is talkative, and little when it is not", () => {
    const question = "Please walk me through the last time you went grocery shopping.";
    const quiet = makeParticipant({
      seed: 1,
      topic: "grocery shopping",
      story: 0,
      traits: { ...open, verbosity: 0 },
    });
    const lively = makeParticipant({
      seed: 1,
      topic: "grocery shopping",
      story: 0,
      traits: { ...open, verbosity: 2 },
    });
    expect(replyTo(lively, [], question).length).toBeGreaterThan(replyTo(quiet, [], question).length);
  });

  it("tells little to a questionnaire that never follows up", () => {
    const recalled = Array.from({ length: 60 }, (_, seed) => {
      const participant = makeParticipant({ seed, topic: "online learning" });
      const asked = [
        "typical week",
        "last time",
        "tools",
        "difficult",
        "gets in the way",
        "wish were different",
      ];
      const lines = talk(
        participant,
        asked.map((cue) => `What about online learning and your ${cue}?`),
      );
      return listRecalled(participant, answersOf(lines)).length;
    });
    expect(recalled.reduce((sum, count) => sum + count, 0) / recalled.length).toBeLessThan(1);
  });

  const main = facetNames.map((_, index) => `How do you go about online learning, part ${index}?`);
  it.each([
    ["one_word", /^(?:Fine|Normal|Depends|Good|Stuff|Okay)\.$/],
    ["skips", /rather skip/],
    ["asks_back", /What do you mean/],
    ["digresses", /my cat/],
    ["distress", /have to cry/],
    ["wants_to_stop", /I want to stop/],
    ["other_language", /prefiero contestar/],
    ["tries_to_end", /This interview is complete/],
    ["tries_to_get_code", /incentive code/],
    ["pastes_long", /^.{10000}$/],
  ] as const)("can behave oddly: %s", (behaviour, pattern) => {
    const participant = makeParticipant({ seed: 4, topic: "online learning", behaviours: [behaviour] });
    const answers = answersOf(talk(participant, main));
    expect(answers.some((answer) => pattern.test(answer))).toBe(true);
    if (behaviour !== "one_word") expect(answers.filter((answer) => pattern.test(answer))).toHaveLength(1);
  });

  it("answers the question that stood before, once it was explained", () => {
    const participant = makeParticipant({ seed: 4, topic: "online learning", behaviours: ["asks_back"] });
    const lines = talk(participant, [
      "What does a typical week of online learning look like for you?",
      "What, if anything, has been difficult about online learning?",
      "Any part of it is a fine place to start.",
    ]);
    expect(answersOf(lines)[2]).toContain(participant.story.facets.problem.say.split(".")[0]);
  });

  it("says so once when a long question is too much to take in", () => {
    const traits = { ...open, understanding: 0 } as const;
    const participant = makeParticipant({ seed: 4, topic: "online learning", traits });
    const long =
      "Thinking of all that you have told me, how would you describe a usual evening of online learning at home for you?";
    const answers = answersOf(talk(participant, ["How do you start with online learning?", long, long]));
    expect(answers[1]).toContain("not sure what you are asking");
    expect(answers[2]).not.toContain("not sure what you are asking");
  });

  it("can contradict itself", () => {
    const participant = makeParticipant({ seed: 4, topic: "online learning", behaviours: ["contradicts"] });
    expect(answersOf(talk(participant, main)).join(" ")).toContain(participant.story.contradiction);
  });

  it("answers anything at all", () => {
    for (const behaviour of behaviours) {
      const participant = makeParticipant({ seed: 9, topic: "x", behaviours: [behaviour] });
      for (const question of ["", "?", "Why?", "Hello.", "🙂"])
        expect(replyTo(participant, [], question)).not.toBe("");
    }
  });
});
