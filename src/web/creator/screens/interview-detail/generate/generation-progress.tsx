import { Button, Loader, Progress, Text } from "@mantine/core";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import classes from "./generate.module.css";
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
  const percent = progress?.percent ?? 0;
  return (
    <section className={classes.strip} aria-label="Analysis">
      <div className={classes.stripHead}>
        <Analyzing stage={progress ? progress.stage || "Waiting to start" : ""} />
        {progress && (
          <Button
            className={classes.cancel}
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
      {progress && (
        <div className={classes.bar}>
          <span className={classes.barLabel} aria-hidden="true">
            Loading
          </span>
          <Progress value={percent} size="sm" className={classes.barTrack} aria-label="Loading" />
          <span className={classes.percent}>{percent}%</span>
        </div>
      )}
    </section>
  );
}

/** The stage is announced as it changes; the percentage is not, which would not stop talking. */
function Analyzing({ stage }: { stage: string }) {
  return (
    <div className={classes.analyzing}>
      <Loader size="xs" type="oval" aria-hidden="true" />
      <Text role="status" size="sm" span>
        <strong>Analyzing...</strong>
        {stage && <span className={classes.stage}> {stage}</span>}
      </Text>
    </div>
  );
}
