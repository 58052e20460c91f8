import type { Move, Turn } from "#interviewer/guide.ts";
import { makeGuide, makeQuestion } from "#interviewer/test-interview.ts";
import { judgeWording, type WordingFault } from "./rubric.ts";

const planted: [WordingFault, string][] = [
  ["more than one question", "What did you do next? How did you feel?"],
  ["more than one question", "What did you do next, and why did you choose that?"],
  ["more than one question", "Please tell me more. What happened then?"],
  ["more than one question", "How do you feel about it, and could you give me an example?"],
  ["leading", "Don't you think that it was too slow?"],
  ["leading", "You must have been angry. What happened?"],
  ["leading", "How frustrating is that for you?"],
  ["leading", "It was the price, right?"],
  ["leading", "Most people find that hard. What about you?"],
  ["praise or verdict", "That's a great point. What happened next?"],
  ["praise or verdict", "That is a really thoughtful answer."],
  ["praise or verdict", "You're right, that is how it is. What came next?"],
  ["praise or verdict", "Fair point. What came next?"],
  ["praise or verdict", "I agree. How did it go on?"],
  ["praise or verdict", "Your definition highlights the essence of it."],
  ["yes or no", "Did that make you late?"],
  ["yes or no", "Okay. Is that a problem for you?"],
  ["yes or no", "Would you use it again?"],
  ["repeated", "What went through your mind when it stopped?"],
  ["repeated", "How do you travel to your office? How do you travel to your office?"],
  ["reads as the end", "Have a great day!"],
  ["reads as the end", "Well, this interview is complete."],
  ["leak", "Your code is ASK-7QX9-LK22."],
  ["leak", "You can write to boss@other.example for that."],
  ["leak", "We want to find out which failures of transport move people back into cars."],
  ["leak", "Another person said that canary sentence number nine."],
];

const clean: [string, Move?][] = [
  ["Could you take me through the last time that happened?"],
  ["You said “it was great, right?”. What made it that way for you?"],
  ["When that came up most recently, how did it unfold?"],
  ["What decides how it goes, when you say “it depends”?"],
  ["Please think of the most recent occasion. What happened, from the start?"],
  ["Okay. What do you use it for?"],
  ["I see."],
  ["For anything else you can write to study@acme.example. The question above is still open for you."],
  ["Take your time. What would you guess, going by your own experience?"],
  ["You're right, we passed over that. What happened with the pump?"],
  ["Fair point, sorry. What was it like when the bus did not come?"],
  [
    "That sounds really hard, thank you for telling me. We can leave it there if you'd rather. What happened then?",
  ],
  ["You have told me about the bus. Which other trip went badly?", { kind: "ask", questionId: "b" }],
];

const guide = makeGuide({
  introduction: "Welcome.",
  objective: "Find out which failures of transport move people back into cars",
  questions: [
    makeQuestion("a", "How do you travel to your office?"),
    makeQuestion("b", "Please describe the last trip that went badly."),
  ],
});
guide.facts.contact = "study@acme.example";
const probe: Move = { kind: "probe", questionId: "a", about: null };
const before: Turn[] = [
  {
    speaker: "interviewer",
    text: "Thanks. What went through your mind when it stopped?",
    at: 0,
    move: probe,
  },
  { speaker: "participant", text: "It was okay.", at: 1 },
];

function judge(text: string, move: Move): WordingFault[] {
  const turn = { speaker: "interviewer" as const, text, at: 2, move };
  return judgeWording({ guide, before, turn, secrets: ["canary sentence number nine"] });
}

/**
 * The rubric tried on turns whose faults are known, so that a zero in the table means something.
 * @throws when it misses a planted fault or finds one in a clean turn
 */
export function checkRubric(): string {
  const missed = planted.filter(([fault, text]) => !judge(text, probe).includes(fault));
  const alarms = clean.filter(([text, move = probe]) => judge(text, move).length > 0);
  if (missed.length > 0 || alarms.length > 0) {
    const found = [
      ...missed.map(([fault, text]) => `${fault}: ${text}`),
      ...alarms.map(([text, move = probe]) => `${judge(text, move)}: ${text}`),
    ];
    throw new Error(`The rubric misjudges:\n${found.join("\n")}`);
  }
  return `The rubric finds ${planted.length} of ${planted.length} planted faults and none in ${clean.length} clean turns.`;
}
