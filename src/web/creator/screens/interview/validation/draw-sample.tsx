import { Button, NumberInput } from "@mantine/core";
import { useState } from "react";
import { maxCount } from "#contract/limits.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { useDrawSample } from "../../../queries/findings.ts";
import { codingBoxId } from "./use-sample-coding.ts";

const fewest = 10;

export function DrawSample({ interviewId, again }: { interviewId: string; again: boolean }) {
  const [open, setOpen] = useState(!again);
  if (!open) {
    return (
      <Button variant="default" size="xs" className="self-start" onClick={() => setOpen(true)}>
        Draw another sample
      </Button>
    );
  }
  return (
    <div className="card stack gap-16 pad-16">
      <p className="hint reading">
        {again
          ? "A new sample replaces this one and its result."
          : "Code a random sample of passages without seeing our codes. We then show how well the two agree next to the counts."}
      </p>
      <DrawForm interviewId={interviewId} />
    </div>
  );
}

function DrawForm({ interviewId }: { interviewId: string }) {
  const [size, setSize] = useState<number | string>(40);
  const [problem, setProblem] = useState<string>();
  const draw = useDrawSample(interviewId);
  const begin = async (passages: number) => {
    try {
      await draw.mutateAsync(passages);
    } catch {
      return;
    }
    requestAnimationFrame(() => document.getElementById(codingBoxId)?.focus());
  };
  const submit = () => {
    const isRight =
      typeof size === "number" &&
      Number.isInteger(size) &&
      size >= fewest &&
      size <= maxCount.validationPassages;
    setProblem(
      isRight ? undefined : `Please choose between ${fewest} and ${maxCount.validationPassages} passages.`,
    );
    if (isRight) void begin(size);
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!draw.isPending) submit();
      }}
    >
      <FailureNotice error={draw.error} fallback="Couldn't draw a sample." />
      <NumberInput
        label="Passages"
        description="About half a minute each"
        value={size}
        onChange={setSize}
        min={fewest}
        max={maxCount.validationPassages}
        clampBehavior="none"
        allowDecimal={false}
        error={problem}
        maw={200}
      />
      <BusyButton type="submit" busy={draw.isPending} busyLabel="Drawing..." className="self-start">
        Draw a sample
      </BusyButton>
    </form>
  );
}
