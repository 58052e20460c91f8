import type { Transcript } from "#contract/sources.ts";
import { tellSpeakers, tellTags } from "./source-words.ts";

/** What those who may only read are told beside a transcript. */
export function TranscriptFacts({ transcript }: { transcript: Transcript }) {
  return (
    <>
      <p dir="auto">{tellSpeakers(transcript.speakers)}</p>
      {transcript.tags.length > 0 && <p dir="auto">Tags: {tellTags(transcript.tags)}</p>}
      <p>Shared with you to read.</p>
    </>
  );
}
