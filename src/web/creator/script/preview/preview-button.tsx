import { Button, Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconMessageCircle } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { conceptsToSend } from "../concepts.ts";
import { type EditedScript, questionsToSend, topicsAsBullets } from "../edited-script.ts";
import type { PreviewBody } from "./use-preview.ts";

const PreviewStart = lazy(async () => ({ default: (await import("./preview-start.tsx")).PreviewStart }));

interface PreviewButtonProps {
  script: EditedScript;
  projectId: string | null;
  /** Of the interview, where it has settings already. */
  language?: PreviewBody["language"];
  minutes?: number | undefined;
  settings?: PreviewBody["settings"];
}

/** Opens a chat with the interviewer over the script as it is typed now. */
export function PreviewButton({ script, projectId, ...ofInterview }: PreviewButtonProps) {
  const [opened, drawer] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMessageCircle size={18} aria-hidden="true" />}
        onClick={drawer.open}
      >
        Preview as a participant
      </Button>
      <Drawer
        opened={opened}
        onClose={drawer.close}
        position="right"
        size={480}
        title="Preview as a participant"
        styles={{ title: { fontWeight: 600, fontSize: "var(--ask-lead)" } }}
      >
        <Suspense fallback={<LoadingLines label="Starting the preview" lines={3} />}>
          <PreviewStart body={{ ...previewBody(script), projectId, ...ofInterview }} script={script} />
        </Suspense>
      </Drawer>
    </>
  );
}

function previewBody(script: EditedScript) {
  return {
    name: script.name.trim() || undefined,
    participantTitle: script.participantTitle,
    introduction: script.introduction,
    objective: script.objective,
    topics: topicsAsBullets(script.topics),
    questions: questionsToSend(script),
    concepts: conceptsToSend(script.concepts),
  };
}
