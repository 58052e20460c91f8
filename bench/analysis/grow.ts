// Analyses made-up interviews of about 2,000 words each, one at a time, and tells time and memory as JSON. Run by
// measure-memory.ts in a process of its own: node --expose-gc bench/analysis/grow.ts <number of sources>
import { codeSource, InsightsGatherer } from "#analysis/analyze.ts";
import type { Source } from "#analysis/sources.ts";
import { remoteWorkSessions, remoteWorkStudy } from "#analysis/testing/remote-work-sessions.ts";
import { seedRandom } from "./random.ts";

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

function makeSource(at: number, random: () => number): Source {
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

const sources = Number(process.argv[2]);
const random = seedRandom(11);
const gatherer = new InsightsGatherer(remoteWorkStudy);
let peak = 0;
const start = performance.now();
for (let at = 0; at < sources; at++) {
  gatherer.add(codeSource(makeSource(at, random), remoteWorkStudy));
  if (at % 50 === 49) {
    globalThis.gc?.();
    peak = Math.max(peak, process.memoryUsage().heapUsed);
    if (process.env.TRACE && at % 100 === 99) console.error(at + 1, peak / 1e6);
  }
}
const insights = gatherer.report();
globalThis.gc?.();
peak = Math.max(peak, process.memoryUsage().heapUsed);
console.log(
  JSON.stringify({
    sources,
    seconds: (performance.now() - start) / 1000,
    peakMb: peak / 1e6,
    residentMb: process.resourceUsage().maxRSS / 1e3,
    findings: insights.findings.length,
  }),
);
