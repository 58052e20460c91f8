import { Button } from "@mantine/core";
import { Analyzing } from "#web/ui/analyzing.tsx";
import { LoadingBar } from "#web/ui/loading-bar.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import classes from "../interview-detail.module.css";
import type { Generation } from "./use-generation.ts";

/** What the analysis is doing, below the page's head, so that nothing there moves; and why it failed. */
export function GenerationProgress({ generation }: { generation: Generation }) {
  const { busy, problem } = generation;
  return (
    <>
      {busy && <Running generation={generation} />}
      {problem && !busy && (
        <div className={classes.problem}>
          <NoticeBox kind="error">{problem}</NoticeBox>
        </div>
      )}
    </>
  );
}

function Running({ generation: { progress, cancel, cancelling } }: { generation: Generation }) {
  return (
    <section className={`card stack ${classes.strip}`} aria-label="Analysis">
      <div className={`level between gap-12 ${classes.stripHead}`}>
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
