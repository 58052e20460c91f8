import type { FormQuestion } from "#analysis/formats/export/sessions-csv.ts";
import type {
  ExportAnnotation,
  ExportDemographics,
  ExportFormAnswers,
  ExportSession,
  ExportTranslation,
  ExportTurn,
  SpokenTurn,
} from "#analysis/formats/export-project.ts";
import type { AnswerFlag } from "#contract/answer-checks.ts";
import { nameCountry } from "#contract/country-names.ts";
import type { Sentiment } from "#contract/insights.ts";
import type { Guide } from "#interviewer/guide.ts";
import { listQuestionIds } from "#interviewer/question-thread.ts";
import { findStimulus } from "#interviewer/stimulus.ts";
import { exportSessionId } from "../../auth/exported-id.ts";
import type { SourceAnnotation } from "../../db/analysis-schema.ts";
import type { TurnRow } from "../../db/session-turns.ts";
import { labelParticipant } from "../../participant-label.ts";
import type { NamedForm, SessionAnswers } from "../forms/answered-forms.service.ts";
import { toExportFlag } from "./export-flags.ts";
import type { SourceRow, SourceTurnRow } from "./export-sources.store.ts";
import type { SessionRow } from "./exports.store.ts";
import { importedPersonId } from "./imported-people.ts";

interface AnnotationsRow {
  sessionId: string;
  authorId: string;
  items: SourceAnnotation[];
}

export function listQuestionsOf(forms: Map<string, NamedForm>): FormQuestion[] {
  return [...forms.values()].flatMap((form) =>
    form.fields.map(({ question, kind }) => ({ formName: form.name, question, kind })),
  );
}

function toFormAnswers(rows: SessionAnswers[], forms: Map<string, NamedForm>): ExportFormAnswers[] {
  return rows.flatMap(({ formId, answers }) => {
    const form = forms.get(formId);
    if (!form) return [];
    const given = new Map(Object.entries(answers));
    const listed = form.fields.flatMap(({ id, question, kind }) => {
      const answer = given.get(id);
      if (answer === undefined) return [];
      return [{ question, kind, answer: Array.isArray(answer) ? answer.join(", ") : String(answer) }];
    });
    return [{ formName: form.name, formType: form.formType, answers: listed }];
  });
}

function toAnnotations(rows: AnnotationsRow[]): ExportAnnotation[] {
  return rows.flatMap(({ authorId, items }) =>
    items.map(({ messageId, author, ...item }) => ({
      ...item,
      turnId: messageId,
      personId: author === undefined ? authorId : importedPersonId(author),
    })),
  );
}

function showOf(guide: Guide | undefined, { move }: TurnRow): Pick<ExportTurn, "shown"> {
  const stimulus = guide && move ? findStimulus(guide, move) : undefined;
  return stimulus ? { shown: stimulus.alt } : {};
}

function toTurns(
  rows: TurnRow[],
  { sentiments, spoken, translated }: Pick<SessionParts, "sentiments" | "spoken" | "translated">,
  guide?: Guide,
): ExportTurn[] {
  const questionIds = listQuestionIds(rows);
  return rows.map((row, index) => ({
    id: row.id,
    role: row.speaker,
    speakerName: null,
    text: row.text,
    at: row.createdAt.toISOString(),
    seconds: null,
    questionId: questionIds[index] ?? null,
    move: row.speaker === "interviewer" ? (row.move?.kind ?? null) : null,
    ...showOf(guide, row),
    ...(spoken.has(row.id) && { spoken: spoken.get(row.id) }),
    ...(translated.has(row.id) && { translations: translated.get(row.id) }),
    ...(row.move?.passed && { passed: row.move.passed }),
    ...(row.move?.closed && { closed: row.move.closed }),
    sentiment: row.speaker === "participant" ? (sentiments.get(row.id) ?? null) : null,
  }));
}

function toDemographics(
  row: Pick<SessionRow, "ageRange" | "occupation" | "country" | "town">,
): ExportDemographics | null {
  const { ageRange, occupation, country, town } = row;
  if (ageRange === null && occupation === null && country === null && town === null) return null;
  return {
    ageRange: ageRange ?? "",
    occupation: occupation ?? "",
    location: nameCountry(country ?? ""),
    townCity: town ?? "",
  };
}

/** What was read for a page of sessions, each list by session id. */
export interface SessionParts {
  turns: Map<string, TurnRow[]>;
  answers: Map<string, SessionAnswers[]>;
  annotations: Map<string, AnnotationsRow[]>;
  sentiments: Map<string, Sentiment>;
  forms: Map<string, NamedForm>;
  /** What was heard in turns that were spoken, by the turns' ids. */
  spoken: Map<string, SpokenTurn>;
  /** Passages of turns that were translated, by the turns' ids. */
  translated: Map<string, ExportTranslation[]>;
  /** The guides that the sessions began with, by their ids. */
  guides: Map<string, Guide>;
  /** What is worth a second look, where it was asked for. */
  flags: Map<string, AnswerFlag[]> | undefined;
  /** Whether the interview's settings let addresses and codes be seen beside the session, and towns. */
  isLinked: boolean;
  showTown: boolean;
}

export function toInterviewSession(row: SessionRow, parts: SessionParts): ExportSession {
  const completed = row.completedAt !== null;
  return {
    id: exportSessionId(row.id),
    label: labelParticipant(row.number),
    kind: "interview",
    startedAt: row.startedAt.toISOString(),
    lastActivityAt: row.lastActivityAt.toISOString(),
    completed,
    endReason: row.endReason,
    endDetail: row.endDetail,
    source: row.source,
    ...(row.concept !== null && { concept: row.concept }),
    hiddenFields: row.hiddenFields ?? {},
    language: row.language,
    email: completed && parts.isLinked ? row.email || null : null,
    // What was promised at the start holds, also where the interview links addresses by now.
    incentiveCode: completed && parts.isLinked && row.linkEmail !== false ? row.incentiveCode : null,
    demographics: toDemographics(parts.showTown ? row : { ...row, town: null }),
    sourceTags: [],
    formAnswers: toFormAnswers(parts.answers.get(row.id) ?? [], parts.forms),
    turns: toTurns(parts.turns.get(row.id) ?? [], parts, parts.guides.get(row.guideId)),
    annotations: toAnnotations(parts.annotations.get(row.id) ?? []),
    ...(parts.flags && {
      flags: (parts.flags.get(row.id) ?? []).map((flag) =>
        toExportFlag(flag, { id: row.id, label: labelParticipant(row.number) }),
      ),
    }),
  };
}

const demographicTags = {
  ageRange: "Age range: ",
  occupation: "Occupation: ",
  location: "Country: ",
  townCity: "Town or city: ",
} as const satisfies Record<keyof ExportDemographics, string>;

/** Imported projects say of their participants, as tags such as "Country: Chile", what our own sessions say. */
function readSourceTags(tags: string[]): Pick<ExportSession, "demographics" | "sourceTags"> {
  const starts = Object.values(demographicTags);
  const sourceTags = tags.filter((tag) => !starts.some((start) => tag.startsWith(start)));
  if (sourceTags.length === tags.length) return { demographics: null, sourceTags };
  const read = (start: string) => tags.find((tag) => tag.startsWith(start))?.slice(start.length) ?? "";
  const { ageRange, occupation, location, townCity } = demographicTags;
  const demographics = {
    ageRange: read(ageRange),
    occupation: read(occupation),
    location: nameCountry(read(location)),
    townCity: read(townCity),
  };
  return { demographics, sourceTags };
}

/** What was read for a page of transcripts and threads. */
export interface SourceParts {
  turns: Map<string, SourceTurnRow[]>;
  annotations: Map<string, AnnotationsRow[]>;
  sentiments: Map<string, Sentiment>;
  label: string;
}

/** A transcript or thread as a session; when it was held is known of threads alone, of others when it came. */
export function toSourceSession(row: SourceRow, parts: SourceParts): ExportSession {
  const speakers = new Map(row.speakers.map((speaker) => [speaker.id, speaker]));
  const cameAt = row.createdAt.toISOString();
  const turns = (parts.turns.get(row.id) ?? []).map((turn): ExportTurn => {
    const speaker = speakers.get(turn.speakerId);
    return {
      id: turn.id,
      role: speaker?.role ?? "other",
      speakerName: speaker?.name ?? null,
      text: turn.text,
      at: turn.saidAt?.toISOString() ?? null,
      seconds: turn.startSeconds,
      questionId: null,
      move: null,
      sentiment: parts.sentiments.get(turn.id) ?? null,
    };
  });
  return {
    id: row.id,
    label: parts.label,
    kind: row.kind,
    startedAt: row.thread?.createdAt ?? cameAt,
    lastActivityAt: cameAt,
    completed: true,
    endReason: null,
    language: row.language,
    email: null,
    incentiveCode: null,
    ...readSourceTags(row.tags),
    formAnswers: [],
    turns,
    annotations: toAnnotations(parts.annotations.get(row.id) ?? []),
  };
}
