import type { Manner } from "./interviewee.ts";
import { type Answer, sayFresh, sayLine, sayNode, sayTalk, type Turn } from "./say-node.ts";

export function sayHello(turn: Turn): Answer {
  const { hello } = turn.interviewee.practiceCase;
  if (turn.memory.saidAt.has("hello")) return sayTalk(turn, "aboutInterview", "about_the_interview");
  return sayLine(turn, { key: "hello", text: hello }, "about_the_interview");
}

/** What somebody says of themselves first: what they do and where they live. */
function sayAboutYourself(turn: Turn): Answer {
  const said = ["job", "home"].flatMap((key) => turn.nodes.byKey.get(key) ?? []);
  const isSaid = said.some(({ key }) => turn.memory.saidAt.has(key));
  if (said.length === 0 || isSaid) return sayTalk(turn, "nothingMore", "open");
  const text = said.map((fact) => fact.text).join(" ");
  return {
    text,
    notes: { manner: "open", area: null, told: [], cues: [], lines: said.map(({ key }) => key) },
  };
}

function sayBye(turn: Turn): Answer {
  const { bye } = turn.interviewee.practiceCase.talk;
  return sayLine(turn, { key: "bye", text: bye }, "about_the_interview");
}

const wellPut = new Set<Manner>(["open", "neutral_probe", "silence", "about_the_interview"]);
const minAnswers = 4;
const minWellPut = 0.6;

const number = (name: string, texts: readonly string[]) =>
  texts.map((text, index) => ({ key: `${name}.${index}`, text }));
const readyToContinue = number("go_on", ["Yes, go on.", "I'm all right. Ask away.", "Yes, carry on."]);
const plainNo = number("else.no", ["No, I think that's it.", "No, nothing else.", "No, that was all."]);

/** Asked for whatever was left out, somebody who was asked well hints at one thing more. It is never told outright. */
function answerAnythingElse(turn: Turn): Answer {
  const { memory, interviewee, nodes } = turn;
  const good = memory.answers.filter(({ notes }) => wellPut.has(notes.manner)).length;
  const isGood =
    !memory.guarded && memory.answers.length >= minAnswers && good >= minWellPut * memory.answers.length;
  const hidden = interviewee.practiceCase.insights.filter(
    ({ id }) => !memory.told.has(id) && !memory.saidAt.has(`${id}.unasked`),
  );
  const next = hidden.find(({ id }) => !memory.cued.has(id)) ?? hidden[0];
  const hint = nodes.byKey.get(`${next?.id}.unasked`);
  if (isGood && hint !== undefined) return sayNode(turn, hint, "open");
  return sayFresh(turn, plainNo, "open");
}

export function answerAside(turn: Turn): Answer | undefined {
  switch (turn.heard.aside) {
    case "greeting":
      return sayHello(turn);
    case "bye":
      return turn.heard.label === null ? sayBye(turn) : undefined;
    case "about_the_interview":
      return sayTalk(turn, "aboutInterview", "about_the_interview");
    case "may_we_go_on":
      return sayFresh(turn, readyToContinue, "about_the_interview");
    case "about_you":
      return sayAboutYourself(turn);
    case "anything_else":
      return answerAnythingElse(turn);
    default:
      return undefined;
  }
}
