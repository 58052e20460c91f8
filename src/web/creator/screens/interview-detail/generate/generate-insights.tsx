import { BusyButton } from "#web/ui/busy-button.tsx";
import classes from "./generate.module.css";
import { SourceChoice } from "./source-choice.tsx";
import type { Generation } from "./use-generation.ts";

/** The page's main action, and beside it the choice of what is analysed. */
export function GenerateInsights({ generation }: { generation: Generation }) {
  return (
    <div className={classes.buttons}>
      <BusyButton
        busy={generation.busy}
        busyLabel="Generating..."
        onClick={generation.start}
        className={classes.main}
      >
        Generate Insights
      </BusyButton>
      <SourceChoice generation={generation} />
    </div>
  );
}
