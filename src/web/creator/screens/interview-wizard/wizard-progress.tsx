import { VisuallyHidden } from "@mantine/core";
import { progressIndex, progressLabels, type WizardStep } from "./wizard-draft.ts";

export function WizardProgress({ step }: { step: WizardStep }) {
  const current = progressIndex(step);
  const percent = progressLabels[current]?.percent ?? 0;
  return (
    <div className="below-8">
      <div
        className="round-4 clipped thin sunken"
        role="progressbar"
        aria-label="Steps to your interview"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`Step ${current + 1} of ${progressLabels.length}: ${progressLabels[current]?.label}`}
      >
        <div className="tall round-4 filled" style={{ width: `${percent}%` }} />
      </div>
      <ol className="stack gap-8 above-8 columns-4">
        {progressLabels.map(({ label }, index) => (
          <li
            key={label}
            className={`fine text-center ${index < current ? "ink" : index === current ? "primary strong" : ""}`}
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
