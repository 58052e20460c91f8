import { describe, expect, test } from "vitest";
import type { InterviewerTurn, Turn } from "./guide.ts";
import { makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const seeds = ["a", "b", "c", "d", "e", "f"];

/** What we say after these answers, once for each seed; the first question is the one given. */
function replies(question: string, ...answers: string[]): InterviewerTurn[] {
  const guide = makeGuide({
    questions: [
      makeQuestion("q1", question),
      makeQuestion("q2", "What does the weather do to your plans?"),
      makeQuestion("q3", "What would you like to add to the list?"),
    ],
  });
  return seeds.map((seed) => {
    const turns = runInterview(guide, answers, "ok", { seed, maxTurns: answers.length + 1 });
    const last = turns.findLast(
      (turn): turn is Turn & { speaker: "interviewer" } =>
        turn.speaker === "interviewer" && turns.indexOf(turn) <= answers.length * 2,
    );
    if (last === undefined) throw new Error("no reply");
    return last;
  });
}

function texts(question: string, ...answers: string[]): string[] {
  return replies(question, ...answers).map(({ text }) => text);
}

describe("a follow-up fits what was just said", () => {
  test("a person whose doings were told is not asked about as if they were not", () => {
    for (const text of texts(
      "What got in the way?",
      "My neighbour looks at night and then he writes to all.",
    )) {
      expect(text).not.toMatch(/come into it/);
    }
  });

  test("a condition in the past tense is no story", () => {
    const said = "Grand, I couldn't forget if I tried, I have it on the phone.";
    for (const text of texts("What do you use to keep track?", said)) {
      expect(text).not.toMatch(/What happened next|from there|at the time/);
    }
  });
});

describe("what is said back is whole", () => {
  const route =
    "Well no toilet on the route, not for four hours. So the water tablet I just leave it out them days.";

  test("a thing that is named twice is not run together with its sentence", () => {
    for (const text of texts("Which part of your day do your medicines belong to?", route)) {
      expect(text).not.toMatch(/water tablet you just leave/);
    }
  });

  test("two sentences are not put into one pair of marks", () => {
    const said = "There was one school, we called. After that call we did not go there.";
    for (const text of texts("Tell me about a visit or a moment that changed your mind.", said)) {
      for (const [, quote] of text.matchAll(/“([^”]*)”/gu)) expect(quote).not.toMatch(/[.] /);
    }
  });

  test("a clause with “that” is no thing to ask about", () => {
    for (const text of texts(
      "Who used it, and who did not?",
      "Just that I lost a good man. I know it well.",
    )) {
      expect(text).not.toMatch(/behind that you lost/);
    }
  });
});

describe("who has told all is left alone", () => {
  test.each([
    "That's all I remember tbh, nothing special at the start of it",
    "We looked at it and clicked around, like i said",
    "Not much more to say about it really",
  ])("%j is followed by the next question", (said) => {
    const first = "We all got an invite by mail on some monday and it was switched on.";
    for (const { move } of replies("Tell me about the first day you used it.", first, said)) {
      if (move.kind === "probe") expect(move.about).not.toBeNull();
    }
  });

  test("“like I said” at the beginning of something new is no end", () => {
    const said = "From the teacher like I said. And there is a form on the internet that you must fill.";
    for (const { move } of replies("Tell me how you found out about the schools.", said)) {
      expect(move.kind).toBe("probe");
    }
  });

  test.each(["Can we go to other question", "Quiet. Can we go on", "can we move to the next topic please"])(
    "%j is followed by the next question",
    (said) => {
      for (const { move } of replies("Tell me about the first day.", said))
        expect(move.kind).toBe("respect_skip");
    },
  );
});

describe("whoever does not follow our follow-up but says something has that taken up, without an apology", () => {
  test.each([
    ["Sorry I don't follow that. I leave it out so I don't need the toilet driving.", /leave it out|weather/],
    ["What do you mean, normal day? He did not start yet, only in september.", /only in september|weather/],
  ])("%j", (said, taken) => {
    const before = "We go bed by bed and it takes about twenty minutes.";
    for (const { text } of replies("How do you do your round?", before, said)) {
      expect(text).toMatch(taken);
      expect(text).not.toMatch(/^Sorry|Let me try again|bed by bed/);
    }
  });
});

describe("a hint said in passing is asked about", () => {
  test.each([
    ["So it is quiet here. I only heat the one room now.", "reference"],
    ["An old colleague. He left in spring.", "loss"],
    ["He typed it all in, at his door. It was ok but I was ashamed", "feeling"],
    ["If I stopped, well, that's her gone then isn't it.", "feeling"],
  ])("%j", (said, focus) => {
    for (const { move } of replies("How do you do it?", said)) {
      expect(move).toMatchObject({ kind: "probe", focus });
      expect(move.kind === "probe" && move.about).toBeTruthy();
    }
  });

  test.each([
    ["To management I said that the team does it.", /management/],
    ["I typed in everything for a month, all the tasks.", /typed in everything/],
    ["People had other habits. And some do not like the messages in the evening.", /do not like/],
  ])("what is taken up of %j", (said, words) => {
    for (const { move } of replies("How do you do it?", said))
      expect(move.kind === "probe" && move.about).toMatch(words);
  });

  test("minding a tool of theirs is met without an apology of ours", () => {
    for (const text of texts("How do you do it?", "By app. It's a waste of time, you type it all in.")) {
      expect(text).not.toMatch(/sorry/i);
    }
  });
});

describe("what was said last is asked about, and nothing else", () => {
  test.each([
    [
      "It was a bad year. Half of them died in the wet spring. Strange how I felt those days.",
      /spring\?|about the/,
    ],
    ["I moved it to hoover and the whole wall was black.", /led you to do that|decide/],
    ["I mean it's not exactly legal.", /you mean(?!\?)/],
    ["I mean, somebody had to.", /you mean/],
    ["You know, we hardly talk about it.", /you know/],
    ["My father in law had them and when he got ill I took over.", /got ill you took/],
    ["It's not exactly legal.", /find that/],
  ])("%j", (said, wrong) => {
    for (const text of texts("How did it start?", said)) expect(text).not.toMatch(wrong);
  });

  test.each([
    ["The marks vanished. I told nobody for two days.", /(?:Thank|glad).*“I told nobody for two days”/],
    ["It's silly but I can't sell the hives.", /^That|^I can/],
  ])("%j", (said, expected) => {
    for (const text of texts("How did it start?", said)) expect(text).toMatch(expected);
  });
});

describe("somebody's death is met with a condolence and never read back", () => {
  test.each([
    "We buried him in October, on a Tuesday.",
    "That was the week of my mother's funeral.",
    "My dad died in March so he never met the baby.",
    "Then my old neighbour passed away.",
  ])("%j", (said) => {
    for (const text of texts("What made you think of it?", said)) {
      expect(text).toMatch(/sorry/);
      expect(text).not.toMatch(/buried|funeral|died|passed away|[“”]/);
    }
    for (const text of texts("What made you think of it?", said, "What do you mean?")) {
      expect(text).not.toMatch(/buried|funeral|died|passed away|[“”]/);
    }
  });
});
