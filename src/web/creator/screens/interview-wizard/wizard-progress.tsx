import { VisuallyHidden } from "@mantine/core";
import classes from "../pages.module.css";
import { progressIndex, progressLabels, type WizardStep } from "./wizard-draft.ts";

export function WizardProgress({ step }: { step: WizardStep }) {
  const current = progressIndex(step);
  const percent = progressLabels[current]?.percent ?? 0;
  return (
    <div className={classes.progress}>
      <div
        className={`round-4 clipped thin ${classes.bar}`}
        role="progressbar"
        aria-label="Steps to your interview"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`Step ${current + 1} of ${progressLabels.length}: ${progressLabels[current]?.label}`}
      >
        <div className={`tall round-4 filled ${classes.filled}`} style={{ width: `${percent}%` }} />
      </div>
      <ol className="stack gap-8 above-8 columns-4">
        {progressLabels.map(({ label }, index) => (
          <li
            key={label}
            className={`fine text-center ${classes.label}`}
            data-done={index < current || undefined}
            aria-current={index === current ? "step" : undefined}
          >
            {label}
            {index < current && <VisuallyHidden>, done</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
}
