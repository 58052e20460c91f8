import { type Answer, sayInsight, sayLine, sayTalk } from "./say-line.ts";
import { findUnspoken, sayArea, type Turn } from "./tell-story.ts";

export function sayHello(turn: Turn): Answer {
  const { hello } = turn.interviewee.practiceCase;
  if (turn.memory.saidAt.has("hello")) return sayTalk(turn, "aboutInterview", "about_the_interview");
  return sayLine(turn, { key: "hello", text: hello }, "about_the_interview", null);
}

const factsAtOnce = 2;
/** What people say of themselves first. */
const introducing = /\b(?:job|role|work|living|study|studying|what do you do|how long)\b/u;

function sayAboutYourself(turn: Turn): Answer {
  const facts = turn.interviewee.practiceCase.facts
    .map(({ say, words }, index) => ({
      key: `fact.${index}`,
      text: say,
      first: words.some((one) => introducing.test(one)),
    }))
    .filter(({ key }) => !turn.memory.saidAt.has(key))
    .toSorted((one, other) => Number(other.first) - Number(one.first));
  const said = facts.slice(0, factsAtOnce);
  if (said.length === 0) return sayTalk(turn, "nothingMore", "open");
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

/** Asked for whatever was left out, a person comes to one thing that was not spoken of. */
function answerAnythingElse(turn: Turn): Answer {
  const [pending] = turn.memory.pending;
  if (pending !== undefined && !turn.memory.guarded && turn.interviewee.difficulty !== "hard")
    return sayInsight(turn, pending, "open");
  const next = turn.area ?? findUnspoken(turn);
  const isAsked = turn.memory.saidAt.has("asked.else");
  if (next === undefined || isAsked) return sayTalk(turn, "nothingMore", "open");
  const said = sayArea(turn, next, ["open"], "open");
  return { ...said, notes: { ...said.notes, lines: [...said.notes.lines, "asked.else"] } };
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
