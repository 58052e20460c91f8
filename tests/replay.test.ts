import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatMessage } from "#contract/sessions.ts";
import { countQuestions, hasPraise } from "#interviewer/wording-rules.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { readAiLedMessages, readScriptQuestions } from "./read-study-data.ts";
import { facts } from "./study-data.ts";

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);

/** The script question that a turn of the original interviewer puts: the one most of whose words it has. */
function findPutQuestion(turn: string, questions: string[]): number | undefined {
  const said = wordsOf(turn);
  const shares = questions.map((question) => {
    const asked = [...wordsOf(question)];
    return asked.filter((word) => said.has(word)).length / asked.length;
  });
  const best = Math.max(...shares);
  return best >= 0.75 ? shares.indexOf(best) : undefined;
}

/** What one person said to each question, the question's own follow-ups included, in the order of saying it. */
type Said = Map<number, string[]>;

function listInterviewees(questions: string[]): Said[] {
  const people = new Map<string, { said: Said; at: number | undefined }>();
  for (const { person, isHuman, text } of readAiLedMessages()) {
    const one = people.get(person) ?? { said: new Map(), at: undefined };
    people.set(person, one);
    if (!isHuman) one.at = findPutQuestion(text, questions) ?? one.at;
    else if (one.at !== undefined && text.trim() !== "") {
      one.said.set(one.at, [...(one.said.get(one.at) ?? []), text]);
    }
  }
  return [...people.values()].map(({ said }) => said).filter((said) => said.size > 0);
}

const nothingMore = "I have nothing more to add to that.";
const questions = readScriptQuestions();
const interviewees = listInterviewees(questions);
const closing =
  "Thank you for participating, your feedback is valuable. This concludes our interview. Have a great day!";

/** Word for word, whatever the layout: line breaks in a script are not part of the wording. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();
const putIn = (text: string) => questions.findIndex((question) => plain(text).includes(plain(question)));

let app: TestApp;
let interviewId: string;

/** One person's interview from the first question to the end. */
async function replay(said: Said): Promise<{ messages: ChatMessage[]; ended: boolean; status: unknown }> {
  const left = new Map([...said].map(([question, answers]) => [question, [...answers]]));
  const participant = await startParticipant(app, interviewId);
  let at = putIn(participant.firstMessage);
  let ended = false;
  for (let turn = 0; turn < 80 && !ended; turn++) {
    const reply = await participant.say(left.get(at)?.shift() ?? nothingMore);
    expect(reply.status, reply.text).toBe(200);
    const next = putIn(reply.body.botResponse);
    if (next >= 0) at = next;
    ended = reply.body.isComplete;
  }
  const kept = await participant.get(`/api/sessions/${interviewId}/${participant.sessionId}/messages`);
  const status = await participant.get(`/api/sessions/${participant.sessionId}/status`);
  return { messages: kept.body.messages, ended, status: status.body };
}

/** What the interviewees of a study with an AI said, given to our interviewer, which asks the same script. */
describe("interviewees of a study, asked by our interviewer", () => {
  let replays: Awaited<ReturnType<typeof replay>>[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    const creator = await makeCreator(app);
    interviewId = await makeInterview(creator, await makeProject(creator), {
      name: "Views of democracy",
      introduction: "Welcome to our in-depth interview about democracy. Thank you for taking part.",
      objective: "Learn how people understand politics and democracy.",
      topics: ["politics", "democracy"],
      questions,
    });
    const settings = await creator.send("PATCH", `/api/interviews/${interviewId}`, {
      settings: { minutes: 60 },
    });
    expect(settings.status).toBe(200);
    replays = await Promise.all(interviewees.map(replay));
  });
  afterAll(() => app.close());

  test("most of what each person was asked is found again in the original", () => {
    expect(questions.length).toBe(14);
    expect(interviewees).toHaveLength(facts.aiLed.people);
    const found = interviewees.map((said) => said.size);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(5);
    expect(found.reduce((sum, size) => sum + size, 0) / found.length).toBeGreaterThanOrEqual(11);
  });

  test("every interview ends complete, on the server's word", () => {
    for (const { ended, status } of replays) {
      expect(ended).toBe(true);
      expect(status).toMatchObject({
        isComplete: true,
        currentPhase: "completion",
        completionMarkers: {
          allQuestionsAsked: true,
          finalResponseReceived: true,
          completionMessageSent: true,
        },
      });
    }
  });

  test("every question of the script is asked once, in order and word for word", () => {
    for (const { messages } of replays) {
      const ours = messages
        .filter((message) => message.sender === "bot")
        .map((message) => plain(message.text));
      const places = questions.flatMap((question) =>
        ours.flatMap((text, place) => (text.includes(plain(question)) ? [place] : [])),
      );
      expect(places.length).toBe(questions.length);
      expect(places).toEqual([...places].sort((left, right) => left - right));
    }
  });

  test("no turn of ours asks a second thing or judges what was said", () => {
    const ours = replays.flatMap(({ messages }) => messages.filter(({ sender }) => sender === "bot"));
    for (const { text, type } of ours) {
      const question = questions[putIn(text)];
      const own = question === undefined ? text : plain(text).replace(plain(question), "");
      expect(countQuestions(own), text).toBeLessThanOrEqual(question === undefined ? 1 : 0);
      expect(type !== "completion" && hasPraise(own), text).toBe(false);
    }
  });

  test("what was said is stored as it was said", () => {
    for (const [at, said] of interviewees.entries()) {
      const theirs = replays[at]?.messages.filter((message) => message.sender === "user") ?? [];
      const words = new Set([...said.values()].flat().map((text) => text.replace(/\r\n?/g, "\n").trim()));
      for (const { text } of theirs) expect(words.has(text) || text === nothingMore, text).toBe(true);
    }
  });

  test("the closing comes once and last", () => {
    for (const { messages } of replays) {
      const places = messages.flatMap((message, at) => (message.text.includes(closing) ? [at] : []));
      expect(places).toEqual([messages.length - 1]);
      expect(messages.flatMap((message, at) => (message.type === "completion" ? [at] : []))).toEqual(places);
    }
  });
});
