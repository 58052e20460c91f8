import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { DataAnswer, Passage } from "#contract/findings.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { useOpenPassage } from "../use-open-passage.ts";
import { findSpeaker, formatMatched, passageKey } from "./answer-words.ts";
import classes from "./ask.module.css";

/** What the data say to a question: sentences that each stand on words, else the words, else plainly nothing. */
export function Answer({ answer, onClear }: { answer: DataAnswer; onClear: () => void }) {
  return (
    <div className={classes.answer}>
      <div className={classes.answerHead}>
        <h3 className={classes.question} dir="auto">
          {answer.question}
        </h3>
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          Clear<span className="visually-hidden"> the answer</span>
        </Button>
      </div>
      <p role="status" className={answer.found ? classes.summary : classes.nothing}>
        {answer.found ? describeFound(answer) : describeNothing(answer)}
      </p>
      {answer.sentences.length > 0 && <Sentences answer={answer} />}
      {answer.people.length > 0 && <People answer={answer} folded={answer.sentences.length > 0} />}
      {answer.notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

function describeFound(answer: DataAnswer): string {
  const by =
    answer.answeredBy === "model"
      ? "A model wrote this from the quotes below; each sentence shows its own."
      : "Matching quotes, no summary.";
  return `${formatMatched(answer)} ${by}`;
}

function describeNothing({ searched, people }: DataAnswer): string {
  const nobody = `Nobody answers this: ${countNoun(searched, "person", "people")} searched.`;
  return people.length > 0 ? `${nobody} These are the nearest passages.` : nobody;
}

function Sentences({ answer }: { answer: DataAnswer }) {
  return (
    <ul className={classes.sentences}>
      {answer.sentences.map((sentence) => (
        <li key={sentence.text}>
          <p className={classes.sentence} dir="auto">
            {sentence.text}
          </p>
          <Passages
            passages={sentence.passages}
            speakerOf={(passage) => findSpeaker(answer, passage)}
            label="Based on"
          />
        </li>
      ))}
    </ul>
  );
}

const peopleShownFirst = 5;

function People({ answer, folded }: { answer: DataAnswer; folded: boolean }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const first = folded ? 0 : peopleShownFirst;
  const shown = all ? answer.people : answer.people.slice(0, first);
  return (
    <>
      {shown.length > 0 && (
        <ul className={classes.people} id={id} aria-label="Passages by participant">
          {shown.map((person) => (
            <li key={person.label}>
              <p className={classes.person}>{person.label}</p>
              <Passages passages={person.passages} label={`What ${person.label} said`} />
            </li>
          ))}
        </ul>
      )}
      {answer.people.length > first && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more}
          aria-expanded={all}
          aria-controls={shown.length > 0 ? id : undefined}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer passages" : `All passages of ${answer.people.length} people`}
        </Button>
      )}
    </>
  );
}

interface PassagesProps {
  passages: Passage[];
  label: string;
  /** Left out where the speaker stands above. */
  speakerOf?: (passage: Passage) => string | undefined;
}

function Passages({ passages, label, speakerOf }: PassagesProps) {
  const openPassage = useOpenPassage();
  return (
    <ul className={classes.passages} aria-label={label}>
      {passages.map((passage) => (
        <li key={passageKey(passage)}>
          <Verbatim
            text={passage.quote}
            speaker={speakerOf?.(passage) ?? ""}
            onOpen={() => openPassage(passage)}
          />
        </li>
      ))}
    </ul>
  );
}
