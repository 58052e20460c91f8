import type { Guide } from "#interviewer/guide.ts";
import { makeParticipant } from "#interviewer/participants/persona.ts";
import { replyTo } from "#interviewer/participants/reply.ts";
import type { LoopbackModel } from "../../src/server/testing/loopback-model.ts";
import { frozenTopics, getFrozenGuide } from "./frozen-guides.ts";
import type { Case } from "./frozen-set.ts";
import { type Interviewer, lead, type Run } from "./interviewers.ts";
import { createModelInterviewer } from "./model-interviewers.ts";

interface Session {
  given: Case;
  reply: (lines: Parameters<typeof replyTo>[1], text: string) => string;
}

const topicsInOne = 3;

/** Interviews of eighteen questions on three topics, so that there are thirty turns to count. */
function makeLongSession(place: number): Session {
  const topics = frozenTopics.map((_, index) => frozenTopics[(place + index) % frozenTopics.length] ?? "");
  const parts = topics.slice(0, topicsInOne).map((topic, part) => {
    const { questions } = getFrozenGuide(topic, 0);
    return questions.map((question) => ({
      ...question,
      id: `${part}-${question.id}`,
      probeDepth: 2 as const,
    }));
  });
  const people = topics
    .slice(0, topicsInOne)
    .map((topic, part) => makeParticipant({ seed: 31_000 + place * 10 + part, topic }));
  const guide: Guide = { ...getFrozenGuide(topics[0] ?? "", 0), questions: parts.flat() };
  const [first] = people;
  if (first === undefined) throw new Error("A long interview needs somebody to interview.");
  let current = 0;
  return {
    given: { name: `long-${place}`, participant: first, guide },
    reply: (lines, text) => {
      const put = parts.findIndex((questions) => questions.some((question) => text.includes(question.text)));
      if (put >= 0) current = put;
      return replyTo(people[current] ?? first, lines, text);
    },
  };
}

interface Counted {
  /** Prompt tokens of each of our turns, as the model received them. */
  ours: number[];
  /** The same rules and script with the whole interview so far, sent for every turn. */
  resent: number[];
}

const tokensOf = (characters: number): number => Math.ceil(characters / 4);

async function countSession(model: LoopbackModel, { given, reply }: Session): Promise<Counted> {
  const { interviewer } = createModelInterviewer(model.url, "cooperative");
  const ours: number[] = [];
  let fixed = 0;
  const counting: Interviewer = {
    async say(one, lines, now) {
      const before = model.requests.length;
      const said = await interviewer.say(one, lines, now);
      const calls = model.requests.slice(before);
      fixed = calls[0]?.asked.system.length ?? fixed;
      ours.push(calls.reduce((sum, call) => sum + call.inputTokens, 0));
      return said;
    },
  };
  const run: Run = await lead(counting, given, reply);
  const resent = run.lines.flatMap((line, index) => {
    if (line.speaker !== "interviewer") return [];
    const history = run.lines.slice(0, index).reduce((sum, earlier) => sum + earlier.text.length, 0);
    return [tokensOf(fixed + history)];
  });
  return { ours, resent };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function describeTurns(sessions: readonly Counted[], turns: number, goal: number): string {
  const long = sessions.filter((session) => session.ours.length >= turns);
  const ours = sum(long.map((session) => sum(session.ours.slice(0, turns)))) / Math.max(long.length, 1);
  const resent = sum(long.map((session) => sum(session.resent.slice(0, turns)))) / Math.max(long.length, 1);
  const calls = sum(
    long.map((session) => session.ours.slice(0, turns).filter((tokens) => tokens > 0).length),
  );
  const cells = [
    `${turns}`,
    `${long.length}`,
    (calls / Math.max(long.length, 1)).toFixed(1),
    ours.toFixed(0),
    resent.toFixed(0),
    (ours / Math.max(resent, 1)).toFixed(2),
    `at most ${goal}`,
  ];
  return `| ${cells.join(" | ")} |`;
}

const sessionsCounted = 24;

/**
 * Prompt tokens of the model voice against the same rules and script with the whole transcript sent each
 * turn. A token is taken as four characters on both sides, and no cache discount is counted.
 */
export async function measureTokens(model: LoopbackModel): Promise<string> {
  const sessions: Counted[] = [];
  for (let place = 0; place < sessionsCounted; place += 1) {
    model.requests.length = 0;
    sessions.push(await countSession(model, makeLongSession(place)));
  }
  return [
    "Prompt tokens an interview (four characters a token, counted from the requests that the loopback model received, no cache discount; interviews of eighteen questions):",
    [
      "| turns | sessions | model calls | ours | whole transcript each turn | ratio | goal |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      describeTurns(sessions, 12, 0.35),
      describeTurns(sessions, 30, 0.25),
    ].join("\n"),
  ].join("\n\n");
}
