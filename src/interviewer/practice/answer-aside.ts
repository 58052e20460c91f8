import type { Manner } from "./interviewee.ts";
import { type Answer, findUnsaid, sayHint, sayLine, sayNoMore, sayTalk } from "./say-line.ts";
import type { Turn } from "./tell-story.ts";

export function sayHello(turn: Turn): Answer {
  const { hello } = turn.interviewee.practiceCase;
  if (turn.memory.saidAt.has("hello")) return sayTalk(turn, "aboutInterview", "about_the_interview");
  return sayLine(turn, { key: "hello", text: hello }, "about_the_interview", null);
}

const factsAtOnce = 2;
/** What people say of themselves, in this order. */
const introducing = [
  /^(?:job|your role|role|position|study|studying|what do you do|what do you study|for a living)$/u,
  /^where do you live$/u,
];
/** "Thirty-nine." says little by itself. */
const minFactChars = 15;

function sayAboutYourself(turn: Turn): Answer {
  const facts = turn.interviewee.practiceCase.facts
    .map(({ say, words }, index) => ({
      key: `fact.${index}`,
      text: say,
      rank: introducing.findIndex((pattern) => words.some((one) => pattern.test(one))),
    }))
    .filter(({ key, text, rank }) => rank >= 0 && text.length >= minFactChars && !turn.memory.saidAt.has(key))
    .toSorted((one, other) => one.rank - other.rank);
  const said = facts.slice(0, factsAtOnce);
  if (said.length === 0) return sayNoMore(turn, "open");
  const text = said.map((fact) => fact.text).join(" ");
  return {
    text,
    notes: { manner: "open", area: null, told: [], cues: [], lines: said.map(({ key }) => key) },
  };
}

function sayBye(turn: Turn): Answer {
  return sayLine(
    turn,
    { key: "bye", text: turn.interviewee.practiceCase.talk.bye },
    "about_the_interview",
    null,
  );
}

const wellPut = new Set<Manner>(["open", "neutral_probe", "silence", "about_the_interview"]);
const minAnswers = 4;
const minWellPut = 0.6;

const plainNo = ["No, I think that's it.", "No, nothing else.", "No, that was all."];

/** Asked for whatever was left out, somebody who was asked well hints at one thing more. It is never told outright. */
function answerAnythingElse(turn: Turn): Answer {
  const { memory, interviewee } = turn;
  const good = memory.answers.filter(({ notes }) => wellPut.has(notes.manner)).length;
  const isGood =
    !memory.guarded && memory.answers.length >= minAnswers && good >= minWellPut * memory.answers.length;
  const hidden = interviewee.practiceCase.insights.filter(
    ({ id, hint }) =>
      hint.unasked !== undefined && !memory.told.has(id) && !memory.saidAt.has(`${id}.unasked`),
  );
  const next = hidden.find(({ id }) => !memory.cued.has(id)) ?? hidden[0];
  if (isGood && next !== undefined) return sayHint(turn, next, "open");
  const lines = plainNo.map((text, index) => ({ key: `else.no.${index}`, text }));
  const line = findUnsaid(turn, lines) ?? lines[0];
  return line === undefined ? sayNoMore(turn, "open") : sayLine(turn, line, "open", null);
}

export function answerAside(turn: Turn): Answer | undefined {
  switch (turn.heard.aside) {
    case "greeting":
      return sayHello(turn);
    case "bye":
      return turn.heard.label === null ? sayBye(turn) : undefined;
    case "about_the_interview":
      return sayTalk(turn, "aboutInterview", "about_the_interview");
    case "about_you":
      return sayAboutYourself(turn);
    case "anything_else":
      return answerAnythingElse(turn);
    default:
      return undefined;
  }
}
