import type { ImportedTurn } from "./imported-transcript.ts";

/** How somebody speaks in a talk: what tells who asks from who tells. */
export interface Voice {
  turns: number;
  /** Turns that end by asking, also as "Tell me about …". */
  asking: number;
  /** Mean words of a turn. */
  words: number;
  opens: boolean;
  closes: boolean;
  /** Above 0 where they say what hosts say, below 0 for guests. */
  courtesy: number;
}

const question = /[?？؟][\s"'”’»)\]]*$/;
const request =
  /(?:^|[.!?:,]\s+)(?:(?:so|and|okay|ok|please|now|great),?\s+)*(?:tell (?:me|us)|describe|explain|(?:walk|talk|take) (?:me|us) through|think (?:back|of)|cu[eé]nt[ea](?:me|nos)|parlez[- ](?:moi|nous)|racontez|d[ée]crivez|erz[äa]hlen sie|beschreiben sie|conte[- ](?:me|nos)|descreva|describa)(?![\p{L}])[^.!?]*[.!…]?\s*$/iu;
const hostly =
  /\bthank(?:s| you) (?:so much |very much )?for (?:taking|joining|participating|your (?:time|participation|answers)|coming|being here|agreeing|talking|speaking)|\bwelcome to\b|\b(?:next|last|final|first) question\b/i;
const guestly = /\b(?:thanks|thank you)(?: so much| very much)? for (?:having|inviting) me\b/i;

function measureVoice(texts: string[], edges: { opens: boolean; closes: boolean }): Voice {
  const asking = texts.filter((text) => question.test(text) || request.test(text.slice(-400))).length;
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  const courtesy =
    (texts.some((text) => hostly.test(text)) ? 1 : 0) - (texts.some((text) => guestly.test(text)) ? 1 : 0);
  return { turns: texts.length, asking, words: words / Math.max(1, texts.length), courtesy, ...edges };
}

export function measureVoices(speakers: { id: string }[], turns: ImportedTurn[]): Voice[] {
  const texts = new Map<string, string[]>(speakers.map(({ id }) => [id, []]));
  for (const turn of turns) texts.get(turn.speakerId)?.push(turn.text.trim());
  return speakers.map(({ id }) => {
    const edges = { opens: turns[0]?.speakerId === id, closes: turns.at(-1)?.speakerId === id };
    return measureVoice(texts.get(id) ?? [], edges);
  });
}

/** The share of asking turns, nearer to a fifth the fewer turns there are. */
function askingShare({ asking, turns }: Voice): number {
  return (asking + 1) / (turns + 4);
}

/**
 * How much somebody speaks as interviewers do, on the scale of log odds: they end their turns by asking, say less at
 * a time, open and close. The weights were set on labelled interviews, spoken and typed.
 */
export function scoreVoice(voice: Voice, meanWords: number): number {
  const brevity = Math.log2(Math.max(1, meanWords) / Math.max(1, voice.words));
  return (
    6 * askingShare(voice) +
    1.6 * Math.max(-0.5, Math.min(0.5, brevity)) +
    (voice.opens ? 0.8 : 0) +
    (voice.closes ? 0.4 : 0) +
    0.8 * voice.courtesy
  );
}
