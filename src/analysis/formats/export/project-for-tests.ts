import type { Evidence, Finding } from "#contract/insights.ts";
import { sliceCodePoints } from "../../code-points.ts";
import type { ExportInterview, ExportProject, ExportSession, ExportTurn } from "../export-project.ts";

export function makeTurn(id: string, role: ExportTurn["role"], text: string): ExportTurn {
  return {
    id,
    role,
    speakerName: null,
    text,
    at: null,
    seconds: null,
    questionId: "q1",
    move: role === "interviewer" ? "ask" : null,
    sentiment: role === "participant" ? "negative" : null,
  };
}

export function makeSession(id: string, label: string, turns: ExportTurn[]): ExportSession {
  return {
    id,
    label,
    kind: "interview",
    startedAt: "2026-05-01T10:00:00.000Z",
    lastActivityAt: "2026-05-01T10:20:00.000Z",
    completed: true,
    endReason: null,
    language: "en",
    email: `${id}@example.org`,
    incentiveCode: `CODE-${id}`,
    demographics: { ageRange: "25-34", occupation: "Beekeeper", location: "Chile", townCity: "Quellón" },
    sourceTags: [],
    formAnswers: [],
    turns,
    annotations: [],
  };
}

/** Evidence of a slice of a turn, its quote cut from the text. */
export function makeEvidence(
  session: ExportSession,
  turn: ExportTurn,
  [start, end]: [number, number],
): Evidence {
  return {
    quote: sliceCodePoints(turn.text, start, end),
    sourceKind: session.kind,
    sourceId: session.id,
    sourceLabel: session.label,
    messageId: turn.id,
    start,
    end,
    ageRange: null,
  };
}

export function makeFinding(id: string, text: string, evidence: Evidence[]): Finding {
  return {
    id,
    kind: "painPoints",
    text,
    sentiment: "negative",
    strength: { people: 1, asked: 2, volunteered: 0 },
    evidence,
    challenging: [],
  };
}

export function makeInterview(sessions: ExportSession[], findings: Finding[] = []): ExportInterview {
  return {
    id: "i1",
    name: "Bees",
    objective: "Learn how people keep bees.",
    createdAt: "2026-04-01T08:00:00.000Z",
    questions: [{ id: "q1", text: "What is hard?", depth: "normal" }],
    sessions,
    analyzedAt: "2026-05-02T08:00:00.000Z",
    findings,
    brief: null,
    analysisNotes: [],
    ownInsights: [],
  };
}

export function makeProject(interviews: ExportInterview[], personalData = false): ExportProject {
  return {
    id: "p1",
    name: "Honey",
    organization: "Apiary Ltd",
    exportedAt: "2026-05-03T09:00:00.000Z",
    personalData,
    people: [{ id: "u1", name: "Ruth Okafor" }],
    tagDescriptions: [],
    interviews,
  };
}

/** One session with a question, an answer of many scripts, a tag, a note, a highlight and a finding on it. */
export function makeSmallProject(personalData = false): ExportProject {
  const asked = makeTurn("t1", "interviewer", "What is hard?");
  const answer = makeTurn("t2", "participant", "🐝🐝 Winter.\r\nقال: البرد קר מאוד, and the mites & <rain>.");
  const session = makeSession("s1", "P-01", [asked, answer]);
  session.annotations = [
    {
      id: "n1",
      kind: "tag",
      turnId: "t2",
      text: "concern",
      passage: null,
      personId: "u1",
      createdAt: "2026-05-02T09:00:00.000Z",
    },
    {
      id: "n2",
      kind: "note",
      turnId: "t2",
      text: "Ask again\nin spring",
      passage: null,
      personId: "u1",
      createdAt: "2026-05-02T09:01:00.000Z",
    },
    {
      id: "n3",
      kind: "highlight",
      turnId: "t2",
      text: "weather",
      passage: { quote: "Winter.", start: 3, end: 10 },
      personId: "u1",
      createdAt: "2026-05-02T09:02:00.000Z",
    },
  ];
  const finding = makeFinding("f1", "The cold is hard", [makeEvidence(session, answer, [3, 10])]);
  finding.challenging = [makeEvidence(session, answer, [12, 22])];
  return {
    ...makeProject([makeInterview([session], [finding])], personalData),
    tagDescriptions: [{ tag: "concern", description: "Worries" }],
  };
}
