/** The little of the browsers' speech recognition that is used here; TypeScript's library does not know it. */
export interface SpeechRecognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: SpeechResult) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}

interface SpeechResult {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

type RecognizerClass = new () => SpeechRecognizer;

/** The browser's recogniser, where it has one. */
export function findRecognizer(scope: object = globalThis): RecognizerClass | undefined {
  const known = scope as { SpeechRecognition?: RecognizerClass; webkitSpeechRecognition?: RecognizerClass };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
}

export interface DictationHandlers {
  onText: (text: string) => void;
  onEnd: (isFailed: boolean) => void;
}

/** Listens until it is stopped or nobody speaks; answers how to stop it. */
export function startDictation(Recognizer: RecognizerClass, lang: string, on: DictationHandlers): () => void {
  const recognizer = new Recognizer();
  let isFailed = false;
  recognizer.lang = lang;
  recognizer.continuous = true;
  recognizer.interimResults = false;
  recognizer.onresult = (event) => {
    const fresh = Array.from(event.results).slice(event.resultIndex);
    const said = fresh.filter((result) => result.isFinal).map((result) => result[0]?.transcript.trim() ?? "");
    const text = said.join(" ").trim();
    if (text !== "") on.onText(text);
  };
  recognizer.onerror = (event) => {
    isFailed = event.error !== "no-speech" && event.error !== "aborted";
  };
  recognizer.onend = () => on.onEnd(isFailed);
  recognizer.start();
  return () => recognizer.stop();
}

/** Comments and what was said, with one space between them. */
export function joinSpoken(written: string, spoken: string): string {
  if (spoken === "") return written;
  return written === "" || /\s$/.test(written) ? written + spoken : `${written} ${spoken}`;
}
