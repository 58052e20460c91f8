import { useState } from "react";
import type { Transcript } from "#contract/transcripts.ts";
import { errorText } from "#web/api/api-error.ts";
import { showToast } from "#web/ui/toast.tsx";
import {
  useFollowRecording,
  useUploadTranscripts,
  type WaitingRecording,
} from "../../queries/transcripts.ts";
import { batchFiles, type RefusedFile, sortByKnown } from "./upload-files.ts";

interface UploadOptions {
  projectId?: string | undefined;
  /** What is there already; a second file of the same name is asked about first. */
  uploaded: readonly Transcript[];
  onUploaded?: (transcripts: Transcript[]) => void;
}

interface Waiting {
  known: File[];
  fresh: File[];
}

/** Uploads files in as many requests as it takes, and keeps what is to be told about them. */
export function useTranscriptUpload({ projectId, uploaded, onUploaded }: UploadOptions) {
  const upload = useUploadTranscripts(projectId);
  const followRecording = useFollowRecording();
  const [listening, setListening] = useState<string[]>([]);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [waiting, setWaiting] = useState<Waiting>();
  const [problem, setProblem] = useState("");

  const follow = async (recording: WaitingRecording) => {
    const { fileName } = recording;
    setListening((before) => [...before, fileName]);
    const error = await followRecording(recording).catch((thrown: unknown) =>
      errorText(thrown, "We lost track of this recording. Reload the page to see whether it's there."),
    );
    setListening((before) => before.toSpliced(before.indexOf(fileName), 1));
    if (error !== null) setRefused((before) => [...before, { fileName, error }]);
    else showToast(`${fileName} is now a transcript.`);
  };
  const send = async (files: File[]) => {
    setWaiting(undefined);
    const added: Transcript[] = [];
    try {
      for (const batch of batchFiles(files)) {
        const outcome = await upload.mutateAsync(batch);
        added.push(...outcome.transcripts);
        setRefused((before) => [...before, ...outcome.refused]);
        for (const recording of outcome.recordings) void follow(recording);
      }
    } catch (error) {
      setProblem(errorText(error, "Failed to upload transcripts"));
    }
    if (added.length === 0) return;
    showToast("Transcripts uploaded successfully. Ready to generate persona.");
    onUploaded?.(added);
  };
  const take = (files: File[], rejected: RefusedFile[]) => {
    setProblem("");
    setRefused(rejected);
    const { known, fresh } = sortByKnown(files, uploaded);
    if (known.length > 0) setWaiting({ known, fresh });
    else if (fresh.length > 0) void send(fresh);
  };
  return {
    take,
    busy: upload.isPending,
    problem,
    refused,
    /** Recordings in which speech is being recognised. */
    listening,
    /** Files that wait for an answer, because some were uploaded before. */
    waiting,
    uploadAgain: () => waiting && void send([...waiting.fresh, ...waiting.known]),
    skipKnown: () => waiting && void send(waiting.fresh),
  };
}

export type TranscriptUpload = ReturnType<typeof useTranscriptUpload>;
