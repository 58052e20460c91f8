/** Header spellings by what a column holds, letters and digits only, the surest first. */
const spellings = {
  text: `text message messagetext messagecontent content utterance transcript transcription spokentext speech sentence
    body statement dialogue dialog caption subtitle paragraph line words comment quote texto texte mensaje nachricht
    contenido contenu aussage`,
  question: "question questiontext prompt frage pregunta interviewerquestion",
  answer: "answer answertext response responsetext reply antwort respuesta participantanswer",
  speaker: `speaker speakername role speakerrole interlocutor sender sendertype from author participanttype voice
    speakerlabel speakerid name who person user username sprecher hablante locuteur rolle rol`,
  start: `startseconds starttime start startsec startms timestamp timecode time begin begintime starttimestamp in
    offset seconds datetime date createdat sentat created zeit tiempo hora temps`,
  group: `sessionid session threadid conversationid conversation interviewid chatid transcriptid recordingid dialogueid
    documentid interview recording file filename document transcriptname participantid participant respondentid
    respondent caseid case subjectid personid userid pid`,
} as const;

export type ColumnKind = keyof typeof spellings;

function foldHeader(header: string): string {
  return header
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The columns of a kind that a header row names, the surest spelling first. */
export function listColumns(headers: string[], kind: ColumnKind): number[] {
  const folded = headers.map(foldHeader);
  return spellings[kind].split(/\s+/).flatMap((name) => {
    const index = folded.indexOf(name);
    return index === -1 ? [] : [index];
  });
}

/** Whether a row is a header: it names a column of text, or one of questions and one of answers. */
export function isHeader(row: string[]): boolean {
  if (row.some((cell) => cell.length > 80)) return false;
  const has = (kind: ColumnKind) => listColumns(row, kind).length > 0;
  return has("text") || (has("question") && has("answer"));
}

/** Mean words of a cell from which a column without a name may be what was said. */
const wordsOfTalk = 2.5;

/** Columns without a header row: the one with the longest cells is the text, the one with the fewest values the speaker. */
export function guessColumns(rows: string[][]): { text: number; speaker: number | undefined } | undefined {
  const width = Math.max(...rows.slice(0, 50).map((row) => row.length));
  if (rows.length < 2 || width < 1) return undefined;
  const columns = Array.from({ length: width }, (_, index) => {
    const cells = rows.map((row) => row[index]?.trim() ?? "");
    const letters = cells.reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0);
    return { index, mean: letters / cells.length, values: new Set(cells).size, cells };
  });
  const text = columns.reduce((best, next) => (next.mean > best.mean ? next : best));
  const words = text.cells.reduce((sum, cell) => sum + cell.split(/\s+/).length, 0);
  // Names, addresses and sums are a word or two; who talks says more.
  if (text.mean < 2 || words < text.cells.length * wordsOfTalk) return undefined;
  const speakers = columns.filter(
    ({ index, values, mean, cells }) =>
      index !== text.index && mean >= 1 && values <= Math.max(2, cells.length / 2) && values <= 12,
  );
  const speaker = speakers.reduce<(typeof speakers)[number] | undefined>(
    (best, next) => (best === undefined || next.values < best.values ? next : best),
    undefined,
  );
  return { text: text.index, speaker: speaker?.index };
}
