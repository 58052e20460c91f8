import type { Source } from "#analysis/sources.ts";
import { remoteWorkSessions, remoteWorkStudy } from "#analysis/testing/remote-work-sessions.ts";

const wordsPerSource = 2000;
const wordsPerMessage = 80;

const sentences = remoteWorkSessions.flatMap((source) =>
  source.segments
    .filter((segment) => segment.speaker === "participant")
    .flatMap((segment) => segment.text.split(/(?<=[.!?])\s+/)),
);

/** Sentences of real length and grammar in which now and then a word is one of 20,000 made-up nouns. */
function makeText(random: () => number): string {
  const parts: string[] = [];
  for (let words = 0; words < wordsPerMessage; ) {
    const sentence = sentences[Math.floor(random() * sentences.length)] ?? "";
    const rare = `item${Math.floor(20_000 * random() ** 3)}`;
    const told = sentence.replace(/\b(?:tools?|app|document|meetings?|Slack|search|team)\b/i, (word) =>
      random() < 0.4 ? rare : word,
    );
    parts.push(told);
    words += told.split(" ").length;
  }
  return parts.join(" ");
}

/** An interview of about 2,000 words, made up of the sample sessions' sentences. */
export function makeSource(at: number, random: () => number): Source {
  const questions = remoteWorkStudy.questions;
  const count = Math.round(wordsPerSource / wordsPerMessage);
  return {
    id: `session-${at}`,
    kind: "interview",
    label: `P-${at}`,
    ageRange: null,
    location: null,
    language: "en",
    segments: Array.from({ length: count }, (_, turn) => ({
      id: `message-${at}-${turn}`,
      speaker: "participant" as const,
      text: makeText(random),
      questionId: questions[Math.floor((turn * questions.length) / count)]?.id ?? null,
      move: null,
    })),
  };
}
