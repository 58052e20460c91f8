import { Button } from "@mantine/core";
import { Analyzing } from "#web/ui/analyzing.tsx";
import { LoadingBar } from "#web/ui/loading-bar.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import type { Generation } from "./use-generation.ts";

/** What the analysis is doing, below the page's head, so that nothing there moves; and why it failed. */
export function GenerationProgress({ generation }: { generation: Generation }) {
  const { busy, problem } = generation;
  return (
    <>
      {busy && <Running generation={generation} />}
      {problem && !busy && (
        <div className="below-24">
          <NoticeBox kind="error">{problem}</NoticeBox>
        </div>
      )}
    </>
  );
}

function Running({ generation: { progress, cancel, cancelling } }: { generation: Generation }) {
  return (
    <section className="card stack gap-8 below-24 pad-12-16" aria-label="Analysis">
      <div className="level between gap-12 min-24">
        <Analyzing stage={progress ? progress.stage || "Waiting to start" : ""} />
        {progress && (
          <Button
            className="rigid"
            variant="default"
            size="compact-sm"
            onClick={cancel}
            aria-disabled={cancelling || undefined}
          >
            {cancelling ? "Cancelling..." : "Cancel"}
            <span className="visually-hidden"> the analysis</span>
          </Button>
        )}
      </div>
      {progress && <LoadingBar percent={progress.percent} />}
    </section>
  );
}
