import { readCountry } from "#contract/country-names.ts";
import type { DistressState } from "#contract/left-out.ts";
import type { SessionSummary } from "#contract/session-reading.ts";
import { toLeftOut } from "../../db/left-out.ts";
import type { TurnRow } from "../../db/session-turns.ts";
import { labelParticipant } from "../../participant-label.ts";
import type { SessionRow } from "./session-list.store.ts";
import type { FormAnswersRow } from "./session-reading.store.ts";

/** What of a session is shown to whoever looks at it. */
export interface SeenOfSession {
  /** Addresses and codes, where the interview links them to sessions. */
  email: boolean;
  code: boolean;
  town: boolean;
  /** Answers to questions for an e-mail address. */
  formAddresses: boolean;
}

export function toSummary(row: SessionRow, seen: SeenOfSession): SessionSummary {
  const isCompleted = row.completedAt !== null;
  // What was promised at the start holds, also where the interview links addresses by now.
  const isLinked = row.linkEmail !== false;
  return {
    id: row.id,
    label: labelParticipant(row.number),
    startDate: row.startedAt.toISOString(),
    lastActivity: row.lastActivityAt.toISOString(),
    completed: isCompleted,
    endReason: row.endReason,
    email: isCompleted && seen.email ? row.email || null : null,
    incentiveCode: isCompleted && seen.code && isLinked ? row.incentiveCode : null,
    messageCount: row.turnCount,
    // The interviewer begins, and the two take turns.
    answerCount: Math.floor(row.turnCount / 2),
    source: row.source,
    concept: row.concept,
    distress: toDistress(row),
    leftOut: toLeftOut(row),
    userInfo: toUserInfo(row, seen),
  };
}

/** What is left out as a whole needs nobody. */
function toDistress({ endedInDistress, distressDecision, leftOutAt }: SessionRow): DistressState | null {
  if (!endedInDistress) return null;
  return distressDecision ?? (leftOutAt === null ? "needs_you" : "kept_out");
}

/** The message in which the distress was heard that a session ended in. */
export function findDistressFrom(row: SessionRow, turns: TurnRow[]): string | null {
  if (!row.endedInDistress) return null;
  const checkIn = turns.findIndex(({ move }) => move?.kind === "check_in");
  return turns[Math.max(checkIn - 1, 0)]?.id ?? null;
}

function toUserInfo(row: SessionRow, seen: SeenOfSession): SessionSummary["userInfo"] {
  const { ageRange, occupation, country } = row;
  const town = seen.town ? row.town : null;
  if (ageRange === null && occupation === null && country === null && town === null) return null;
  return {
    ageRange: ageRange ?? "",
    occupation: occupation ?? "",
    location: readCountry(country ?? ""),
    townCity: town ?? "",
  };
}

const isAddress = ({ kind }: { kind: string }) => kind === "email";

/** The answers in the form's order; those of fields that the form no longer has come last, by the field's id. */
export function toFormAnswers(
  { formName, formType, fields, answers }: FormAnswersRow,
  seesAddresses: boolean,
) {
  const hidden = new Set(seesAddresses ? [] : fields.filter(isAddress).map(({ id }) => id));
  const given = new Map(Object.entries(answers).filter(([id]) => !hidden.has(id)));
  const labels = new Map(fields.map((field) => [field.id, field.label]));
  const ids = [...labels.keys(), ...[...given.keys()].filter((id) => !labels.has(id))];
  return {
    formName,
    formType,
    answers: ids.flatMap((id) => {
      const answer = given.get(id);
      if (answer === undefined) return [];
      return [
        {
          question: labels.get(id) ?? id,
          answer: Array.isArray(answer) ? answer.join(", ") : String(answer),
        },
      ];
    }),
  };
}
