import { Button, Title } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import classes from "../chat/chat.module.css";
import { type TourLine, tourSteps } from "./tour-steps.ts";

/** A short tour above the form, which it leaves free to use. Arrow keys turn its pages. */
export function PracticeTour({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);
  const isLast = at === tourSteps.length - 1;
  const turnTo = (next: number) => {
    if (next < 0 || next >= tourSteps.length) return;
    turned.current = true;
    setAt(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was turned is read from its heading
  useEffect(() => {
    if (turned.current) heading.current?.focus({ preventScroll: true });
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight") turnTo(at + 1);
    else if (event.key === "ArrowLeft") turnTo(at - 1);
    else if (event.key === "Escape") onClose();
    else return;
    event.preventDefault();
  };
  const step = tourSteps[at];
  if (!step) return null;
  return (
    <section
      className={`card stack gap-24 pad-24 primary-edge ${classes.tour}`}
      style={{ minHeight: 264 }}
      aria-label="Tour: how to interview well"
      onKeyDown={onKeyDown}
    >
      <div className="column shrinks">
        <p className="fine below-4 figures">
          Step {at + 1} of {tourSteps.length}
        </p>
        <Title order={2} ref={heading} tabIndex={-1} className="no-ring">
          {step.title}
        </Title>
        <p className="reading above-8 below-16 line-24">{step.text}</p>
        <div className="wrap gap-8 to-bottom">
          <Button variant="light" onClick={() => (isLast ? onClose() : turnTo(at + 1))}>
            {isLast ? "Start practising" : "Next"}
          </Button>
          <Button variant="default" disabled={at === 0} onClick={() => turnTo(at - 1)}>
            Back
          </Button>
          {!isLast && (
            <Button variant="subtle" onClick={onClose}>
              Skip the tour
            </Button>
          )}
        </div>
      </div>
      <ol className="stack gap-8 content-start pad-16 round sunken" aria-label="Example">
        {step.lines.map((line) => (
          <ExampleLine key={line.text} line={line} />
        ))}
      </ol>
    </section>
  );
}

const showsWords = { better: "Better", worse: "Less good" };
const showsMarks = { better: "✓", worse: "✗" };

function ExampleLine({ line }: { line: TourLine }) {
  return (
    <li className={`stack gap-4-12 ${classes.line}`}>
      <span className="column fine">
        {line.speaker === "you" ? "You" : "They"}
        {line.shows && (
          <span className={line.shows === "better" ? "strong primary" : "strong"}>
            <span aria-hidden="true">{showsMarks[line.shows]} </span>
            {showsWords[line.shows]}
          </span>
        )}
      </span>
      <span
        className={`${line.speaker === "they" ? "serif text-16 line-24" : "line-20"} ${line.shows === "worse" ? "muted" : ""}`}
      >
        {line.text}
      </span>
    </li>
  );
}
