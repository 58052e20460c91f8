import { expect, test } from "vitest";
import { makeDebrief } from "./debrief.ts";
import { listOwnMessages, type PracticeLine } from "./meter.ts";
import { makePracticeCard } from "./practice-card.ts";
import { getCase, runPractice } from "./practice-session-for-tests.ts";
import { labelQuestion } from "./question-label.ts";

/** A talk from what was said in turn, a question first. */
const talk = (...said: readonly string[]): PracticeLine[] =>
  said.map((text, index) => ({
    id: `m${index}`,
    speaker: index % 2 === 0 ? ("interviewer" as const) : ("participant" as const),
    ...{ text, at: index * 1_000 },
  }));

/** Questions that were labelled wrongly in talks held by others, each after what had been answered. */
test.each([
  ["You say yes. That's how it goes officially, anyway.", "Officially, anyway. And in practice?", "open"],
  ["Kind of fragile. Off a number.", "Fragile. Can you talk to Josh about any of this?", "closed"],
  [
    "Where d'you want me to start, love?",
    "Start with the last swap you made yourself. Who asked who?",
    "fact",
  ],
  ["", "Tell me how you ended up buying accounting software. Where did it start?", "fact"],
  [
    "I couldn't give you a figure.",
    "Take me through last Friday. What did you do after you'd asked Joel?",
    "open",
  ],
  [
    "I couldn't give you the date.",
    "Was there one day you remember, where something changed for you?",
    "closed",
  ],
  ["Which one first?", "Sorry. Tell me about one day that sticks with you.", "open"],
  ["It's still on the counter, I'll not shift it.", "You'll not shift it. How come?", "open"],
  ["I ask him on a Friday and put it in myself.", "You put it in yourself? Go on.", "open"],
  [
    "When the good days are also bad, it is finished.",
    "The good days are also bad - can you give me an example?",
    "open",
  ],
  [
    "In March I wrote it, on a Sunday. Two sentences, one hour.",
    "A whole hour for two sentences. What made it so hard?",
    "open",
  ],
  ["Then there was that January.", "Why is January so tight, for somebody self-employed?", "open"],
  ["Like I was running a café for one very rude customer.", "Ha, who's the rude customer?", "fact"],
  [
    "It came up with a list, and I pressed 'too expensive', because it was the nearest.",
    "You pressed 'too expensive' because it was the nearest. What would have been nearer?",
    "open",
  ],
  [
    "At work they think my sister picks me up.",
    "At work they think your sister picks you up. How come?",
    "open",
  ],
  [
    "So how do I go in there and say I'd rather run a shoe shop?",
    "You'd rather run a shoe shop? Tell me about that.",
    "open",
  ],
  ["I say 'stable'.", "Stable? What's that about?", "open"],
  ["I don't do it for that.", "Is it rewarding?", "closed"],
  ["Not really, no.", "Does the manager know any of that?", "closed"],
  // Those that were labelled rightly.
  ["", "Do you volunteer because you want to give something back?", "leading"],
  ["Arthur's says 'tea first'.", "Arthur's what? What are those, and who wrote them?", "double"],
  ["A price.", "How did you end up needing software at all, what was there before?", "double"],
  ["", "Was she at the branch? Tell me about the branch.", "double"],
  [
    "He laughed.",
    "You told him it was the stairs. What would have happened if you'd told him the truth?",
    "hypothetical",
  ],
  ["Yes.", "So did you wait long and were the staff rude?", "leading"],
] as const)("after %j, %j is %s", (before, question, label) => {
  expect(labelQuestion(question, before)).toBe(label);
});

test.each([
  ["I went to the supermarket on the way home.", "Did you buy something there, for the food bank?", true],
  ["A lad I used to employ stood behind me.", "Ouch. What went through your head standing there?", true],
  ["I couldn't give you the date.", "Was she at the branch? Tell me about the branch.", true],
  ["Not really, no.", "No? What was wrong with it?", true],
  ["I ask him and put it in myself.", "How much of the board is it you putting it in?", true],
  ["Hundred and seventy-five.", "So the money was the main reason then?", true],
  ["That's about the size of it.", "Who reads that form?", true],
  [
    "Two's on long-term sick and one's a name.",
    "So which of you are short on a shift, and how do you cover it?",
    true,
  ],
  [
    "I swear I got tired right there.",
    "So the number decided how you felt. Has that happened the other way round?",
    true,
  ],
  ["He'd guessed, and he was right.", "How did that make you feel, seeing that number there?", true],
  ["Eight fellas, nine answers.", "And after that dinner, what did you do next?", true],
  ["Delivery notes on a spike.", "And now with the new software, what's gone with the spike?", true],
  ["Like having offered to bring the pudding.", "How come it becomes yours?", true],
  ["Girls, Minecraft, whether dogs know it's Sunday.", "What did that evening mean to you?", true],
  [
    "A man who can't pick his own software looks a fool.",
    "How did you end up needing software at all, what was there before?",
    false,
  ],
  ["On the whole, yes.", "Have you ever thought of stopping?", false],
  ["Something of each.", "Would you say the food bank is well organised?", false],
  ["Some days.", "Do you walk or take a taxi now and how much does that cost?", false],
  ["I get one.", "So overall it was a bad experience then?", false],
  ["It was part of it.", "So the hours were bad, weren't they?", false],
  [
    "He'd forty others.",
    "How do you get ready for a hospital day, the night before and that morning?",
    false,
  ],
])("after %j, %j follows up: %j", (before, question, follows) => {
  const own = listOwnMessages(talk("Tell me about yourself.", before, question));
  expect(own.at(-1)?.followUp).toBe(follows);
});

/** What is said of a hint of somebody's insight, by what was asked after it. */
function commentsOn(person: string, insight: string, answer: string, ...asked: readonly string[]) {
  const lines = talk("How was it?", answer, ...asked.flatMap((text) => [text, "I couldn't tell you."]));
  const notes = { manner: "open" as const, area: null, told: [], cues: [insight], lines: [] };
  const { moments } = makeDebrief({
    interviewee: { practiceCase: getCase(person), difficulty: "medium" },
    messages: lines.map((line, index) => (index === 1 ? { ...line, notes } : line)),
    ...{ guide: null, startedAt: 0, endedAt: 60_000, voice: "scripted" },
  });
  return moments.flatMap(({ insightId, comment }) => (insightId === insight ? [comment] : []));
}

const officially = "That's how it goes officially, anyway.";
const noHarm = "Nobody came to any harm, and that's all I'll say on that one.";
const quiet = "He said he might stay at his friend's instead. It all went a bit quiet.";
const declined = "It got declined. Bloke behind me in the queue was a lad I used to employ.";

test.each([
  ["shift-swaps", ["i1", officially], "Officially, anyway. And in practice?"],
  [
    "shift-swaps",
    ["i6", noHarm],
    "I won't push you on that. Tell me about the bit of paper that says 'tea first, then talk'.",
  ],
  ["family-holiday", ["i3", quiet], "He might stay at his friend's. What did you do then?"],
  ["switching-banks", ["i1", declined], "Ouch. What went through your head standing there?"],
] as const)("%s: after the hint %j nothing is held against %j", (person, [insight, answer], asked) => {
  expect(commentsOn(person, insight, answer, asked)).toEqual([]);
});

test("who comes back to a hint two questions later has not moved on from it", () => {
  const comments = commentsOn(
    "meal-kit",
    "i5",
    "I pressed 'too expensive', because it was the nearest.",
    "How have evenings been since you stopped?",
    "What did Tom say when you told him you'd stopped it?",
    "You pressed 'too expensive' because it was the nearest. What would have been nearer?",
  );
  expect(comments).toEqual([]);
});

test("what is told of a question after a hint holds", () => {
  const number = "So the number decided how you felt. Has that happened the other way round?";
  expect(commentsOn("sleep-tracker", "i1", "And I swear I got tired right there.", number)).toEqual([
    "A word was enough to answer this.",
  ]);
  const lynne = "How does Lynne feel about the new one?";
  const overtime = "There's the overtime, and this and that. I never added it up.";
  expect(commentsOn("accounting-software", "i4", overtime, lynne)).toEqual([
    "You moved on to something else.",
  ]);
});

test.each([
  ["meal-kit", "How have evenings been since you stopped?", "What they do now"],
  ["meal-kit", "What did Tom say when you told him you'd stopped it?", "What the others made of it"],
  ["hospital-visit", "The letter was probably confusing, wasn't it?", "The letter and getting the date"],
  ["hospital-visit", "Did the doctor explain it properly?", "The time with the doctor"],
  ["hospital-visit", "quick one, do you drive there or get the bus?", "Getting there"],
  ["working-student", "Isn't the uni supposed to help with that?", "Getting help"],
  ["food-bank", "Is it too physical for you, or is it upsetting?", "What is hard about it"],
  ["team-tool", "So people were just resistant to change?", "Those who didn't take to it"],
  ["family-holiday", "So how did the booking go in the end, once you had to be quick?", "The booking itself"],
])("%s: %j has touched %j", (person, asked, area) => {
  const { interviewee, lines } = runPractice([asked], { person });
  const made = makeDebrief({
    ...{ interviewee, messages: lines, guide: null, startedAt: 0, endedAt: 60_000, voice: "scripted" },
  });
  expect(interviewee.practiceCase.areas.map(({ name }) => name)).toContain(area);
  expect(JSON.stringify(made.moments)).not.toContain(`: ${area}.`);
});

test("what quotes the other or speaks well of somebody else is no praise", () => {
  const messages = talk(
    ...["How was Friday?", "There were thirty moves. It looked beautiful."],
    ...["You said it looked beautiful. Who was it beautiful for?", "Jean let my cheques through."],
    ...["Thirty moves, it looked beautiful. And was it?", "No."],
    ...["That's a lovely thing she did. What was it about January?", "Thin."],
  );
  const isPraise = ({ kind }: { kind: string }) => kind === "praise";
  expect(makePracticeCard({ messages, guide: null }).flags.filter(isPraise)).toEqual([]);
});

test("a share is told of eight questions or more", () => {
  const questions = Array.from({ length: 8 }, (_, index) => `How was week ${index} for you?`);
  const sharesOf = (asked: readonly string[]) => {
    const { interviewee, lines } = runPractice(asked);
    const { openShare, leadingShare, followUpShare } = makeDebrief({
      ...{ interviewee, messages: lines, guide: null, startedAt: 0, endedAt: 60_000, voice: "scripted" },
    }).figures;
    return [openShare, leadingShare, followUpShare].map((share) => share !== null);
  };
  expect(sharesOf(questions)).toEqual([true, true, true]);
  expect(sharesOf(questions.slice(1))).toEqual([false, false, false]);
});
