import { Title } from "@mantine/core";
import type { Agreement } from "#contract/agreements.ts";
import type { Validation } from "#contract/findings.ts";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { When } from "#web/ui/when.tsx";
import { formatChecked, formatFigure, nameKappa } from "../../../findings/agreement-words.ts";
import { useValidation } from "../../../queries/findings.ts";
import { useMayEdit } from "../may-edit.tsx";
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

interface AgreementTableProps {
  agreements: readonly Agreement[];
  codes: Validation["codes"];
  drawnAt: string | null;
}

function AgreementTable({ agreements, codes, drawnAt }: AgreementTableProps) {
  const nameOf = (code: string) =>
    codes.find((one) => one.code === code)?.label ?? (code === "sentiment" ? "Sentiment" : code);
  return (
    <div className="card stack gap-16 pad-16">
      <p className="hint reading">
        {formatChecked(agreements)}{" "}
        {drawnAt && (
          <>
            The sample was drawn on <When at={drawnAt} exact="day" />.{" "}
          </>
        )}
        Kappa is agreement beyond chance: 1 is perfect, 0 is chance alone.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="relative scrolls-x" aria-label="Agreement by code" tabIndex={0}>
        <table className="text-13 line-18 figures table">
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Agreement</th>
              <th scope="col">Kappa</th>
              <th scope="col">Precision</th>
              <th scope="col">Recall</th>
              <th scope="col">n</th>
            </tr>
          </thead>
          <tbody>
            {agreements.map(({ code, kappa, precision, recall, n }) => (
              <tr key={code}>
                <th scope="row">{nameOf(code)}</th>
                <td>{nameKappa(kappa)}</td>
                <td>{formatFigure(kappa)}</td>
                <td>{formatFigure(precision)}</td>
                <td>{formatFigure(recall)}</td>
                <td>{n}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="hint reading">
        Precision: of the passages we gave this code, the share you gave it too. Recall: of the passages you
        gave it, the share we found. n: passages compared.
      </p>
    </div>
  );
}
