import { useEffect, useRef, useState } from "react";
import { maxMegabytes, toBytes } from "#contract/limits.ts";
import type { StoredFile } from "#contract/stimuli.ts";
import { errorText } from "#web/api/api-error.ts";
import { useStimulusProject } from "./stimulus-project.ts";
import { uploadStimulus } from "./upload-stimulus.ts";

/** One upload at a time, which ends with its question's editor. */
export function useStimulusUpload(onStored: (file: StoredFile) => void) {
  const projectId = useStimulusProject();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File) => {
    const refused = projectId === null ? "Choose a project first." : findRefusal(file);
    setError(refused);
    if (refused !== undefined || projectId === null) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      onStored(await uploadStimulus({ projectId, file, signal: controller.signal, onProgress: setShare }));
    } catch (cause) {
      if (!controller.signal.aborted)
        setError(errorText(cause, "Couldn't upload this file. Please try again."));
    } finally {
      setShare(undefined);
    }
  };
  return { share, error, upload, cancel: () => running.current?.abort() };
}

/** Said before anything is sent; what the bytes are is for the server to see. */
function findRefusal({ name, size }: File): string | undefined {
  if (size === 0) return `${name} is empty.`;
  if (size <= toBytes(maxMegabytes.video)) return undefined;
  const { image, sound, video } = maxMegabytes;
  return `${name} is too large. A video can be up to ${video} MB, a sound up to ${sound} MB and an image up to ${image} MB.`;
}
