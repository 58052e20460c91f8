import { Button, Progress } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Validation } from "#contract/findings.ts";
import type { Sentiment } from "#contract/insights.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { type OwnCoding, readCodingKey, toggleCode, toggleSentiment } from "./coding-state.ts";
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

const sentiments: { sentiment: Sentiment; key: string; name: string }[] = [
  { sentiment: "positive", key: "+", name: "Positive" },
  { sentiment: "neutral", key: "0", name: "Neutral" },
  { sentiment: "negative", key: "-", name: "Negative" },
];

interface CodeButtonsProps {
  codes: Validation["codes"];
  coding: OwnCoding;
  onCode: (code: string) => void;
  onSentiment: (sentiment: Sentiment) => void;
}

/** Every code with its key and what it means; pressed ones are given. */
function CodeButtons({ codes, coding, onCode, onSentiment }: CodeButtonsProps) {
  return (
    <>
      <fieldset>
        <legend className="below-8 medium">What's in it? Choose any that apply, or none.</legend>
        <div className="stack gap-8 auto-columns">
          {codes.map(({ code, label, description }, index) => (
            <button
              key={code}
              type="button"
              className={choiceClass(coding.codes.includes(code))}
              aria-pressed={coding.codes.includes(code)}
              onClick={() => onCode(code)}
            >
              {index < 9 && <kbd className="fine rigid">{index + 1}</kbd>}
              <span>
                <span className="block text-14 line-20 medium">{label}</span>
                <span className="fine block">{description}</span>
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="below-8 medium">How does it sound?</legend>
        <div className="wrap gap-8">
          {sentiments.map(({ sentiment, key, name }) => (
            <button
              key={sentiment}
              type="button"
              className={choiceClass(coding.sentiment === sentiment)}
              aria-pressed={coding.sentiment === sentiment}
              onClick={() => onSentiment(sentiment)}
            >
              <kbd className="fine rigid">{key}</kbd>
              <span className="block text-14 line-20 medium">{name}</span>
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function choiceClass(isChosen: boolean): string {
  const look = isChosen ? "primary-edge tint" : "surface";
  return `hover-sunken flex top gap-8 min-40 pad-8-12 control-border round ink plain-font text-start pointer ${look}`;
}
