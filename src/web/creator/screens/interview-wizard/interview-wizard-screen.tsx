import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Logo } from "#web/ui/logo.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { PlanPlaces } from "../../components/plan-places.tsx";
import { draftKey, useStoredDraft } from "../../script/stored-draft.ts";
import { useUser } from "../../session/use-user.ts";
import { ProjectForm } from "../projects/project-form.tsx";
import { AudienceStep } from "./audience-step.tsx";
import { ObjectiveStep } from "./objective-step.tsx";
import { ProjectStep } from "./project-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { StepFrame } from "./step-frame.tsx";
import {
  emptyWizard,
  hasContent,
  type StepProps,
  startAt,
  type WizardDraft,
  type WizardStep,
} from "./wizard-draft.ts";
import { WizardProgress } from "./wizard-progress.tsx";

export function InterviewWizardScreen() {
  usePageTitle("Create Interview");
  const user = useUser();
  if (!user) return null;
  return <Wizard key={user._id} userId={user._id} />;
}

function Wizard({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = search.get("projectId");
  const { value, change, clear, kept } = useStoredDraft(draftKey("wizard", userId), emptyWizard, (found) =>
    startAt(found, wanted),
  );
  const set = (part: Partial<WizardDraft>) => change({ ...value, ...part });
  const heading = useStepFocus(value.step);
  const projectPath = value.projectId ? `/projects/${value.projectId}/detail` : "/projects";
  const startOver = () => change({ ...emptyWizard, projectId: value.projectId });
  return (
    <div>
      <header className="row between gap-8-16 ruled-below pad-8-12">
        <Link
          to="/projects"
          className="inline-flex undecorated round"
          aria-label="Askwell, go to your projects"
        >
          <Logo />
        </Link>
        <div className="level gap-8">
          <span className="text-13 muted not-narrow">
            {hasContent(value) &&
              (kept ? "Draft saved in this browser" : "This browser can't save the draft")}
          </span>
          {hasContent(value) && (
            <Button variant="subtle" color="gray" onClick={startOver}>
              Start over
            </Button>
          )}
          <Button variant="default" onClick={() => void navigate(projectPath)}>
            Cancel
          </Button>
        </div>
      </header>
      <main className="max-760 centre pad-page stack gap-16">
        <WizardProgress step={value.step} />
        {value.step !== "review" && <PlanPlaces projectId={value.projectId || undefined} takesBought />}
        <div className="card pad-24" ref={heading}>
          <Step draft={value} set={set} onSaved={() => finish(clear, () => navigate(projectPath))} />
        </div>
      </main>
    </div>
  );
}

function finish(clear: () => void, advance: () => void) {
  clear();
  advance();
}

function Step({ draft, set, onSaved }: StepProps & { onSaved: () => void }) {
  switch (draft.step) {
    case "project":
      return <ProjectStep draft={draft} set={set} />;
    case "new-project":
      return <NewProjectStep draft={draft} set={set} />;
    case "objective":
      return <ObjectiveStep draft={draft} set={set} />;
    case "audience":
      return <AudienceStep draft={draft} set={set} />;
    case "review":
      return <ReviewStep draft={draft} set={set} onSaved={onSaved} />;
  }
}

/** After a step the reader starts at its heading, not at the foot of the page. */
function useStepFocus(step: WizardStep) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    container.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [step]);
  return container;
}

/** Step 2: the project is made at once, so that a draft always has a home. */
function NewProjectStep({ set }: StepProps) {
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
