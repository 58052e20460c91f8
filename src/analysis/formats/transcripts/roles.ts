import type {
  ImportedSpeaker,
  ImportedTranscript,
  ImportedTurn,
  SpeakerRole,
} from "./imported-transcript.ts";

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
const interviewerLetters = new Set(["i", "q", "m", "f", "ai"]);
const participantLetters = new Set(["p", "r", "a", "b", "tn"]);

/** The role that a label such as "Interviewer", "P-07" or "Dan (host)" says by itself. */
export function findNamedRole(name: string): SpeakerRole | undefined {
  const words = name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.some((word) => interviewerWords.has(word))) return "interviewer";
  if (words.some((word) => participantWords.has(word))) return "participant";
  const [only] = words;
  if (words.length !== 1 || only === undefined) return undefined;
  if (only === "system" || only === "narrator") return "other";
  if (interviewerLetters.has(only)) return "interviewer";
  return participantLetters.has(only) ? "participant" : undefined;
}

interface Voice {
  name: string;
  /** Share of the turns that hold a question, from 0 to 1. */
  asks: number;
  /** Mean words a turn. */
  words: number;
  isFirst: boolean;
  role: SpeakerRole | undefined;
  confidence: number;
}

function measureVoice(name: string, turns: string[], isFirst: boolean): Voice {
  const asks = turns.filter((text) => /[?？؟]/.test(text)).length / Math.max(1, turns.length);
  const words = turns.reduce((sum, text) => sum + text.split(/\s+/).length, 0) / Math.max(1, turns.length);
  const role = findNamedRole(name);
  return { name, asks, words, isFirst, role, confidence: role ? 0.95 : 0 };
}

/** "My guest today is Ana": who is named so in the first turns is asked, whatever the other numbers say. */
function findGuests(names: string[], turns: ImportedTurn[]): Set<string> {
  const opening = turns.slice(0, 12).map((turn) => turn.text);
  const said = opening.flatMap(
    (text) => text.match(/\b(?:my|our) (?:\w+ )?guests?\b[^.!?\n]{0,80}/giu) ?? [],
  );
  return new Set(names.filter((name) => name.length > 2 && said.some((part) => part.includes(name))));
}

/** Interviewers ask, and say less at a time than they hear. */
function scoreInterviewer(voice: Voice, meanWords: number): number {
  const brevity = Math.max(-1, Math.min(1, Math.log2(Math.max(1, meanWords) / Math.max(1, voice.words))));
  return voice.asks + brevity * 0.2 + (voice.isFirst ? 0.1 : 0);
}

/** What is already known of a talk when its open roles are decided. */
interface Known {
  interviewer: boolean;
  participant: boolean;
  guests: boolean;
}

/** Beside guests who were introduced, the others lead the talk; beside labelled participants, those who ask. */
function isCohost(voice: Voice, known: Known): boolean {
  return known.participant && !known.interviewer && (known.guests || voice.asks >= 0.25);
}

function decideOpenRoles(voices: Voice[], hasGuests: boolean): void {
  const known: Known = {
    interviewer: voices.some((voice) => voice.role === "interviewer"),
    participant: voices.some((voice) => voice.role === "participant"),
    guests: hasGuests,
  };
  const meanWords = voices.reduce((sum, voice) => sum + voice.words, 0) / Math.max(1, voices.length);
  const [top, ...others] = voices
    .filter((voice) => voice.role === undefined)
    .map((voice) => ({ voice, score: scoreInterviewer(voice, meanWords) }))
    .sort((a, b) => b.score - a.score);
  if (top === undefined) return;
  const isKnown = known.interviewer || known.participant;
  const byText = (gap: number) => Math.min(0.85, 0.5 + Math.abs(gap) / 2);
  for (const { voice, score } of others) {
    voice.role = isCohost(voice, known) ? "interviewer" : "participant";
    voice.confidence = isKnown ? 0.7 : byText(top.score - score);
  }
  const isAlone = voices.length === 1;
  top.voice.role = known.interviewer || isAlone ? "participant" : "interviewer";
  top.voice.confidence = isKnown ? 0.8 : byText(top.score - (others[0]?.score ?? top.score - 1));
  if (isAlone) top.voice.confidence = 0.3;
}

/**
 * Roles by what the labels say, else by who asks, who speaks briefly and who is introduced as the guest.
 * With a single unnamed voice it is the participant's, at a confidence of 0.3.
 */
export function guessRoles(
  speakers: { id: string; name: string }[],
  turns: ImportedTurn[],
): ImportedSpeaker[] {
  const texts = new Map<string, string[]>(speakers.map((speaker) => [speaker.id, []]));
  for (const turn of turns) texts.get(turn.speakerId)?.push(turn.text);
  const guests = findGuests(
    speakers.map((speaker) => speaker.name),
    turns,
  );
  const voices = speakers.map(({ id, name }) => {
    const voice = measureVoice(name, texts.get(id) ?? [], turns[0]?.speakerId === id);
    return voice.role === undefined && guests.has(name)
      ? { ...voice, role: "participant" as const, confidence: 0.85 }
      : voice;
  });
  decideOpenRoles(voices, guests.size > 0);
  return speakers.map(({ id, name }, index) => {
    const { role = "other", confidence = 0 } = voices[index] ?? {};
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
