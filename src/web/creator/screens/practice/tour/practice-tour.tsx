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
      className={`stack pad-24 round surface ${classes.tour}`}
      aria-label="Tour: how to interview well"
      onKeyDown={onKeyDown}
    >
      <div className={`column shrinks ${classes.words}`}>
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
      <ol className={`stack gap-8 pad-16 round sunken ${classes.example}`} aria-label="Example">
        {step.lines.map((line) => (
          <ExampleLine key={line.text} line={line} />
        ))}
      </ol>
    </section>
  );
}

const showsWords = { better: "Better", worse: "Less good" };

function ExampleLine({ line }: { line: TourLine }) {
  return (
    <li className={`stack gap-4-12 ${classes.line}`} data-speaker={line.speaker} data-shows={line.shows}>
      <span className="column fine">
        {line.speaker === "you" ? "You" : "They"}
        {line.shows && <span className={`strong ${classes.shows}`}>{showsWords[line.shows]}</span>}
      </span>
      <span className={`line-20 ${classes.said}`}>{line.text}</span>
    </li>
  );
}
