import { Button } from "@mantine/core";
import { IconMasksTheater } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { useConfig } from "../../../queries/instance.ts";
import { useTranscripts } from "../../../queries/transcripts.ts";
import { ConditionFactsProvider } from "../../../script/condition-facts.ts";
import { useInterviewFacts } from "../../../script/interview-facts.ts";
import { PreviewButton } from "../../../script/preview/preview-button.tsx";
import { ForEditors } from "../may-edit.tsx";
import { settingsForPreview, toDraft } from "../settings/settings-draft.ts";
import { ParticipantLink } from "../share/participant-link.tsx";

/** Before anybody took part: try it, rehearse it, share it. */
export function DraftStage({ interview }: { interview: InterviewDetails }) {
  const draft = toDraft(interview);
  const facts = useInterviewFacts(interview, draft);
  const { data: config } = useConfig();
  const { data: transcripts = [] } = useTranscripts(interview.projectId._id);
  return (
    <ol className="stack auto-columns">
      {transcripts.length > 0 && (
        <Step
          title="Report on your transcripts"
          text={`This project has ${countNoun(transcripts.length, "uploaded transcript")}. Choose Generate Insights above: answers are matched to this interview's questions.`}
        />
      )}
      <Step
        title="Try it yourself"
        text="Answer as a participant would. It doesn’t count, and it’s deleted after a day."
      >
        <ConditionFactsProvider value={facts}>
          <PreviewButton
            script={draft.script}
            projectId={interview.projectId._id}
            language={draft.language}
            minutes={interview.settings.minutes}
            settings={{ ...settingsForPreview(draft), hiddenFields: interview.settings.hiddenFields }}
          />
        </ConditionFactsProvider>
      </Step>
      <ForEditors>
        <Step
          title="Rehearse with simulated people"
          text={`${describeRehearsal(config?.interviewer === "model")} Rehearsals never appear in your results.`}
        >
          <Button
            component={Link}
            to={`/interviews/${interview._id}/rehearse`}
            variant="default"
            leftSection={<IconMasksTheater size={18} aria-hidden="true" />}
          >
            Start a rehearsal
          </Button>
        </Step>
      </ForEditors>
      <Step title="Share the link" text="Send it to participants, or let them scan the code.">
        <ParticipantLink interview={interview} />
      </Step>
    </ol>
  );
}

/** Made-up people answer in general terms unless a model plays them, so no more is promised then. */
function describeRehearsal(hasModel: boolean): string {
  return hasModel
    ? "Find questions that confuse or fall flat before real people see them."
    : "Check the order, the length and the wording before real people see it.";
}

function Step({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className="stack card content-start gap-8 pad-16">
      <h2 className="heading-16">{title}</h2>
      <p className="reading muted">{text}</p>
      {children && <div>{children}</div>}
    </li>
  );
}
