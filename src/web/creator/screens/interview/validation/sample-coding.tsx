import { Button, Progress } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Validation } from "#contract/findings.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { CodeButtons } from "./code-buttons.tsx";
import { readCodingKey, toggleCode, toggleSentiment } from "./coding-state.ts";
import { codingBoxId, useSampleCoding } from "./use-sample-coding.ts";

interface SampleCodingProps {
  interviewId: string;
  validation: Validation;
  sample: NonNullable<Validation["sample"]>;
}

/** One passage at a time. The number keys work while the focus is in here, so that they disturb nothing else. */
export function SampleCoding({ interviewId, validation, sample }: SampleCodingProps) {
  const state = useSampleCoding(interviewId, validation, sample);
  const { segment, coding, press } = state;
  const box = useRef<HTMLDivElement>(null);
  // Next stands at the end of a passage, which on a phone is far below the beginning of the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is to run when another passage is shown
  useEffect(() => {
    const top = box.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) box.current?.scrollIntoView({ block: "start" });
  }, [state.index]);
  if (!segment) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = readCodingKey(event.key);
    // Enter on a button presses it.
    const isOwn = event.key === "Enter" && event.target instanceof HTMLButtonElement;
    if (!pressed || isOwn || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    press(pressed);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are short cuts for the buttons in it
    <div
      ref={box}
      id={codingBoxId}
      className="card stack gap-16 pad-16 ring"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Place index={state.index} total={sample.length} coded={state.coded} />
      {state.problem && (
        <NoticeBox kind="error">
          {errorText(state.problem, "Couldn't save your codes.")}{" "}
          <Button variant="subtle" size="compact-xs" onClick={state.retry}>
            Try again
          </Button>
        </NoticeBox>
      )}
      {segment.context !== "" && (
        <p className="muted anywhere reading">
          <span className="medium">Asked before:</span> <span dir="auto">{segment.context}</span>
        </p>
      )}
      <Verbatim text={segment.text} />
      <CodeButtons
        codes={validation.codes}
        coding={coding}
        onCode={(code) => state.setCoding(toggleCode(coding, code))}
        onSentiment={(sentiment) => state.setCoding(toggleSentiment(coding, sentiment))}
      />
      <div className="row gap-8-16">
        <Button variant="default" onClick={() => press({ kind: "back" })} disabled={state.index === 0}>
          Back
        </Button>
        <BusyButton busy={state.comparing} busyLabel="Comparing..." onClick={() => press({ kind: "next" })}>
          {coding.codes.length === 0 ? "None of these, next" : "Next"}
        </BusyButton>
        <span className="text-13 muted keys-only">
          Keys: 1 to 9 codes, + 0 - sentiment, Enter next, ← back
        </span>
      </div>
    </div>
  );
}

function Place({ index, total, coded }: { index: number; total: number; coded: number }) {
  return (
    <div className="stack gap-8">
      <p role="status" className="hint figures">
        Passage {index + 1} of {total}, {coded} coded
      </p>
      <Progress value={(100 * coded) / total} size="sm" aria-label="Coded passages" />
    </div>
  );
}
