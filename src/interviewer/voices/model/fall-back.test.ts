import { describe, expect, test } from "vitest";
import { decide, offerTurn } from "../../conductor.ts";
import type { Turn } from "../../guide.ts";
import { makeGuide, makeQuestion } from "../../test-interview.ts";
import { wordMove } from "../built-in/voice.ts";
import { type CompletedTurn, completeTurn } from "./complete-turn.ts";
import { ModelWriter } from "./writer.ts";

const questions = [
  makeQuestion("a", "How do you send things back?"),
  makeQuestion("b", "Tell me about a time when a refund went wrong."),
];
const seed = "seed";

interface Answer {
  text: string;
  move?: string;
  threads?: { quote: string; untold: string; weight: number }[];
  tone?: string;
  wants?: string;
}

/** The turn after this message, once a model's answer to it was refused. */
function refuse(
  said: string,
  { text, move = "probe", threads = [], tone = "plain", wants = "nothing" }: Answer,
  { language = "en", only }: { language?: string; only?: string } = {},
): CompletedTurn {
  const asked = only === undefined ? questions : [makeQuestion("a", only)];
  const guide = makeGuide({
    questions: asked,
    language,
    objective: "Find out why things go back",
    topics: [],
  });
  const { move: first } = decide(guide, [], 0);
  const turns: Turn[] = [
    { speaker: "interviewer", text: wordMove({ guide, turns: [], move: first, seed }), at: 0, move: first },
    { speaker: "participant", text: said, at: 30_000 },
  ];
  const offered = offerTurn(guide, turns, 31_000);
  if (offered.kind !== "open") throw new Error("the rails decide this alone");
  const writer = new ModelWriter(offered.offer);
  const reading = { threads, done: [], settled: [], wants, tone };
  const about = threads[0]?.quote ?? null;
  const shown = writer.take(JSON.stringify({ reading, move, about, quotes: [], text })).join("");
  const last = writer.finish();
  expect(last.failures).not.toEqual([]);
  return completeTurn({ guide, turns, now: 31_000, seed, offer: offered.offer }, { said: shown, last });
}

const plain = "I take it to the station, label, tape, done, and I listen to music on the way.";
const secret = { quote: "I never told my mother about the account", untold: "why", weight: 3 };

describe("after two refusals", () => {
  test("the script goes on", () => {
    const turn = refuse(plain, { text: "Great answer! What is the station like?" });
    expect(turn.decision.move).toMatchObject({ kind: "ask", questionId: "b" });
    expect(turn.text).toMatch(/Tell me about a time when a refund went wrong\.$/u);
  });

  test("the question of the script follows what was shown of a follow-up, with nothing between", () => {
    const turn = refuse(plain, { text: "Music on the way, then. What is it like, and who is there?" });
    expect(turn.text).toBe("Music on the way, then. Tell me about a time when a refund went wrong.");
    expect(turn.decision.move).toMatchObject({ kind: "ask", questionId: "b" });
  });

  test("after the last question they are asked whether they would add something, and nothing is quoted", () => {
    const quote = "there is always a queue there";
    const said = `I take it to the station, label, tape, done, and ${quote}.`;
    const threads = [{ quote, untold: "how long", weight: 1 }];
    const first = { only: "How do you send things back?" };
    const turn = refuse(said, { text: "Great answer! What is the station like?", threads }, first);
    expect(turn.decision.move).toMatchObject({ kind: "anything_else" });
    expect(turn.text).not.toContain(quote);
  });

  test("what weighs is quoted whole, with an invitation to go on", () => {
    const said = `It goes on her name. ${secret.quote}. She gets all the mails.`;
    const turn = refuse(said, { text: "Good for you! What happened?", threads: [secret] });
    expect(turn.text).toBe(`“${secret.quote}” – what should I know about that?`);
    expect(turn.decision.move).toMatchObject({ kind: "probe", about: secret.quote });
    const shown = refuse(said, { text: "I'm sorry. Did you cry?", threads: [secret] });
    expect(shown.text).toBe(`I'm sorry. “${secret.quote}” – what should I know about that?`);
  });

  test("whoever asked for something to be left out gets an answer, and nothing is quoted", () => {
    const said = "Can you take our Julie's name out, I shouldn't have put it?";
    const threads = [{ quote: "I shouldn't have put it", untold: "why", weight: 3 }];
    const turn = refuse(said, { text: "Great! What happened?", move: "answer", threads, wants: "answer" });
    expect(turn.decision.move).toMatchObject({ kind: "answer_meta" });
    expect(turn.text).not.toContain("shouldn't have put");
  });

  test("in another language too", () => {
    const quote = "Meine Mutter weiß nichts von dem Konto";
    const said = `Das läuft über ihren Namen. ${quote}. Sie bekommt alle Mails.`;
    const answer = { text: "Toll gemacht! Was war?", threads: [{ ...secret, quote }] };
    const turn = refuse(said, answer, { language: "de" });
    expect(turn.text).toContain(quote);
    expect(turn.decision.move).toMatchObject({ kind: "probe", about: quote });
  });

  test("a question back that was answered leads on to the script", () => {
    const turn = refuse(`${plain} Who reads this?`, {
      move: "answer",
      text: "Only the team that runs the study. What is it like, and who is there?",
    });
    expect(turn.text).toBe(
      "Only the team that runs the study. Tell me about a time when a refund went wrong.",
    );
    expect(turn.decision.move).toMatchObject({ kind: "answer_meta", thenAsk: "b", took: "answer" });
  });

  test("a question back alone leads back to the question that is open, without a phrase before it", () => {
    const turn = refuse("Who reads this?", {
      move: "answer",
      text: "Only the team that runs the study. What is it like, and who is there?",
    });
    expect(turn.text).toBe("Only the team that runs the study. How do you send things back?");
  });

  test("the last question is put again where only a question back came", () => {
    const turn = refuse(
      "is this anonymous yeah?",
      {
        move: "answer",
        text: "Yes, the team reads it without your name. I'm glad you told it all the same.",
      },
      { only: "Who waits up for you?" },
    );
    expect(turn.text).toBe(
      "Yes, the team reads it without your name. I'm glad you told it all the same. Who waits up for you?",
    );
  });
});
