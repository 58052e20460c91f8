import { readFileSync } from "node:fs";
import { getPhraseBook } from "#interviewer/books.ts";
import type { GuardFailure } from "#interviewer/guard.ts";
import type { EndReason, Move } from "#interviewer/guide.ts";
import { makeProbe, type TalkName, talks } from "./talks.ts";

/** The kind of turn; `ask:id` names the script question, `close:reason` the end. */
export type PlantedKind =
  | "probe"
  | `ask:${string}`
  | "clarify"
  | "answer_meta"
  | "redirect"
  | "respect_skip"
  | "check_in"
  | "anything_else"
  | "recap"
  | `close:${EndReason}`;

/** Where it is said, as what, and the words. */
export type Planted = [talk: TalkName, kind: PlantedKind, text: string];

/** A turn with the fault to be named; where a careful reader could give either of two names, both; of good ones none. */
export interface PlantedTurn {
  faults: GuardFailure[];
  planted: Planted;
}

/**
 * The turns of turns/NAME.txt: "# two_questions" says what is wrong with the lines below it ("# good": nothing), and a
 * line is "ward probe: What did you do?". {closing} stands for the fixed last words.
 */
export function readPlanted(name: string): PlantedTurn[] {
  let faults: GuardFailure[] = [];
  return readLines(name).flatMap((line) => {
    if (line.startsWith("# ")) faults = line.slice(2).split(" ") as GuardFailure[];
    const [, talk, kind, text = ""] = /^(\w+) ([\w:]+): (.*)$/.exec(line) ?? [];
    if (talk === undefined) return [];
    const { language } = talks[talk as TalkName].guide;
    const words = text.replaceAll("\\n", "\n").replaceAll("{closing}", getPhraseBook(language).closing);
    return [{ faults, planted: [talk as TalkName, kind as PlantedKind, words] }];
  });
}

/** Lines that begin with // are remarks. */
export function readLines(name: string): string[] {
  const text = readFileSync(new URL(`./turns/${name}.txt`, import.meta.url), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("//"));
}

/** The move of a planted turn: it belongs to the question that is open in its talk. */
export function makePlantedMove(talk: TalkName, kind: PlantedKind): Move {
  const [name = "", detail = ""] = kind.split(":");
  const open = talks[talk].turns.findLast(
    (turn) => turn.speaker === "interviewer" && "questionId" in turn.move,
  );
  const move = open?.speaker === "interviewer" ? open.move : undefined;
  const questionId = move !== undefined && "questionId" in move ? (move.questionId ?? "") : "";
  switch (name) {
    case "ask":
      return { kind: "ask", questionId: detail };
    case "clarify":
      return { kind: "clarify", questionId };
    case "answer_meta":
      return { kind: "answer_meta", questionId, topic: "other", questionsLeft: 3 };
    case "redirect":
      return { kind: "redirect", questionId, because: "off_topic" };
    case "respect_skip":
      return { kind: "respect_skip", questionId, because: "skip", otherAngle: true };
    case "check_in":
      return { kind: "check_in", questionId, crisis: false };
    case "anything_else":
      return { kind: "anything_else" };
    case "recap":
      return { kind: "recap", passages: [] };
    case "close":
      return { kind: "close", endReason: detail as EndReason };
    default:
      return makeProbe(questionId);
  }
}
