import type { Figures } from "./figures.ts";
import { wordingFaults } from "./rubric.ts";

export interface Column {
  name: string;
  figures: Figures;
}

const share = (part: number, whole: number): string =>
  whole === 0 ? "none" : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;

const recallRate = ({ recalled, planted }: Figures): number => (planted === 0 ? 0 : recalled / planted);

type Row = [string, string, (figures: Figures) => string];

function listRows(fixed: Figures): Row[] {
  const faults = wordingFaults.map((fault): Row => {
    return [`turns: ${fault}`, "0", (figures) => `${figures.faults.get(fault) ?? 0} of ${figures.turns}`];
  });
  return [
    ["questions covered, or recorded as not reached", "100 %", (one) => share(one.covered, one.sessions)],
    ["of these, every question put", "", (one) => share(one.askedAll, one.sessions)],
    ...faults,
    ["follow-ups that were warranted", "at least 95 %", (one) => share(one.warranted, one.probes)],
    ["thin answers followed up, budget allowing", "at least 95 %", (one) => share(one.thinProbed, one.thin)],
    ["planted insights told", "", (one) => share(one.recalled, one.planted)],
    [
      "against the fixed questionnaire",
      "at least 2.5",
      (one) => (recallRate(fixed) === 0 ? "none" : (recallRate(one) / recallRate(fixed)).toFixed(2)),
    ],
    [
      "follow-ups a question",
      "at most 1.5",
      (one) => (one.probes / Math.max(one.questionsAsked, 1)).toFixed(2),
    ],
    ["sessions without an end of the interviewer's own", "0", (one) => `${one.sessions - one.endedByItself}`],
    ["errors that a participant would see", "0", (one) => `${one.errors}`],
    [
      "participant's share of the words",
      "",
      (one) => share(one.participantWords, one.participantWords + one.ourWords).replace(/ \(.*/, ""),
    ],
  ];
}

/** A table in Markdown: figures in rows with their goals, interviewers in columns. */
export function formatTable(columns: readonly Column[], fixed: Figures): string {
  const head = ["figure", "goal", ...columns.map((column) => column.name)];
  const rows = listRows(fixed).map(([name, goal, format]) => [
    name,
    goal,
    ...columns.map((column) => format(column.figures)),
  ]);
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

const mostMisses = 8;

/** The turns that count against an interviewer, one of each kind of answer, so that they can be judged by eye. */
export function formatMisses({ misses }: Figures): string {
  const cut = (text: string) => text.replace(/\s+/g, " ").slice(0, 160);
  const seen = new Set<string>();
  const distinct = misses.filter(({ figure, after }) => {
    const key = `${figure} ${after}`;
    return seen.has(key) ? false : seen.add(key);
  });
  const rows = distinct
    .slice(0, mostMisses)
    .map(({ figure, after, text }) => `- ${figure}: “${cut(after)}” was met with “${cut(text)}”`);
  return [
    `What counts against the scripted voice (${misses.length} turns, ${distinct.length} different):`,
    ...rows,
  ].join("\n");
}

/** The same people's answers under the original interviewer and under ours. */
export function formatReal(original: Figures, ours: Figures): string {
  const rows: [string, (figures: Figures) => string][] = [
    [
      "turns with more than one question",
      (one) => share(one.faults.get("more than one question") ?? 0, one.turns),
    ],
    ["turns that praise or judge", (one) => share(one.faults.get("praise or verdict") ?? 0, one.turns)],
    ["leading turns", (one) => share(one.faults.get("leading") ?? 0, one.turns)],
    ["yes-or-no follow-ups", (one) => share(one.faults.get("yes or no") ?? 0, one.turns)],
    ["repeated turns", (one) => share(one.faults.get("repeated") ?? 0, one.turns)],
    ["thin answers followed up", (one) => share(one.thinProbed, one.thin)],
    ["follow-ups", (one) => String(one.probes)],
    ["follow-ups that were warranted", (one) => share(one.warranted, one.probes)],
    ["questions of the script put", (one) => share(one.questionsAsked, one.sessions * 14)],
    ["words of the interviewer a turn", (one) => (one.ourWords / Math.max(one.turns, 1)).toFixed(0)],
  ];
  const table = [
    ["figure", "original interviewer", "scripted voice"],
    ["---", "---", "---"],
    ...rows.map(([name, format]) => [name, format(original), format(ours)]),
  ];
  return [
    `Answers of ${ours.sessions} real people in model-led interviews about democracy (CC0), judged by the same rubric. Each question gets what they answered to it, in order; a follow-up beyond that gets nothing new.`,
    table.map((row) => `| ${row.join(" | ")} |`).join("\n"),
  ].join("\n\n");
}
