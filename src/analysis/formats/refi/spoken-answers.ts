import { alignWords } from "../../quote-sound/align-words.ts";
import { findSoundEnding } from "../../quote-sound/sound-endings.ts";
import { splitHeard, splitWritten } from "../../quote-sound/split-words.ts";
import type { ExportSession, ExportTurn, SpokenTurn } from "../export-project.ts";
import { findDateTime } from "./date-time.ts";
import { makeGuid } from "./guid.ts";
import type { RefiAudio, RefiMaking, RefiSyncPoint } from "./refi-project.ts";
import { cleanXmlText } from "./xml-writer.ts";

/** Where a sound is kept, and the path of its file in a .qdpx. */
export interface SoundFile {
  path: string;
  sound: NonNullable<SpokenTurn["sound"]>;
}

interface Spoken {
  turn: ExportTurn;
  /** Its place among the answers of its participant, from 1. */
  number: number;
  sound: NonNullable<SpokenTurn["sound"]>;
}

/** The answers of a session whose sounds are there. */
function listSpoken({ turns }: ExportSession): Spoken[] {
  const answers = turns.filter(({ role }) => role === "participant");
  return answers.flatMap((turn, index) => {
    const sound = turn.spoken?.sound;
    return sound ? [{ turn, number: index + 1, sound }] : [];
  });
}

export function listSoundFiles(projectId: string, session: ExportSession, folder: string): SoundFile[] {
  return listSpoken(session).map(({ turn, sound }) => ({
    path: `${folder}/${makeGuid("audio", projectId, session.id, turn.id)}.${findSoundEnding(sound.contentType)}`,
    sound,
  }));
}

/** Each spoken answer of a session as a sound with its transcript, which is what was sent. */
export function makeAudioSources(
  projectId: string,
  session: ExportSession,
  by: { label: string; unique: (name: string) => string } & Pick<RefiMaking, "userGuid">,
): RefiAudio[] {
  return listSpoken(session).map(({ turn, number, sound }) => {
    const name = by.unique(`${by.label}, spoken answer ${number}`);
    const key = [projectId, session.id, turn.id];
    const text = turn.text.toWellFormed().replace(/\r\n?/g, "\n");
    const making = { userGuid: by.userGuid, createdAt: findDateTime(turn.at ?? session.startedAt) ?? null };
    return {
      guid: makeGuid("audio", ...key),
      name: cleanXmlText(name),
      ending: findSoundEnding(sound.contentType),
      transcript: {
        guid: makeGuid("transcript", ...key),
        name: cleanXmlText(name),
        text,
        syncPoints: makeSyncPoints(text, turn.spoken?.words ?? [], key),
      },
      ...making,
    };
  });
}

/** A point at each word that was heard as it was sent, and one where the last of them ends; in both orders at once. */
function makeSyncPoints(text: string, words: SpokenTurn["words"], key: string[]): RefiSyncPoint[] {
  const written = splitWritten(text);
  const heard = splitHeard(words);
  const partners = alignWords(
    written.map((word) => word.text),
    heard.map((word) => word.text),
  );
  const pairs = written.flatMap((word, at) => {
    const partner = heard[partners[at] ?? -1];
    return partner ? [{ word, partner }] : [];
  });
  const last = pairs.at(-1);
  const places = [
    ...pairs.map(({ word, partner }) => ({ at: word.start, timeStamp: partner.startMs })),
    ...(last ? [{ at: last.word.end, timeStamp: last.partner.endMs }] : []),
  ];
  let [unit, position, latest] = [0, 0, -1];
  return places.flatMap(({ at, timeStamp }) => {
    position += Array.from(text.slice(unit, at)).length;
    unit = at;
    // Words within one that was heard share its time.
    if (timeStamp <= latest) return [];
    latest = timeStamp;
    return [{ guid: makeGuid("sync point", ...key, String(position)), position, timeStamp }];
  });
}
