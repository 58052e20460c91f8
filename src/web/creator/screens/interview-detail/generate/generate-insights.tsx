import { BusyButton } from "#web/ui/busy-button.tsx";
import classes from "./generate.module.css";
import { SourceChoice } from "./source-choice.tsx";
import type { Generation } from "./use-generation.ts";

interface GenerateInsightsProps {
  generation: Generation;
  /** There is nothing to analyse yet, so that something else matters more. */
  isQuiet: boolean;
}

/** The page's main action, and beside it the choice of what is analysed. */
export function GenerateInsights({ generation, isQuiet }: GenerateInsightsProps) {
  const variant = isQuiet ? "default" : "filled";
  return (
    <div className={classes.buttons}>
      <BusyButton
        variant={variant}
        busy={generation.busy}
        busyLabel="Generating..."
        onClick={generation.start}
        className={classes.main}
      >
        Generate Insights
      </BusyButton>
      <SourceChoice generation={generation} variant={variant} />
    </div>
  );
}
