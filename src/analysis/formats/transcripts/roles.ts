import type {
  ImportedSpeaker,
  ImportedTranscript,
  ImportedTurn,
  SpeakerRole,
} from "./imported-transcript.ts";
import { measureVoices, scoreVoice, type Voice } from "./voices.ts";

const interviewerWords = new Set(
  `interviewer moderator host cohost researcher facilitator int mod questioner assistant bot chatbot
   interviewgpt agent interviewerin moderatorin entrevistador entrevistadora moderador moderadora intervieweur
   intervieweuse enquêteur enquêtrice animateur animatrice question frage pregunta pergunta المحاور المحاورة`.split(
    /\s+/,
  ),
);
const participantWords = new Set(
  `participant respondent interviewee guest user customer client subject human informant testperson
   befragter befragte teilnehmer teilnehmerin proband probandin participante entrevistado entrevistada encuestado
   interviewé interviewée répondant répondante invité invitée answer antwort respuesta réponse resposta المشارك
   المشاركة`.split(/\s+/),
);
const otherWords = new Set(["system", "narrator"]);

/** The role that a label such as "Interviewer", "Participant 7" or "Dan (host)" says in words. */
export function findNamedRole(name: string): SpeakerRole | undefined {
  const words = name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.some((word) => interviewerWords.has(word))) return "interviewer";
  if (words.some((word) => participantWords.has(word))) return "participant";
  return words.length === 1 && otherWords.has(words[0] ?? "") ? "other" : undefined;
}

/** The letter of a label of letters and numbers alone, such as "P-07", "Q1" or "A". */
function findLetter(name: string): string | undefined {
  return /^\P{L}*(\p{L}|ai|tn)\P{L}*$/iu.exec(name.trim())?.[1]?.toLowerCase();
}

/** Letters that say something together: who is called I beside a P asks, but R may be a researcher or a respondent. */
const letterPairs: { asks: string[]; tells: string[] }[] = [
  { asks: ["q"], tells: ["a"] },
  { asks: ["i", "m", "ai", "f"], tells: ["p", "r", "tn"] },
];

function hintRoles(names: string[]): (SpeakerRole | undefined)[] {
  const letters = names.map(findLetter);
  const pair = letterPairs.find(
    ({ asks, tells }) =>
      letters.some((letter) => asks.includes(letter ?? "")) &&
      letters.some((letter) => tells.includes(letter ?? "")),
  );
  return letters.map((letter) => {
    if (letter === undefined || !pair) return undefined;
    if (pair.asks.includes(letter)) return "interviewer";
    return pair.tells.includes(letter) ? "participant" : undefined;
  });
}

/** Whether a label may stand for a speaker by what it says, in words or as a letter of the usual ones. */
export function looksLikeRole(name: string): boolean {
  const letter = findLetter(name) ?? "";
  return findNamedRole(name) !== undefined || /^(?:[abfimpqr]|ai|tn)$/.test(letter);
}

/** "My guest today is Ana": who is named so in the first turns is asked, whatever the other numbers say. */
function findGuests(names: string[], turns: ImportedTurn[]): Set<string> {
  const opening = turns.slice(0, 12).map((turn) => turn.text);
  const said = opening.flatMap(
    (text) => text.match(/\b(?:my|our) (?:\w+ )?guests?\b[^.!?\n]{0,80}/giu) ?? [],
  );
  return new Set(names.filter((name) => name.length > 2 && said.some((part) => part.includes(name))));
}

/** Somebody whose role is to be found: what is known of it, and how they speak. */
interface Candidate {
  role: SpeakerRole | undefined;
  confidence: number;
  score: number;
  voice: Voice;
}

/** How sure one is at most and at least of what only the turns say. */
const byTurns = { max: 0.97, min: 0.5 };

/** Below this many turns, little was heard of either. */
const turnsToTell = 6;

function toConfidence(gap: number, turns: number): number {
  const heard = gap * Math.min(1, turns / turnsToTell);
  return Math.max(byTurns.min, Math.min(byTurns.max, 1 / (1 + Math.exp(-heard))));
}

function isAsking({ voice }: Candidate): boolean {
  return voice.turns >= 3 && voice.asking >= voice.turns * 0.4;
}

function decide(candidate: Candidate | undefined, role: SpeakerRole, confidence: number): void {
  if (!candidate) return;
  candidate.role = role;
  candidate.confidence = confidence;
}

/** Beside guests who were introduced, the others lead the talk; beside labelled participants, those who ask. */
function decideBesideTellers([first, ...others]: Candidate[], hasGuests: boolean): void {
  decide(first, "interviewer", others.length === 0 ? 0.95 : 0.9);
  for (const candidate of others) {
    if (hasGuests) decide(candidate, "interviewer", 0.9);
    else decide(candidate, isAsking(candidate) ? "interviewer" : "participant", 0.75);
  }
}

/** Where labels or introductions say who asks or tells. */
function decideBesideKnown(open: Candidate[], known: Candidate[], hasGuests: boolean): void {
  if (!known.some(({ role }) => role === "interviewer")) decideBesideTellers(open, hasGuests);
  else for (const candidate of open) decide(candidate, "participant", isAsking(candidate) ? 0.75 : 0.92);
}

/** By the turns alone: who asks most is the interviewer, and whoever asks nearly as much beside them. */
function decideByTurns(open: Candidate[], turns: number): void {
  const [top, ...others] = open;
  const second = others[0];
  if (!top || !second) {
    decide(top, "participant", 0.3);
    return;
  }
  decide(top, "interviewer", toConfidence(top.score - second.score, turns));
  for (const candidate of others) {
    const gap = top.score - candidate.score;
    const isCohost = others.length > 1 && isAsking(candidate) && gap < 1.5;
    decide(candidate, isCohost ? "interviewer" : "participant", isCohost ? 0.7 : toConfidence(gap, turns));
  }
}

const hintWeight = 0.8;

function scoreHint(hint: SpeakerRole | undefined): number {
  if (hint === undefined) return 0;
  return hint === "interviewer" ? hintWeight : -hintWeight;
}

/**
 * Roles by what the labels say in words, else by the turns: who asks, who speaks briefly, who opens and closes, who
 * is introduced as the guest. A letter or number alone never decides. With a single voice it is the participant's, at
 * a confidence of 0.3.
 */
export function guessRoles(
  speakers: { id: string; name: string }[],
  turns: ImportedTurn[],
): ImportedSpeaker[] {
  const names = speakers.map((speaker) => speaker.name);
  const guests = findGuests(names, turns);
  const hints = hintRoles(names);
  const voices = measureVoices(speakers, turns);
  const meanWords = voices.reduce((sum, { words }) => sum + words, 0) / Math.max(1, voices.length);
  const candidates = voices.map((voice, index): Candidate => {
    const named = findNamedRole(names[index] ?? "");
    const isGuest = guests.has(names[index] ?? "");
    const role = named ?? (isGuest ? "participant" : undefined);
    const score = scoreVoice(voice, meanWords) + scoreHint(hints[index]);
    return { role, confidence: named ? 0.95 : isGuest ? 0.92 : 0, score, voice };
  });
  const known = candidates.filter(({ role }) => role === "interviewer" || role === "participant");
  const open = candidates.filter(({ role }) => role === undefined).sort((a, b) => b.score - a.score);
  if (known.length > 0) decideBesideKnown(open, known, guests.size > 0);
  else decideByTurns(open, turns.length);
  return speakers.map(({ id, name }, index) => {
    const { role = "other", confidence = 0 } = candidates[index] ?? {};
    return { id, name, role, confidence: Math.round(confidence * 100) / 100 };
  });
}

/** The transcript with roles and names as a person set them; such roles are certain from then on. */
export function assignRoles(
  transcript: ImportedTranscript,
  changes: { speakerId: string; role?: SpeakerRole | undefined; name?: string | undefined }[],
): ImportedTranscript {
  const bySpeaker = new Map(changes.map((change) => [change.speakerId, change]));
  const speakers = transcript.speakers.map((speaker) => {
    const change = bySpeaker.get(speaker.id);
    if (!change) return speaker;
    const name = change.name?.trim() || speaker.name;
    return change.role ? { ...speaker, name, role: change.role, confidence: 1 } : { ...speaker, name };
  });
  return { ...transcript, speakers };
}
