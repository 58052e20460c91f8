import { type CsvCell, writeCsv, writeCsvRows } from "../csv.ts";
import {
  type ExportProject,
  type ExportSession,
  type InterviewOutline,
  listSessions,
  nameSpeaker,
} from "../export-project.ts";
import { turnColumns } from "../transcripts/turn-columns.ts";
import { describeFlags } from "./describe-flag.ts";
import { describeTranslations, listTranslators } from "./describe-translations.ts";
import { withoutPersonalSession } from "./personal-data.ts";

/** What of an interview the table of turns says. */
export type TurnsInterview = Pick<InterviewOutline, "name" | "questions">;

function joinMarks(session: ExportSession, turnId: string, kind: "tag" | "note", separator: string): string {
  const marks = session.annotations.filter((item) => item.kind === kind && item.turnId === turnId);
  return marks.map((item) => item.text).join(separator);
}

/** Where flags were asked for, after all that every table has. */
const flagsColumn = "Flags";

function makeRows(interview: TurnsInterview, session: ExportSession): CsvCell[][] {
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
      Shown: turn.shown ?? null,
      Heard: turn.spoken?.heard ?? null,
      Language: session.language,
      Translation: describeTranslations([turn]),
      "Translated by": listTranslators([turn]),
    };
    const row = turnColumns.map((column) => cells[column]);
    return session.flags ? [...row, describeFlags(session, turn.id)] : row;
  });
}

/** The first line of the table of turns, for whoever writes it session by session. */
export function writeTurnsHead(hasFlags = false): string {
  return writeCsv(hasFlags ? [...turnColumns, flagsColumn] : [...turnColumns], []);
}

/** The rows of one session, so that tens of thousands of sessions need not be in memory together. */
export function writeTurnsOfSession(
  interview: TurnsInterview,
  given: ExportSession,
  personalData: boolean,
): string {
  return writeCsvRows(makeRows(interview, personalData ? given : withoutPersonalSession(given)));
}

/** CSV with a row a turn; `readTranscript` reads it back. */
export function writeTurnsCsv(project: ExportProject): string {
  const parts = listSessions(project).map(({ interview, session }) =>
    writeTurnsOfSession(interview, session, project.personalData),
  );
  return writeTurnsHead() + parts.join("");
}
