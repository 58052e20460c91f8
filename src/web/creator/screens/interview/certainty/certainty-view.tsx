import type { InterviewDetails } from "#contract/interviews.ts";
import { ValidationBlock } from "../validation/validation-block.tsx";
import { SaturationBlock } from "./saturation-block.tsx";

/** Whether more interviews would tell more, and how far the coding can be trusted. */
export function CertaintyView({ interview }: { interview: InterviewDetails }) {
  return (
    <div className="stack gap-32">
      <SaturationBlock interviewId={interview._id} />
      <ValidationBlock interviewId={interview._id} />
    </div>
  );
}
