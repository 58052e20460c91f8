import { writeFile } from "node:fs/promises";
import { withoutPersonalData } from "#analysis/formats/export/personal-data.ts";
import { makeReportBlocks } from "#analysis/formats/export/report-blocks.ts";
import { writeReport } from "#analysis/formats/export/report-markdown.ts";
import { type Analysis, analyzeTranscripts, applyRoles } from "./analyze-transcripts.ts";
import type { AnalyzeOptions } from "./options.ts";
import { complain, failed, notUnderstood } from "./outcome.ts";
import { readFiles } from "./read-files.ts";
import { writeSummary } from "./summary.ts";

async function writeReportFile(file: string, { project }: Analysis): Promise<void> {
  if (!/\.docx$/i.test(file)) return writeFile(file, writeReport(project));
  const { makeDocx } = await import("#server/files/docx-file.ts");
  await writeFile(file, await makeDocx(makeReportBlocks(project), { title: project.name }));
}

/** Findings with their evidence, beside the transcripts that their places count in. */
function writeJson({ project, insights }: Analysis): string {
  const { interviews, ...head } = withoutPersonalData(project);
  const found = interviews.flatMap((interview) => interview.findings);
  const { findings: _, keywords, ...counted } = insights;
  const transcripts = interviews.flatMap((interview) => interview.sessions);
  const analysis = project.personalData
    ? { ...counted, keywords, findings: found }
    : { findings: found, metrics: insights.metrics, engagement: insights.engagement, notes: insights.notes };
  return `${JSON.stringify({ format: "askwell-analysis", version: 1, ...head, analysis, transcripts }, null, 1)}\n`;
}

/** Writes a file and says so; false where it could not be written. */
async function tryWriting(file: string | null, write: (file: string) => Promise<void>): Promise<boolean> {
  if (file === null) return true;
  try {
    await write(file);
    process.stdout.write(`Written: ${file}\n`);
    return true;
  } catch (error) {
    complain(`${file} could not be written: ${error instanceof Error ? error.message : "unknown"}`);
    return false;
  }
}

/** Reads, analyses and writes, and says on the way what is done; answers with the exit code. */
export async function runAnalysis(options: AnalyzeOptions): Promise<number> {
  const { transcripts: read, problems } = await readFiles(options.files);
  for (const problem of problems) complain(problem);
  if (read.length === 0) {
    complain("There is nothing to analyse.");
    return failed;
  }
  const { transcripts, problems: unknown } = applyRoles(read, options.roles);
  for (const problem of unknown) complain(problem);
  if (unknown.length > 0) return notUnderstood;
  for (const { fileName, transcript } of transcripts)
    for (const notice of transcript.notices) complain(`${fileName}: ${notice}`);
  const analysis = analyzeTranscripts(transcripts, options, new Date().toISOString());
  process.stdout.write(`${writeSummary(transcripts, analysis).trimEnd()}\n\n`);
  const isReportWritten = await tryWriting(options.reportFile, (file) => writeReportFile(file, analysis));
  const isJsonWritten = await tryWriting(options.jsonFile, (file) => writeFile(file, writeJson(analysis)));
  if (options.reportFile === null && options.jsonFile === null)
    process.stdout.write("Nothing was written; --out report.md writes the report with all quotes.\n");
  return problems.length > 0 || !isReportWritten || !isJsonWritten ? failed : 0;
}
