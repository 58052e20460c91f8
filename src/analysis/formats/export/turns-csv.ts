import { type CsvCell, writeCsv } from "../csv.ts";
import {
  type ExportInterview,
  type ExportProject,
  type ExportSession,
  listSessions,
  nameSpeaker,
} from "../export-project.ts";
import { withoutPersonalData } from "./personal-data.ts";
import { turnColumns } from "./turn-columns.ts";

function joinMarks(session: ExportSession, turnId: string, kind: "tag" | "note", separator: string): string {
  const marks = session.annotations.filter((item) => item.kind === kind && item.turnId === turnId);
  return marks.map((item) => item.text).join(separator);
}

function writeRows(interview: ExportInterview, session: ExportSession): CsvCell[][] {
  const questions = new Map(interview.questions.map((question) => [question.id, question.text]));
  return session.turns.map((turn, index) => {
    const cells: Record<(typeof turnColumns)[number], CsvCell> = {
      Interview: interview.name,
      Session: session.label,
      "Session id": session.id,
      Kind: session.kind,
      Turn: index + 1,
      Speaker: nameSpeaker(turn, session),
      Role: turn.role,
      Text: turn.text,
      Time: turn.at,
      Seconds: turn.seconds,
      Question: turn.questionId === null ? null : (questions.get(turn.questionId) ?? null),
      Move: turn.move,
      Sentiment: turn.sentiment,
      Tags: joinMarks(session, turn.id, "tag", "; "),
      Notes: joinMarks(session, turn.id, "note", "\n"),
      "Turn id": turn.id,
    };
    return turnColumns.map((column) => cells[column]);
  });
}

/** CSV with a row a turn; `readTranscript` reads it back. */
export function writeTurnsCsv(given: ExportProject): string {
  const project = withoutPersonalData(given);
  const rows = listSessions(project).flatMap(({ interview, session }) => writeRows(interview, session));
  return writeCsv([...turnColumns], rows);
}
