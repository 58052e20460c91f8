import { expect, test } from "vitest";
import { findOther } from "./other-people.ts";
import { getCase, runPractice } from "./practice-session-for-tests.ts";
import { labelQuestion } from "./question-label.ts";

/** What is said where no line answers, and lines that only seem to answer. */

function ask(person: string, ...messages: string[]) {
  const answers = runPractice(messages, { person }).lines.filter(({ speaker }) => speaker === "participant");
  const last = answers.at(-1);
  return { text: last?.text ?? "", line: last?.notes?.lines[0] ?? "", told: last?.notes?.told };
}

test.each([
  ["what does she make of it?", "tell", "her"],
  ["how does your brother feel about that?", "feeling", "him"],
  ["what have the juniors made of it?", "tell", "them"],
  ["do you think joel minded, or was he just tired?", "choice", "Joel"],
  ["what did she say?", "then", undefined],
  ["how does your daughter fit into all this?", "how", undefined],
  ["what do you think of her?", "feeling", undefined],
] as const)("%s is about %s: %s", (core, kind, who) => {
  expect(findOther(core, kind, ["Joel"])).toBe(who);
});

test("what somebody says of it all answers what they say of a part", () => {
  expect(ask("food-bank", "What does Ruth say about you spending your days there?").text).toMatch(
    /^Ruth says/u,
  );
});

test.each([
  ["accounting-software", "Did you or your wife make the final decision?"],
  ["switching-banks", "Did everything go over smoothly or did something get lost?"],
  ["family-holiday", "Did you compare a lot of places or just a couple?"],
  ["team-tool", "Is it you or the team who keeps it up to date?"],
])('%s: "%s" is answered with neither both nor a yes', (person, question) => {
  expect(ask(person, question).text).not.toMatch(/\bboth\b|not fussy|\byes\b/iu);
});

test("a hint said again with a question about somebody else brings out nothing", () => {
  const lead = "How have you managed with the money?";
  const { text } = ask("bus-cut", lead);
  expect(text).toContain("borrowed from my sister");
  const beside = ask(
    "bus-cut",
    lead,
    "You've borrowed from your sister. What does she know about how you get home?",
  );
  expect(beside.told).toEqual([]);
  expect(ask("bus-cut", lead, "You've borrowed from your sister. How was that?").told).toEqual(["i2"]);
});

test("what goes through somebody's head is no word of a secret", () => {
  const messages = [
    "Did they ever offer you a discount to stay?",
    "What went through your head when you saw that?",
  ];
  expect(ask("meal-kit", ...messages)).toMatchObject({ line: "offer.feeling", told: [] });
});

test("a part of a line that is asked about is not answered by what follows on the rest of it", () => {
  const messages = [
    "How is the stock kept track of?",
    "They don't agree with each other, quite. How come?",
    "How did Maggie take that?",
  ];
  expect(ask("food-bank", ...messages).text).toContain("Maggie knows that I know");
});

test("who is meant by a quoted sentence is looked for in what it is quoted from", () => {
  const messages = [
    "Who else is in the group chat?",
    "Tell me about Dolly.",
    "She asked to be on it once. And what did you say to her?",
  ];
  expect(ask("shift-swaps", ...messages).line).toBe("not-deputy.then");
});

test("a question whether to go on is answered as one", () => {
  const { text } = ask(
    "meal-kit",
    "Why did you cancel?",
    "Of course, take your time. Is it all right to carry on?",
  );
  expect(text).toBe("Yes, go on.");
});

test("a date is no story", () => {
  const messages = ["Tell me about last week.", "Tell me about the worst week you had."];
  expect(ask("working-student", ...messages).text).not.toMatch(
    /^(?:By Thursday|The whole of that second week)/u,
  );
});

test("how many is not answered with how many of something else", () => {
  expect(ask("accounting-software", "How many options did you compare?").text).not.toContain("afternoons");
});

test("a yes is said to no question for a thing", () => {
  expect(ask("accounting-software", "How many programs did you look at?").text).toBe("Just the two.");
});

test("after something hard to say a moment is needed once, and nothing is made light of", () => {
  const { talk } = getCase("bus-cut");
  const lead = ["How have you managed with the money?", "You've borrowed from your sister. How was that?"];
  const asked = ["What is your garden like?", "How do you water it?"];
  const first = ask("bus-cut", ...lead, ...asked.slice(0, 1));
  const second = ask("bus-cut", ...lead, ...asked);
  expect(first.text).not.toBe(second.text);
  expect(talk.tender).toContain(first.text);
  expect(talk.tender).not.toContain(second.text);
});

test.each([
  ["When someone looks closely, what would they find isn't there?", "hypothetical"],
  ["It's nice, isn't it?", "leading"],
  ["It is nice isn't it?", "leading"],
  ["Could you take me back to your last appointment and tell me how it first came about?", "open"],
])("%s is %s", (question, label) => {
  expect(labelQuestion(question)).toBe(label);
});

test("how that was, after what was not told, is no story about something else", () => {
  const asked = [
    "What keeps you going?",
    "Who checks your essays before you hand them in?",
    "How's that for you?",
  ];
  expect(ask("working-student", ...asked).line).toMatch(/^talk\./u);
});

test.each([
  ["bus-cut", "How did you hear that it was going to go?", /paper on the stop|on the stop\. A paper/u],
  ["food-bank", "Tell me about someone who came in that you still think about.", /twins|chap/u],
  ["shift-swaps", "What happens if nobody can do it?", /stays on/u],
])('%s: "%s" asks about more than what was just said', (person, question, answer) => {
  const before =
    { "bus-cut": "What was life like with the old bus?" }[person] ?? "Tell me about your work there.";
  expect(ask(person, before, question).text).toMatch(answer);
});

test.each([
  ["food-bank", "What is the stock book like?", "Who painted the hall?"],
  ["accounting-software", "What was it about the man in the suit?", "Who carried the chairs in?"],
  ["shift-swaps", "Tell me about your work.", "What is on the telly in the lounge?"],
  ["hospital-visit", "How do you get there?", "How long is the corridor carpet?"],
])("%s: what no line answers is met with words that claim nothing", (person, before, question) => {
  const { text, line } = ask(person, before, question);
  expect(line).toMatch(/^talk\.dodge/u);
  expect(text).not.toMatch(/nobody|no one|figure|clock|gone|just do/iu);
});

test("every second time that they have no answer they turn to what they can tell, each in words of its own", () => {
  const asked = [
    "Who painted the hall?",
    "Who waxes the floor?",
    "Who tunes the piano?",
    "Who oils the gate?",
  ];
  const { lines } = runPractice(["What is the stock book like?", ...asked], { person: "food-bank" });
  const keys = lines.flatMap(({ notes }) => notes?.lines ?? []).filter((key) => key.startsWith("talk."));
  expect(keys).toEqual(["talk.dodge.0", "talk.turning.0", "talk.dodge.1", "talk.turning.1"]);
});

test("how somebody took it is answered by a line that speaks of somebody", () => {
  const messages = ["What was the hardest evening?", "How did Leo take it?"];
  expect(ask("meal-kit", ...messages).line).not.toBe("house-like-ours");
});

test("asked what they think of a thing that nobody told them of, they claim nothing", () => {
  const { line } = ask(
    "bus-cut",
    "How do you get to work?",
    "What do you think of electric scooters in Denmark?",
  );
  expect(line).toMatch(/^talk\.dodge/u);
});

test("how accurate something is asks for no example", () => {
  expect(ask("sleep-tracker", "Which tracker do you have?", "How accurate do you think it is?").text).toMatch(
    /big picture|to the point/u,
  );
});

test("asked openly at first, nobody begins with not remembering", () => {
  expect(ask("family-holiday", "Hi Helen! How did you pick a spot this time round?").line).not.toMatch(
    /^talk/u,
  );
});

test("what somebody stopped because of it is more than what was just hinted at", () => {
  const { told } = ask(
    "sleep-tracker",
    "How do you feel when it's red?",
    "What have you stopped eating because of it?",
  );
  expect(told).toEqual([]);
});

test.each([
  ["meal-kit", "Tell me about an evening with the box, from coming in the door.", "evening"],
  [
    "switching-banks",
    "Let me go to the bank itself. What was the move like once you'd decided?",
    "seven-days",
  ],
  ["leaving-a-job", "You mentioned a notebook. What was in it?", "notebook.12"],
])('%s: who is asked for a story tells the nearest one: "%s"', (person, question, line) => {
  expect(ask(person, "Tell me a bit about yourself.", question).line).toBe(line);
});

test("putting a question another way is no hypothesis", () => {
  expect(labelQuestion("Suppose I ask it so: what's different about coming home on a Friday?")).toBe("open");
});
