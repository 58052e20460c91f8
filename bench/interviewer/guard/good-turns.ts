import type { Guide, Move, Turn } from "#interviewer/guide.ts";
import { makeGuide, makeQuestion } from "#interviewer/test-interview.ts";
import { readScriptQuestions } from "../../../tests/read-study-data.ts";
import { type HumanTurn, hashTurn, readHumanTurns, splitSentences } from "./human-turns.ts";
import { readLines } from "./planted.ts";
import { makeProbe } from "./talks.ts";

/**
 * Good turns by human interviewers, by place only; the texts stay in ../shared/data. turns/human.txt has them by file,
 * with what was left out and why; turns that no line names are noises of listening ("Mm hmm.").
 *
 * Criterion, set before anything was measured: a stretch of whole sentences of one turn that a good
 * interviewer could type in a chat. It asks one thing at most, openly (a request, an invitation and
 * "are there any …" are open), suggests no answer, and holds no praise, verdict, agreement, advice,
 * promise or end; acknowledgements before it belong to it. A question of the script in other words may
 * be as closed, double or scaled as the script has it. Statements are explanations, bridges, apologies,
 * answers and paraphrases; the bare "Okay." and "I see." are counted among them and told apart.
 *
 * A line is: kind, "turn:first sentence-last", hash of the text, script question that it puts.
 * A turn "389+1" is two captions; a place that ends in "?" is a question whose mark the transcriber left
 * out, and which is read with it. The script question is a number of democracy_script.md, or the place
 * where another participant of the same study was asked the same.
 */
type HumanChoice = [
  kind: "probe" | "ask" | "repeat" | "statement",
  place: string,
  hash: string,
  script?: string,
];

function listChoices(): [file: string, choice: HumanChoice][] {
  let file = "";
  return readLines("human").flatMap((line): [string, HumanChoice][] => {
    if (!line.startsWith("# ")) return [[file, line.split(" ") as HumanChoice]];
    file = line.slice(2);
    return [];
  });
}

/** A turn to be judged, with the talk before it. */
export interface GoodTurn {
  name: string;
  kind: HumanChoice[0];
  /** "Okay.", "I see.": nothing but a noise of listening. */
  isNoise: boolean;
  guide: Guide;
  turns: Turn[];
  move: Move;
  text: string;
}

const introductions: [RegExp, string][] = [
  [
    /^pdpilot/,
    "We would like to hear how you use PDP and ICE plots, and about your experience with PDPilot. It runs with Jupyter, Google Colab and JSON.",
  ],
  [
    /^democracy/,
    "This is an interview about politics and democracy, with a scenario about Munich's Olympia Park.",
  ],
  [/^changelog/, "A talk with Danielle Morrill, who founded Mattermark and was its CEO."],
  [/^metamuse/, "A talk with David Hoang of Webflow and Mark McGranaghan about tools for creative work."],
  [
    /^talkpython/,
    "A talk with John Sonmez of simpleprogrammer.com about careers, marketing and his QBasic days. Google finds it.",
  ],
];

function takePlace(turns: readonly HumanTurn[], place: string): { index: number; text: string } {
  const [where = "", range] = place.replace("?", "").split(":");
  const mark = (text: string): string => (place.endsWith("?") ? text.replace(/\.$/, "?") : text);
  const [first = "0", more = "0"] = where.split("+");
  const index = Number(first);
  const whole = turns
    .slice(index, index + 1 + Number(more))
    .map(({ text }) => text)
    .join(" ");
  if (range === undefined) return { index, text: mark(whole) };
  const [from = 0, to = from] = range.split("-").map(Number);
  return {
    index,
    text: mark(
      splitSentences(whole)
        .slice(from, to + 1)
        .join(" "),
    ),
  };
}

async function readScript(script: string | undefined): Promise<string> {
  if (script === undefined) return "What would you like to tell us about it?";
  const [file = "", place] = script.split("/");
  if (place === undefined) return readScriptQuestions()[Number(script) - 1] ?? "";
  return takePlace(await readHumanTurns(file), place).text;
}

function makeMove(kind: HumanChoice[0], text: string): Move {
  if (kind === "ask" || kind === "repeat") return { kind, questionId: "open" };
  if (kind === "probe") return makeProbe("open");
  const isApology = /\bsorry\b/i.test(text);
  return isApology
    ? { kind: "redirect", questionId: "open", because: "unreadable" }
    : { kind: "answer_meta", questionId: "open", topic: "other", questionsLeft: 3 };
}

/** What was said before; an interviewer's turn is taken for a follow-up. */
function makeTalkBefore(turns: readonly HumanTurn[], isCaption: boolean): Turn[] {
  return turns.map(({ isInterviewer, text }, at) =>
    isInterviewer && !isCaption
      ? { speaker: "interviewer", text, at, move: makeProbe("open") }
      : { speaker: "participant", text, at },
  );
}

async function readGoodTurn(name: string, choice: HumanChoice): Promise<GoodTurn> {
  const [kind, place, hash, script] = choice;
  const all = await readHumanTurns(name);
  const { index, text } = takePlace(all, place);
  if (hashTurn(text.replace(/\?$/, place.endsWith("?") ? "." : "?")) !== hash)
    throw new Error(`${name} ${place} is not the text that was chosen`);
  const introduction = introductions.find(([file]) => file.test(name))?.[1] ?? "";
  const guide = makeGuide({
    introduction,
    questions: [makeQuestion("open", await readScript(script))],
  });
  return {
    name: `${name} ${place}`,
    kind,
    isNoise: kind === "statement" && text.split(" ").length <= 3,
    guide,
    turns: makeTalkBefore(all.slice(0, index), name.endsWith(".vtt")),
    move: makeMove(kind, text),
    text,
  };
}

export async function readGoodTurns(): Promise<GoodTurn[]> {
  return Promise.all(listChoices().map(([name, choice]) => readGoodTurn(name, choice)));
}
