import { Skeleton, Title } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import type { Saturation } from "#contract/findings.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { errorText } from "#web/api/api-error.ts";
import { FoldButton } from "#web/ui/fold-button.tsx";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { ChartFiles } from "../../../charts/chart-files.tsx";
import { readDrawing } from "../../../charts/save-drawing.ts";
import { useSaturation } from "../../../queries/findings.ts";
import { ValidationBlock } from "../validation/validation-block.tsx";
import {
  describeMethod,
  formatEvidence,
  nameSourceKind,
  toSaturationRows,
  verdictNames,
} from "./saturation-words.ts";

const SaturationCurve = lazy(async () => ({
  default: (await import("./saturation-curve.tsx")).SaturationCurve,
}));

export function SaturationBlock({ interviewId }: { interviewId: string }) {
  const { data, error, isPending, isFetching, refetch } = useSaturation(interviewId);
  return (
    <section className="stack" aria-labelledby="saturation-heading">
      <Title order={2} id="saturation-heading">
        Do you need more interviews?
      </Title>
      {isPending && <LoadingLines label="Loading the saturation curve" lines={3} />}
      {error && data === undefined && (
        <ErrorState
          text={errorText(error, "Couldn't load the saturation curve.")}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data === null && (
        <p className="hint reading">No curve yet. It needs findings that at least two people share.</p>
      )}
      {data && <Curve saturation={data} />}
    </section>
  );
}

function Curve({ saturation }: { saturation: Saturation }) {
  const drawing = useRef<HTMLDivElement>(null);
  return (
    <div className="card stack pad-16">
      <p className="wrap baseline gap-4-12">
        <strong className={saturation.verdict === "likely_saturated" ? "badge good" : "badge"}>
          {verdictNames[saturation.verdict]}
        </strong>
        <span>{formatEvidence(saturation)}</span>
      </p>
      <div ref={drawing}>
        <Suspense fallback={<Skeleton height={300} />}>
          <SaturationCurve saturation={saturation} />
        </Suspense>
      </div>
      <p className="hint reading">{describeMethod(saturation)}</p>
      <PointTable saturation={saturation}>
        <ChartFiles
          name="saturation"
          of="the saturation curve"
          draw={() => readDrawing(drawing.current)}
          rows={() => toSaturationRows(saturation)}
        />
      </PointTable>
    </div>
  );
}

interface PointTableProps {
  saturation: Saturation;
  /** What else can be done with the curve, beside the button of its table. */
  children: ReactNode;
}

function PointTable({ saturation, children }: PointTableProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="wrap gap-4-12 outdent">
        <FoldButton open={open} onToggle={setOpen} controls={open ? id : undefined}>
          {open ? "Hide the table" : "Show as a table"}
        </FoldButton>
        {children}
      </div>
      {open && (
        <table className="text-13 line-18 figures table max-420" id={id}>
          <caption className="visually-hidden">Codes by source, in the order they came</caption>
          <thead>
            <tr>
              <th scope="col">{nameSourceKind(saturation.kind)}</th>
              <th scope="col">New codes</th>
              <th scope="col">Codes so far</th>
            </tr>
          </thead>
          <tbody>
            {saturation.points.map(({ label, newCodes, codes }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{newCodes}</td>
                <td>{codes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Whether more interviews would tell more, and how far the coding can be trusted. */
export function CertaintyView({ interview }: { interview: InterviewDetails }) {
  return (
    <div className="stack gap-32">
      <SaturationBlock interviewId={interview._id} />
      <ValidationBlock interviewId={interview._id} />
    </div>
  );
}
