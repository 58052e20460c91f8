import {
  type ExportProject,
  type ExportSession,
  type InterviewOutline,
  listSessions,
  type ProjectOutline,
} from "../export-project.ts";
import { withoutPersonalData, withoutPersonalSession } from "./personal-data.ts";

/** Raised when a field changes its meaning or goes; new fields alone do not raise it. */
const version = 1;

/** An object's text without its closing brace, so that more fields can follow. */
function writeOpen(value: object): string {
  return JSON.stringify(value, null, 1).replace(/\n?\}$/, "");
}

/** An object's text without its opening brace. */
function writeRest(value: object): string {
  return JSON.stringify(value, null, 1).slice(1);
}

/** Where sounds are kept is for the formats that take them along. */
function withoutSounds(session: ExportSession): ExportSession {
  const turns = session.turns.map((turn) => {
    if (!turn.spoken?.sound) return turn;
    const { heard, words } = turn.spoken;
    return { ...turn, spoken: { heard, words } };
  });
  return { ...session, turns };
}

/**
 * The whole project as JSON, in parts and a session a line, so that tens of thousands need not be in memory together.
 * Sessions come in the order of their interviews. Those of a project without personal data are masked here unless they
 * are so already; its findings must be.
 */
export class ProjectJsonWriter {
  readonly #project: ProjectOutline;
  readonly #prepare: (session: ExportSession) => ExportSession;
  #next = 0;
  #open: InterviewOutline | undefined;
  #hasSession = false;

  constructor(project: ProjectOutline, isMasked = project.personalData) {
    this.#project = project;
    this.#prepare = isMasked ? withoutSounds : withoutPersonalSession;
  }

  writeHead(): string {
    const { interviews: _, ...head } = this.#project;
    return `${writeOpen({ format: "askwell-project", version, ...head })},\n "interviews": [`;
  }

  /** Throws when the interview has been passed already. */
  writeSession(interview: Pick<InterviewOutline, "id">, session: ExportSession): string {
    const before = this.#openUntil(interview.id);
    const separator = this.#hasSession ? ",\n" : "\n";
    this.#hasSession = true;
    return `${before}${separator}${JSON.stringify(this.#prepare(session))}`;
  }

  writeEnd(): string {
    return `${this.#openUntil(null)}\n ]\n}\n`;
  }

  /** Closes and opens interviews until the one with this id is open; until all are closed for null. */
  #openUntil(id: string | null): string {
    let text = "";
    while (this.#open === undefined || this.#open.id !== id) {
      text += this.#close();
      this.#open = this.#project.interviews[this.#next];
      if (this.#open === undefined) break;
      const {
        analyzedAt: _,
        findings: __,
        brief: ___,
        analysisNotes: ____,
        ownInsights: _____,
        ...head
      } = this.#open;
      text += `${this.#next > 0 ? "," : ""}\n${writeOpen(head)},\n "sessions": [`;
      this.#next++;
    }
    if (id !== null && this.#open === undefined) throw new Error("sessions are not in the interviews' order");
    return text;
  }

  #close(): string {
    if (this.#open === undefined) return "";
    const { analyzedAt, findings, brief, analysisNotes, ownInsights } = this.#open;
    this.#hasSession = false;
    return `\n ],${writeRest({ analyzedAt, findings, brief, analysisNotes, ownInsights })}`;
  }
}

/** The whole project as JSON; `readTranscript` reads its sessions back. */
export function writeProjectJson(given: ExportProject): string {
  const project = withoutPersonalData(given);
  // Masked twice, its speakers would be counted anew.
  const writer = new ProjectJsonWriter(project, true);
  const sessions = listSessions(project).map(({ interview, session }) =>
    writer.writeSession(interview, session),
  );
  return writer.writeHead() + sessions.join("") + writer.writeEnd();
}
