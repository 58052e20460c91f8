import { ProjectForm } from "../projects/project-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { StepProps } from "./wizard-draft.ts";

/** Step 2: the project is made at once, so that a draft always has a home. */
export function NewProjectStep({ set }: StepProps) {
  return (
    <StepFrame title="Create New Project" lead="Name it after the study. You can rename it later.">
      <ProjectForm
        nameLabel="Project Name"
        failure="Failed to create project"
        cancelLabel="Back"
        onCreated={(project) => set({ step: "objective", projectId: project._id })}
        onCancel={() => set({ step: "project" })}
      />
    </StepFrame>
  );
}
