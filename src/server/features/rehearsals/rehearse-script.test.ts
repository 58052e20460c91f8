import { describe, expect, test } from "vitest";
import type { Guide } from "#interviewer/guide.ts";
import { builtInVoice, type Voice } from "../../voice.ts";
import { type RehearsalRequest, rehearseScript } from "./rehearse-script.ts";

const guide: Guide = {
  introduction: "Thank you for taking part.",
  objective: "Understand how people use remote work tools.",
  topics: [],
  questions: [
    "How do you work together with people who are somewhere else?",
    "What happened the last time that working together was hard?",
    "Do you like your tools?",
  ].map((text, index) => ({
    id: `q${index + 1}`,
    text,
    priority: "normal",
    depth: "deep",
    exactWording: false,
  })),
  language: "en",
  minutes: 15,
  facts: {
    organization: "Acme",
    interviewName: "Tools",
    contact: null,
    supportLine: null,
    retentionDays: null,
    incentive: false,
  },
  earlyCodeShare: 0.5,
};

const request: RehearsalRequest = {
  rehearsalId: "r",
  guide,
  participants: 4,
  seed: 7,
  voice: builtInVoice,
  interviewId: "i",
  startAt: Date.UTC(2026, 0, 5),
  signal: new AbortController().signal,
  onProgress: async () => undefined,
  onSpent: () => expect.unreachable(),
};

const rehearse = async (change: Partial<RehearsalRequest> = {}) =>
  (await rehearseScript({ ...request, ...change })).content;

describe("a rehearsal", () => {
  test("says the same again with the same seed and script, whenever it is run", async () => {
    const words = (content: Awaited<ReturnType<typeof rehearse>>) =>
      content.interviews.map(({ messages }) => messages.map(({ text }) => text));
    const first = await rehearse();
    expect(words(await rehearse({ startAt: Date.UTC(2030, 5, 1) }))).toEqual(words(first));
    expect(words(await rehearse({ seed: 8 }))).not.toEqual(words(first));
  });

  test("ends every interview with the closing message, and tells of each as it is done", async () => {
    const done: number[] = [];
    const { interviews } = await rehearse({ onProgress: async (count) => void done.push(count) });
    expect(interviews).toHaveLength(4);
    for (const { messages, reportCard } of interviews) {
      expect(messages[0]).toMatchObject({ sender: "bot", type: "introduction" });
      expect(messages.at(-1)).toMatchObject({ sender: "bot", type: "completion" });
      expect(reportCard.endReason).not.toBeNull();
    }
    expect(done).toEqual([1, 2, 3, 4]);
  });

  test("takes the concept that a question names for the script's words", async () => {
    const [first] = guide.questions;
    if (first === undefined) throw new Error("The guide has no question");
    const text = "How do you find your way around {concept}?";
    const concepts = [{ name: "Pier A", description: "A pier with a clock." }, { name: "Pier B" }];
    const { reportCard } = await rehearse({
      guide: { ...guide, concepts, questions: [{ ...first, text }] },
      participants: 4,
    });
    const blamed = reportCard.interviewerFlags.flatMap(({ turns }) => turns.map((turn) => turn.text));
    expect(blamed.filter((words) => words.includes("Pier"))).toEqual([]);
    expect(reportCard.questions.map((question) => question.text)).toEqual([text]);
  });

  test("gives the reason for each of the interviewer's turns", async () => {
    const { interviews } = await rehearse({ participants: 2 });
    const turns = interviews.flatMap(({ messages }) => messages.filter(({ sender }) => sender === "bot"));
    expect(turns.every(({ reason, move }) => Boolean(reason) && Boolean(move))).toBe(true);
  });

  test("names the script's yes-or-no question once, with the interviews that heard it", async () => {
    const { reportCard } = await rehearse();
    const asked = reportCard.questions.find(({ questionId }) => questionId === "q3")?.asked;
    expect(reportCard.scriptFlags).toEqual([
      { kind: "closed_question", questionId: "q3", text: "Do you like your tools?", sessions: asked },
    ]);
  });

  test("ends in what to change: here a question that yes or no would answer", async () => {
    const { changes } = await rehearse();
    expect(changes).toContainEqual({ kind: "flaw", questionId: "q3", number: 3, flag: "closed_question" });
  });

  test("never counts a question back as an answer", async () => {
    const { interviews } = await rehearse({ participants: 10, seed: 1 });
    const isBack = /^(?:What do you mean by that\?|Sorry, I am not sure what you are asking\.)$/;
    const backs = interviews.flatMap(({ messages, reportCard }) =>
      messages
        .filter(({ sender, text }) => sender === "user" && isBack.test(text))
        .map(({ _id }) => reportCard.questionsBack.find(({ asked }) => asked.messageId === _id)),
    );
    expect(backs.length).toBeGreaterThan(0);
    for (const back of backs) expect(back).toMatchObject({ about: "question", isAnswered: true });
  });

  test("shows a praising voice as what it is, with the way to each of its turns", async () => {
    const praising: Pick<Voice, "speak"> = {
      async *speak(request) {
        const made = yield* builtInVoice.speak(request);
        const praise = made.decision.move.kind === "probe" ? "Great answer, excellent! " : "";
        return { ...made, text: `${praise}${made.text}` };
      },
    };
    const { reportCard, interviews } = await rehearse({ voice: praising });
    const praise = reportCard.interviewerFlags.find(({ kind }) => kind === "praise");
    expect(praise?.count).toBeGreaterThan(0);
    for (const { sessionId, messageId, text } of praise?.turns ?? []) {
      const interview = interviews.find(({ id }) => id === sessionId);
      const message = interview?.messages.find(({ _id }) => _id === messageId);
      expect(message?.text).toBe(text);
      expect(text).toMatch(/^Great answer/);
    }
  });

  test("stops between two turns when it is told to", async () => {
    const stopping = new AbortController();
    const stopped = rehearse({ signal: stopping.signal, onProgress: async () => stopping.abort() });
    await expect(stopped).rejects.toThrow();
  });

  test("never holds the process for longer than a turn takes", async () => {
    let looks = 0;
    let going = true;
    const look = () => {
      looks += 1;
      if (going) setImmediate(look);
    };
    setImmediate(look);
    const { interviews } = await rehearse();
    going = false;
    const turns = interviews.reduce((sum, { reportCard }) => sum + reportCard.interviewerTurns, 0);
    expect(looks).toBeGreaterThanOrEqual(turns);
  });
});
