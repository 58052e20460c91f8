import type { ReportBlock } from "#analysis/formats/export/report-block.ts";
import { writeMarkdown } from "#analysis/formats/export/report-markdown.ts";
import type { practiceExportFormats } from "#contract/choices.ts";
import type { PracticeDebrief, PracticeMessage } from "#contract/practice-debrief.ts";

export interface PracticeFile {
  name: string;
  contentType: string;
  content: string | Uint8Array;
}

const contentTypes = {
  md: "text/markdown; charset=utf-8",
  json: "application/json; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** The debrief with its transcript. */
export async function writePracticeFile(
  debrief: PracticeDebrief,
  messages: PracticeMessage[],
  format: (typeof practiceExportFormats)[number],
): Promise<PracticeFile> {
  const title = `Practice - ${debrief.topic.replace(/\s+/gu, " ")}`;
  // The ending must stay whatever the topic's length is.
  const name = `${Array.from(title).slice(0, 60).join("")}.${format}`;
  const contentType = contentTypes[format];
  if (format === "json")
    return { name, contentType, content: `${JSON.stringify({ debrief, messages }, null, 2)}\n` };
  const blocks = makePracticeBlocks(debrief, messages);
  if (format === "md") return { name, contentType, content: writeMarkdown(blocks) };
  const { makeDocx } = await import("../../files/docx-file.ts");
  return { name, contentType, content: await makeDocx(blocks, { title }) };
}

const heading = (text: string, level: 1 | 2 = 1): ReportBlock => ({ kind: "heading", level, text });
const bullet = (text: string): ReportBlock => ({ kind: "bullet", text });

/** The debrief as a document; what was said carries the language that it was said in. */
function makePracticeBlocks(debrief: PracticeDebrief, messages: PracticeMessage[]): ReportBlock[] {
  return [
    ...makeHead(debrief),
    ...makeMoments(debrief),
    ...makeInsights(debrief),
    ...makeQuestions(debrief),
    ...makeCard(debrief),
    ...makeTranscript(debrief, messages),
  ];
}

function makeHead({ topic, date, minutes, interviewee, figures, voice }: PracticeDebrief): ReportBlock[] {
  const { pseudonym, ageRange, occupation, townCity, location } = interviewee;
  const wording = voice === "model" ? " A language model worded some of the answers." : "";
  return [
    { kind: "title", text: `Practice: ${topic}` },
    { kind: "note", text: `${date.slice(0, 10)}, ${Math.max(1, Math.round(minutes))} min` },
    {
      kind: "paragraph",
      text: `With ${pseudonym} (${ageRange}, ${occupation}, ${townCity}, ${location}), a simulated person. Nobody was interviewed, and nothing here is a finding.${wording}`,
    },
    {
      kind: "table",
      headers: ["Insights found", "Questions", "Open", "Leading", "Follow-ups", "Own share of the words"],
      rows: [
        [
          `${figures.insightsFound} of ${figures.insightsPlanted}`,
          String(figures.questions),
          ...[figures.openShare, figures.leadingShare, figures.followUpShare, figures.talkShare].map(percent),
        ],
      ],
    },
  ];
}

function percent(share: number | null): string {
  return share === null ? "-" : `${Math.round(share * 100)} %`;
}

function makeMoments({ moments, language }: PracticeDebrief): ReportBlock[] {
  if (moments.length === 0) return [];
  return [
    heading("Moments to look at again"),
    ...moments.flatMap(({ hint, asked, comment, question }): ReportBlock[] => [
      ...(hint
        ? [{ kind: "quote" as const, text: hint.quote, source: "the simulated person", language }]
        : []),
      bullet(asked ? `You asked: ${asked.text}` : comment),
      ...(asked ? [bullet(comment)] : []),
      ...(question ? [bullet(`${hint ? "You could have asked" : "Try instead"}: ${question}`)] : []),
    ]),
  ];
}

function makeInsights({ insights, language }: PracticeDebrief): ReportBlock[] {
  return [
    heading("Insights"),
    ...insights.flatMap(({ about, text, found, said }): ReportBlock[] => [
      heading(`${about}: ${found ? "found" : "not found"}`, 2),
      { kind: "paragraph", text, language },
      ...(said ? [{ kind: "quote" as const, text: said, source: "the simulated person", language }] : []),
    ]),
  ];
}

function makeQuestions({ questions, language }: PracticeDebrief): ReportBlock[] {
  const rows = questions.map(({ text, label, followUp, answerWords, rewrite }) => [
    ...[text, label ?? "no question", followUp ? "yes" : "no", String(answerWords), rewrite ?? ""],
  ]);
  const headers = ["Own message", "Kind", "Follow-up", "Words of the answer", "Better"];
  return [heading("Own questions"), { kind: "table", headers, rows, language }];
}

function makeCard({ reportCard }: PracticeDebrief): ReportBlock[] {
  const { questions, asked, answered, probed, flags, meanWordsPerAnswer } = reportCard;
  const kinds = Map.groupBy(flags, ({ kind }) => kind);
  const coverage = `Of the script's ${questions.length} questions ${asked} were asked, ${answered} answered and ${probed} followed up.`;
  return [
    heading("Report card"),
    ...(questions.length > 0 ? [bullet(coverage)] : []),
    bullet(`Words an answer: ${meanWordsPerAnswer === null ? "-" : Math.round(meanWordsPerAnswer)}`),
    ...[...kinds].map(([kind, found]) => bullet(`${kind.replaceAll("_", " ")}: ${found.length}`)),
  ];
}

function makeTranscript(
  { interviewee, language }: PracticeDebrief,
  messages: PracticeMessage[],
): ReportBlock[] {
  return [
    heading("Transcript"),
    ...messages.map(({ sender, text }): ReportBlock => {
      const name = sender === "user" ? "You" : interviewee.pseudonym;
      return { kind: "paragraph", text: `${name}: ${text}`, language };
    }),
  ];
}
