import { judgeWording, type WordingFault } from "./rubric.ts";
import type { InterviewerLine, Transcript } from "./transcript.ts";

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
  ["praise or verdict", "I agree. How did it go on?"],
  ["praise or verdict", "Your definition highlights the essence of it."],
  ["yes or no", "Did that make you late?"],
  ["yes or no", "Okay. Is that a problem for you?"],
  ["yes or no", "Would you use it again?"],
  ["repeated", "What went through your mind when it stopped?"],
  ["reads as the end", "Have a great day!"],
  ["reads as the end", "Well, this interview is complete."],
  ["leak", "Your code is ASK-7QX9-LK22."],
  ["leak", "You can write to boss@other.example for that."],
  ["leak", "We want to find out which failures of transport move people back into cars."],
  ["leak", "Another person said that canary sentence number nine."],
];

const clean = [
  "Could you take me through the last time that happened?",
  "You said “it was great, right?”. What made it that way for you?",
  "When that came up most recently, how did it unfold?",
  "What decides how it goes, when you say “it depends”?",
  "Please think of the most recent occasion. What happened, from the start?",
  "Okay. What do you use it for?",
  "I see.",
  "For anything else you can write to study@acme.example. The question above is still open for you.",
  "Take your time. What would you guess, going by your own experience?",
];

function judge(text: string): WordingFault[] {
  const line: InterviewerLine = { speaker: "interviewer", text, at: 2, move: null };
  const transcript: Transcript = {
    guide: {
      introduction: "Welcome.",
      objective: "Find out which failures of transport move people back into cars",
      questions: [
        {
          id: "a",
          text: "How do you travel to your office?",
          priority: "normal",
          probeDepth: 2,
          exactWording: false,
        },
      ],
    },
    lines: [
      {
        speaker: "interviewer",
        text: "Thanks. What went through your mind when it stopped?",
        at: 0,
        move: null,
      },
      { speaker: "participant", text: "It was okay.", at: 1 },
      line,
      { speaker: "participant", text: "Yes.", at: 3 },
    ],
  };
  return judgeWording({
    transcript,
    index: 2,
    line,
    secrets: ["canary sentence number nine"],
    mayBeGiven: ["study@acme.example"],
  });
}

/**
 * The rubric tried on turns whose faults are known, so that a zero in the table means something.
 * @throws when it misses a planted fault or finds one in a clean turn
 */
export function checkRubric(): string {
  const missed = planted.filter(([fault, text]) => !judge(text).includes(fault));
  const alarms = clean.filter((text) => judge(text).length > 0);
  if (missed.length > 0 || alarms.length > 0) {
    const told = [
      ...missed.map(([fault, text]) => `${fault}: ${text}`),
      ...alarms.map((text) => `${judge(text)}: ${text}`),
    ];
    throw new Error(`The rubric misjudges:\n${told.join("\n")}`);
  }
  return `The rubric finds ${planted.length} of ${planted.length} planted faults and none in ${clean.length} clean turns.`;
}
