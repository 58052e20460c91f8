import { Radio, Title } from "@mantine/core";
import { type RefObject, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { maxCount } from "#contract/limits.ts";
import { errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { Analyzing } from "#web/ui/analyzing.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { LoadFailure, LoadingCards, LoadingLines } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { type Framework, useGenerateFramework, useOwnPersonas } from "../../queries/personas.ts";
import { useTranscripts } from "../../queries/transcripts.ts";
import { PersonaCards } from "../interview/personas/persona-cards.tsx";
import { listLines } from "../persona-detail/framework-lines.ts";
import { describeNothing, frameworkWords, readFramework } from "../persona-detail/framework-words.ts";
import { TranscriptDropzone } from "../transcript/transcript-dropzone.tsx";
import { useTranscriptUpload } from "../transcript/use-transcript-upload.ts";
import { startReview } from "./review-draft.ts";
import { ReviewStep } from "./review-step.tsx";
import { TranscriptList } from "./transcript-list.tsx";
import { useReviewDraft } from "./use-review-draft.ts";

/** From transcripts to a persona, journey or value proposition: upload, select, generate, review, save. */
export function TranscriptsScreen() {
  usePageTitle("Analyze transcripts");
  const [search] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(search.getAll("transcript")));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeader
        title="Analyze transcripts"
        crumbs={[{ label: "All projects", to: "/projects" }, { label: "Analyze transcripts" }]}
        detail="Upload interviews from elsewhere and turn them into a persona, a customer journey or a value proposition. Every line links to the words behind it."
      />
      <div className="stack gap-32">
        <div className="stack gap-32 top beside">
          <TranscriptsStep selected={selected} onSelect={setSelected} />
          <Generation selected={selected} heading={heading} />
        </div>
        <ReviewStep heading={heading} />
        <SavedFrameworks />
      </div>
    </>
  );
}

interface SelectionProps {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

function TranscriptsStep({ selected, onSelect }: SelectionProps) {
  const transcripts = useTranscripts();
  const upload = useTranscriptUpload({
    uploaded: transcripts.data ?? [],
    onUploaded: (added) => onSelect(new Set([...selected, ...added.map(({ _id }) => _id)])),
  });
  return (
    <section className="stack gap-16" aria-labelledby="transcripts-heading">
      <Title order={2} id="transcripts-heading">
        Transcripts
      </Title>
      <TranscriptDropzone upload={upload} />
      {transcripts.isPending && <LoadingLines label="Loading the transcripts" lines={4} />}
      <LoadFailure query={transcripts} text="Failed to load the transcripts" />
      {transcripts.data && transcripts.data.length > 0 && (
        <TranscriptList transcripts={transcripts.data} selected={selected} onSelect={onSelect} />
      )}
    </section>
  );
}

interface GenerationProps {
  selected: ReadonlySet<string>;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Generation({ selected, heading }: GenerationProps) {
  const [search] = useSearchParams();
  const [framework, setFramework] = useState<Framework>(() => readFramework(search.get("framework")));
  const [problem, setProblem] = useState("");
  const generation = useGenerateFramework();
  const { setDraft } = useReviewDraft();
  const generate = () => {
    const transcriptIds = [...selected];
    if (transcriptIds.length === 0) {
      setProblem("No transcripts uploaded or selected");
      return;
    }
    if (transcriptIds.length > maxCount.frameworkTranscripts) {
      setProblem(`Please select at most ${maxCount.frameworkTranscripts} transcripts.`);
      return;
    }
    setProblem("");
    generation.mutate(
      { framework, transcriptIds },
      {
        onSuccess: (result) => {
          if (listLines(result).length === 0) {
            setProblem(describeNothing(framework, result.notes));
            return;
          }
          setDraft(startReview(result, transcriptIds));
          showToast("Persona generated successfully. Review below.");
          // Once it is drawn.
          setTimeout(() => {
            heading.current?.scrollIntoView({ block: "start" });
            heading.current?.focus({ preventScroll: true });
          }, 50);
        },
        onError: (error) => setProblem(errorText(error, "Failed to generate persona")),
      },
    );
  };
  return (
    <GenerateStep
      framework={framework}
      onFramework={setFramework}
      selected={selected.size}
      busy={generation.isPending}
      problem={problem}
      onGenerate={generate}
    />
  );
}

/** Everything that was saved, of transcripts and of interviews. */
function SavedFrameworks() {
  const query = useOwnPersonas();
  const { data, isPending } = query;
  return (
    <section className="stack gap-16" aria-labelledby="saved-heading">
      <Title order={2} id="saved-heading">
        Saved
      </Title>
      {isPending && <LoadingCards label="Loading saved items" count={3} height={132} />}
      <LoadFailure query={query} text="Couldn't load saved items" />
      {data?.length === 0 && <p className="pad-12-16 dashed round muted">No personas generated yet.</p>}
      {data && data.length > 0 && <PersonaCards personas={data} label="Saved" />}
    </section>
  );
}

interface GenerateStepProps {
  framework: Framework;
  onFramework: (framework: Framework) => void;
  selected: number;
  busy: boolean;
  problem: string;
  onGenerate: () => void;
}

function GenerateStep(props: GenerateStepProps) {
  return (
    <section className="card stack gap-16 pad-16 stays" aria-labelledby="make-heading">
      <Radio.Group
        value={props.framework}
        onChange={(value) => props.onFramework(readFramework(value))}
        label="Choose an output"
        classNames={{ label: "below-12 text-16 strong" }}
        labelProps={{ id: "make-heading" }}
      >
        <div className="stack gap-12">
          {frameworkWords.map(({ framework, name, hint }) => (
            <Radio key={framework} value={framework} label={name} description={hint} />
          ))}
        </div>
      </Radio.Group>
      <p className="text-13 muted" role="status">
        {props.selected === 0
          ? "No transcript selected."
          : `From ${countNoun(props.selected, "selected transcript")}.`}
      </p>
      <BusyButton busy={props.busy} busyLabel="Generating..." onClick={props.onGenerate} fullWidth>
        Generate
      </BusyButton>
      {props.busy && <Analyzing />}
      {props.problem && <NoticeBox kind="error">{props.problem}</NoticeBox>}
    </section>
  );
}
