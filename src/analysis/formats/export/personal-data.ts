import type { Brief, Evidence, Finding } from "#contract/insights.ts";
import { sliceCodePoints } from "../../code-points.ts";
import {
  type ExportAnnotation,
  type ExportInterview,
  type ExportOwnInsight,
  type ExportProject,
  type ExportSession,
  type ExportTurn,
  listSessions,
} from "../export-project.ts";
import { mapBrief } from "./map-brief.ts";

const addresses = /[^\s@<>()[\]"',;:/]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const phones =
  /(?<![\w.])(?:\+|00|0|\()\d[\d\s().\-/]{7,20}\d(?!\w)|(?<![\w.-])\d{3}[-. ]\d{3}[-. ]\d{4}(?![\w-])/g;

/**
 * E-mail addresses and telephone numbers as dots, a dot for each code point, so that offsets stay true. Names that
 * people say are not found: such a text is less personal, not anonymous.
 */
export function maskContacts(text: string): string {
  const dots = (found: string) => "•".repeat(Array.from(found).length);
  return text.replace(addresses, dots).replace(phones, dots);
}

/** Turns by their ids, their texts masked. */
export type MaskedTexts = ReadonlyMap<string, string>;

interface MaskedQuote
  extends Pick<Evidence, "quote" | "start" | "end" | "translation" | "takenBack" | "followUpTranslation"> {
  followUp?: string | undefined;
}

function maskQuote<Q extends MaskedQuote>(place: Q, text: string | undefined): Q {
  // A quote may begin or end within an address, so it is cut from the masked text again.
  const quote =
    text === undefined ? maskContacts(place.quote) : sliceCodePoints(text, place.start, place.end);
  const { followUp, followUpTranslation, takenBack, translation } = place;
  const mask = (made: NonNullable<Evidence["translation"]>) => ({ ...made, text: maskContacts(made.text) });
  return {
    ...place,
    quote,
    ...(followUp !== undefined && { followUp: maskContacts(followUp) }),
    ...(followUpTranslation && { followUpTranslation: mask(followUpTranslation) }),
    ...(takenBack && {
      takenBack: {
        ...takenBack,
        quote: maskContacts(takenBack.quote),
        ...(takenBack.translation && { translation: mask(takenBack.translation) }),
      },
    }),
    ...(translation && { translation: mask(translation) }),
  };
}

/** `texts`: each masked turn by its id, where it is at hand. */
export function maskEvidence(list: Evidence[], texts: MaskedTexts): Evidence[] {
  return list.map((evidence) => maskQuote(evidence, texts.get(evidence.messageId)));
}

export function maskFinding(finding: Finding, texts: MaskedTexts): Finding {
  return {
    ...finding,
    text: maskContacts(finding.text),
    edited: finding.edited && {
      ...finding.edited,
      foundAs: finding.edited.foundAs && maskContacts(finding.edited.foundAs),
      merged: finding.edited.merged.map(({ id, text }) => ({ id, text: maskContacts(text) })),
    },
    evidence: maskEvidence(finding.evidence, texts),
    challenging: maskEvidence(finding.challenging, texts),
    ...(finding.ofOthers && { ofOthers: maskEvidence(finding.ofOthers, texts) }),
    about: finding.about && {
      ...finding.about,
      label: maskContacts(finding.about.label),
      because: maskEvidence(finding.about.because, texts),
      leadsTo: maskEvidence(finding.about.leadsTo, texts),
    },
  };
}

/** `texts`: each masked turn by its id, where it is at hand. */
export function maskBrief(brief: Brief, texts: MaskedTexts): Brief {
  return mapBrief(brief, { text: maskContacts, evidence: (list) => maskEvidence(list, texts) });
}

function maskAnnotation(annotation: ExportAnnotation, texts: MaskedTexts): ExportAnnotation {
  const passage = annotation.passage && maskQuote(annotation.passage, texts.get(annotation.turnId));
  const code = annotation.code && {
    group: annotation.code.group && maskContacts(annotation.code.group),
    description: maskContacts(annotation.code.description),
  };
  return { ...annotation, text: maskContacts(annotation.text), passage, ...(code ? { code } : {}) };
}

/**
 * Uploaded transcripts name people; without names the second participant of a session is "P-07 b". Authors of threads
 * have had no names since they were imported.
 */
function renameSpeakers(session: ExportSession): (turn: ExportTurn) => string | null {
  if (session.kind === "thread") return (turn) => turn.speakerName;
  const names = [
    ...new Set(
      session.turns.flatMap((turn) => (turn.role !== "interviewer" ? (turn.speakerName ?? []) : [])),
    ),
  ];
  return (turn) => {
    const index = names.indexOf(turn.speakerName ?? "");
    return index > 0 ? `${session.label} ${String.fromCodePoint(97 + Math.min(index, 25))}` : null;
  };
}

function maskSession(session: ExportSession, texts: MaskedTexts): ExportSession {
  const rename = renameSpeakers(session);
  return {
    ...session,
    email: null,
    incentiveCode: null,
    // A panel's id leads to a person.
    hiddenFields: {},
    demographics: session.demographics && { ...session.demographics, occupation: "", townCity: "" },
    // What a tag says of a person, as "Case: Ana" of an imported project does, may be anything.
    sourceTags: session.sourceTags.filter((tag) => !tag.includes(": ")).map(maskContacts),
    formAnswers: session.formAnswers.map((form) => ({
      ...form,
      answers: form.answers
        .filter((answer) => answer.kind !== "email")
        .map((answer) => ({ ...answer, answer: maskContacts(answer.answer) })),
    })),
    turns: session.turns.map((turn) => ({
      ...turn,
      speakerName: rename(turn),
      text: texts.get(turn.id) ?? maskContacts(turn.text),
      ...(turn.shown !== undefined && { shown: maskContacts(turn.shown) }),
      ...(turn.translations && {
        translations: turn.translations.map((one) => ({ ...one, text: maskContacts(one.text) })),
      }),
      // A number that is spelled out can't be told apart word by word.
      ...(turn.spoken && {
        spoken: { heard: turn.spoken.heard && maskContacts(turn.spoken.heard), words: [] },
      }),
    })),
    annotations: session.annotations.map((annotation) => maskAnnotation(annotation, texts)),
    ...(session.flags && {
      flags: session.flags.map((flag) => ({
        ...flag,
        proof: flag.proof.map((words) => ({ ...words, text: maskContacts(words.text) })),
      })),
    }),
  };
}

function maskTurns(session: ExportSession): [string, string][] {
  return session.turns.map((turn) => [turn.id, maskContacts(turn.text)]);
}

/** One session as `withoutPersonalData` leaves it. */
export function withoutPersonalSession(session: ExportSession): ExportSession {
  return maskSession(session, new Map(maskTurns(session)));
}

export function maskOwnInsight(own: ExportOwnInsight): ExportOwnInsight {
  return {
    ...own,
    title: maskContacts(own.title),
    description: maskContacts(own.description),
    notes: maskContacts(own.notes),
    tags: own.tags.map(maskContacts),
  };
}

function maskInterview(interview: ExportInterview, texts: MaskedTexts): ExportInterview {
  return {
    ...interview,
    sessions: interview.sessions.map((session) => maskSession(session, texts)),
    findings: interview.findings.map((finding) => maskFinding(finding, texts)),
    brief: interview.brief && maskBrief(interview.brief, texts),
    ownInsights: interview.ownInsights.map(maskOwnInsight),
  };
}

/**
 * The project without e-mail addresses, incentive codes, occupations, towns, speakers' and researchers' names and
 * answers to e-mail fields; addresses and telephone numbers in all texts masked. Age range and country stay.
 * A project exported with personal data is given back as it is.
 */
export function withoutPersonalData(project: ExportProject): ExportProject {
  if (project.personalData) return project;
  const texts: MaskedTexts = new Map(listSessions(project).flatMap(({ session }) => maskTurns(session)));
  return {
    ...project,
    people: project.people.map((person, index) => ({ id: person.id, name: `Researcher ${index + 1}` })),
    interviews: project.interviews.map((interview) => maskInterview(interview, texts)),
  };
}
