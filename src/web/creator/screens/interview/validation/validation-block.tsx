import { Title } from "@mantine/core";
import type { Validation } from "#contract/findings.ts";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { useValidation } from "../../../queries/findings.ts";
import { useMayEdit } from "../may-edit.tsx";
import { AgreementTable } from "./agreement-table.tsx";
import { DrawSample } from "./draw-sample.tsx";
import { SampleCoding } from "./sample-coding.tsx";
import { validationHeadingId } from "./use-sample-coding.ts";

/** A blind sample that the creator codes by hand, and how far the coder agrees with it. */
export function ValidationBlock({ interviewId }: { interviewId: string }) {
  const query = useValidation(interviewId);
  const { data, isPending } = query;
  return (
    <section className="stack" aria-labelledby={validationHeadingId}>
      <Title order={2} id={validationHeadingId} tabIndex={-1} className="no-ring">
        Check the coding by hand
      </Title>
      {isPending && <LoadingLines label="Loading the sample" lines={3} />}
      <LoadFailure query={query} text="Couldn't load the sample." />
      {data && <Steps interviewId={interviewId} validation={data} />}
    </section>
  );
}

function Steps({ interviewId, validation }: { interviewId: string; validation: Validation }) {
  const { sample, agreement, drawnAt } = validation;
  const mayEdit = useMayEdit();
  if (agreement) {
    return (
      <>
        <AgreementTable agreements={agreement} codes={validation.codes} drawnAt={drawnAt} />
        {mayEdit && <DrawSample interviewId={interviewId} again />}
      </>
    );
  }
  if (!mayEdit) return <p className="hint reading">No one has reviewed a sample yet.</p>;
  if (sample === null || sample.length === 0) return <DrawSample interviewId={interviewId} again={false} />;
  // By its date, so that a new sample begins at its beginning.
  return (
    <SampleCoding key={drawnAt ?? ""} interviewId={interviewId} validation={validation} sample={sample} />
  );
}
