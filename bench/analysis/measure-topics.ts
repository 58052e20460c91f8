import { codeSource } from "#analysis/analyze.ts";
import { placeAnswer, TopicCounter } from "#analysis/report/topic-leaders.ts";
import type { StudyContext } from "#analysis/sources.ts";
import { listThemedAnswers, type ThemedAnswer } from "./open-answers.ts";
import { seedRandom, shuffle } from "./random.ts";

const maxTopics = 10;
const shuffles = 20;
const open: StudyContext = { questions: [], objective: "", topics: [], competitors: [], ownProduct: null };

function listNouns({ text }: ThemedAnswer, at: number): string[] {
  const segment = { id: "1", speaker: "participant" as const, text, questionId: null, move: null };
  const coded = codeSource(
    {
      id: `answer-${at}`,
      kind: "interview",
      label: `A-${at}`,
      segments: [segment],
      ageRange: null,
      location: null,
      language: "en",
    },
    open,
  );
  return coded.messages[0]?.nouns ?? [];
}

/** The share of answers that have the theme which is commonest among the answers of their topic. */
function measurePurity(placed: { topic: string; themes: string[] }[]): number {
  let fitting = 0;
  for (const group of Map.groupBy(placed, (one) => one.topic).values()) {
    const counts = new Map<string, number>();
    for (const theme of group.flatMap((one) => one.themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
    fitting += Math.max(...counts.values());
  }
  return fitting / Math.max(placed.length, 1);
}

/** The same topics with the answers' themes dealt out at random: what purity comes for free. */
function measureShuffled(placed: { topic: string; themes: string[] }[]): number {
  let sum = 0;
  for (let seed = 1; seed <= shuffles; seed++) {
    const dealt = shuffle(
      placed.map((one) => one.themes),
      seedRandom(seed),
    );
    sum += measurePurity(placed.map(({ topic }, at) => ({ topic, themes: dealt[at] ?? [] })));
  }
  return sum / shuffles;
}

function measure(question: "pleasant_aspects" | "difficult_aspects"): string[] {
  const answers = listThemedAnswers(question);
  const nouns = answers.map(listNouns);
  const counter = new TopicCounter();
  for (const named of nouns) counter.add(named);
  const leaders = counter.listLeaders(maxTopics);
  const all = answers.map(({ themes }, at) => ({
    topic: placeAnswer(nouns[at] ?? [], leaders) ?? "",
    themes,
  }));
  const placed = all.filter((one) => one.topic !== "");
  const tell = (value: number) => value.toFixed(3);
  return [
    `topic purity: ${question.replace("_", " ")} (n ${answers.length}, ${leaders.length} topics)`,
    "0.65 and 0.20 over shuffled",
    `${tell(measurePurity(placed))}; ${Math.round((100 * placed.length) / answers.length)} % of the answers have a topic`,
    `shuffled ${tell(measureShuffled(placed))}; with the rest as one more topic ${tell(measurePurity(all))}, shuffled ${tell(measureShuffled(all))}`,
  ];
}

/** Rows of the report: topics of the built-in coder against the themes that people gave the answers. */
export function measureTopics(): string[][] {
  return [measure("pleasant_aspects"), measure("difficult_aspects")];
}
