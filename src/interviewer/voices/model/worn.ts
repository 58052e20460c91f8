import type { Turn } from "../../guide.ts";
import { heavyTones } from "../../reading.ts";
import type { Situation } from "../../situation.ts";
import { listSentences } from "../../words.ts";

/** Whether a turn of ours says something before it asks. */
function beginsWithReaction({ text }: Turn): boolean {
  const [first = "", ...rest] = listSentences(text);
  return rest.length > 0 && !/[?؟]/u.test(first);
}

const maxReactionsInARow = 1;
const maxSameBeginnings = 2;

/** Notes for a model on its own last messages: people notice a reaction before each question, sympathy after each answer and the same first word. */
export function writeWorn({ turns, state }: Situation): string[] {
  if (state.stage !== "questions") return [];
  const ours = turns.filter(({ speaker }) => speaker === "interviewer").slice(1);
  const last = ours.slice(-maxReactionsInARow);
  const isPattern = last.length === maxReactionsInARow && last.every(beginsWithReaction);
  const note =
    "Your last message began with a reaction. If you stay on this matter, start with the question itself, unless they just told you something that weighs on them.";
  return [
    ...(isPattern ? [note] : []),
    ...writeWarmth(turns),
    ...writeWornBeginnings(ours.filter(beginsWithReaction)),
  ];
}

const maxWarmInARow = 2;
/** Messages of ours within which they are counted. */
const warmWithin = 6;

/** "A sore one.", "A hard list to read.": sympathy after every answer is heard as made to order. */
function writeWarmth(turns: readonly Turn[]): string[] {
  const ours = turns.filter((turn) => turn.speaker === "interviewer").slice(-warmWithin);
  const warm = ours.filter(
    (turn) =>
      turn.move.kind !== "answer_meta" &&
      heavyTones.has(turn.move.reading?.tone ?? "plain") &&
      beginsWithReaction(turn),
  );
  if (warm.length < maxWarmInARow) return [];
  return [
    "You have been warm twice lately: do it again only for something new and grave; otherwise ask the question alone, close to what they told.",
  ];
}

/** Of these no talk can do without. */
const wornFreely = /^(?:I|I['’]m|You|We)$/u;

/** "That's …" at the head of every reaction. */
function writeWornBeginnings(reactions: readonly Turn[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of reactions) {
    const first = text.split(/[\s,]/u, 1)[0] ?? "";
    if (!wornFreely.test(first)) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const worn = [...counts].flatMap(([word, count]) => (count >= maxSameBeginnings ? [`"${word}"`] : []));
  return worn.length === 0 ? [] : [`Worn out in this talk, don't begin with again: ${worn.join(", ")}.`];
}
