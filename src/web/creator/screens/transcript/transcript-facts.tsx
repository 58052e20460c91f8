import type { Transcript } from "#contract/transcripts.ts";
import { SharedBy } from "../../components/shared-by.tsx";
import { describeSpeakers, describeTags } from "./transcript-words.ts";

/** What those who may only read are told beside a transcript. */
export function TranscriptFacts({ transcript }: { transcript: Transcript }) {
  return (
    <>
      <p className="prose" dir="auto">
        {describeSpeakers(transcript.speakers)}
      </p>
      {transcript.tags.length > 0 && (
        <p className="prose" dir="auto">
          Tags: {describeTags(transcript.tags)}
        </p>
      )}
      {transcript.projectId !== null && (
        <p className="prose">
          <SharedBy projectId={transcript.projectId} />
        </p>
      )}
    </>
  );
}
