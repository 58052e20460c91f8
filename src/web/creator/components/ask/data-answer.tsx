import { Anchor, Button } from "@mantine/core";
import { useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { AnsweringPerson, DataAnswer, Passage } from "#contract/ask.ts";
import { FoldButton } from "#web/ui/fold-button.tsx";
import classes from "#web/ui/ui.module.css";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { placeQuery, sessionAddress, withPassage } from "../../passages/passage-link.ts";
import { useOpenPassage } from "../../passages/use-open-passage.ts";
import type { AskScope } from "../../queries/ask.ts";
import { PlayQuote } from "../quote-sound/play-quote.tsx";
import { findSpeaker, formatMatched, formatNobody, formatPerson, passageKey } from "./answer-words.ts";

interface AnswerProps {
  answer: DataAnswer;
  /** Of more than one interview, each person is shown with theirs. */
  scope: AskScope;
}

/** What the data say to a question: sentences that each stand on words, else the words, else plainly nothing. */
export function Answer({ answer, scope, onClear }: AnswerProps & { onClear: () => void }) {
  return (
    <div className="stack ruled pad-top-16">
      <div className="flex between top gap-12">
        <h3 className="heading-16 shrinks anywhere" dir="auto">
          {answer.question}
        </h3>
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          Clear<span className="visually-hidden"> the answer</span>
        </Button>
      </div>
      <p role="status" className={answer.found ? "hint reading" : "medium"}>
        {answer.found ? describeFound(answer) : describeNothing(answer)}
      </p>
      {answer.sentences.length > 0 && <Sentences answer={answer} scope={scope} />}
      {answer.people.length > 0 && (
        <People answer={answer} scope={scope} folded={answer.sentences.length > 0} />
      )}
      {answer.notes.map((note) => (
        <p key={note} className="hint reading">
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

function describeNothing(answer: DataAnswer): string {
  const nobody = formatNobody(answer);
  return answer.people.length > 0 ? `${nobody} These are the nearest passages.` : nobody;
}

function Sentences({ answer, scope }: AnswerProps) {
  return (
    <ul className={`stack gap-16 ${classes.sentences}`}>
      {answer.sentences.map((sentence) => (
        <li key={sentence.text}>
          <p className="reading below-8 line-24" dir="auto">
            {sentence.text}
          </p>
          <Passages
            passages={sentence.passages}
            scope={scope}
            personOf={(passage) => findSpeaker(answer, passage)}
            showsPerson
            label="Based on"
          />
        </li>
      ))}
    </ul>
  );
}

const peopleShownFirst = 5;

function People({ answer, scope, folded }: AnswerProps & { folded: boolean }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const first = folded ? 0 : peopleShownFirst;
  const shown = all ? answer.people : answer.people.slice(0, first);
  return (
    <>
      {shown.length > 0 && (
        <ul className="stack gap-16" id={id} aria-label="Passages by participant">
          {shown.map((person) => (
            <li key={`${person.passages[0]?.sourceId} ${person.label}`}>
              <PersonName person={person} scope={scope} />
              <Passages
                passages={person.passages}
                scope={scope}
                personOf={() => person}
                label={`What ${formatPerson(person, scope)} said`}
              />
            </li>
          ))}
        </ul>
      )}
      {answer.people.length > first && (
        <FoldButton
          className="self-start"
          open={all}
          onToggle={setAll}
          controls={shown.length > 0 ? id : undefined}
        >
          {all ? "Show fewer passages" : `All passages from ${answer.people.length} people`}
        </FoldButton>
      )}
    </>
  );
}

/** Who it is, with the way to their interview where it is not the one on this page. */
function PersonName({ person, scope }: { person: AnsweringPerson; scope: AskScope }) {
  const { label, interview, project } = person;
  return (
    <p className="text-13 line-20 medium below-4" dir="auto">
      {label}
      {scope.kind !== "interview" && interview && (
        <>
          {" · "}
          <Anchor component={Link} to={`/interviews/${encodeURIComponent(interview._id)}`} inherit>
            {interview.name}
          </Anchor>
        </>
      )}
      {scope.kind === "everything" && project && <span className="regular muted"> · {project.name}</span>}
    </p>
  );
}

interface PassagesProps {
  passages: Passage[];
  label: string;
  scope: AskScope;
  personOf: (passage: Passage) => AnsweringPerson | undefined;
  /** Left out where the person stands above. */
  showsPerson?: boolean;
}

function Passages({ passages, label, scope, personOf, showsPerson = false }: PassagesProps) {
  const open = useOpenFound(scope);
  return (
    <ul className={`stack gap-8 ${classes.passages}`} aria-label={label}>
      {passages.map((passage) => {
        const person = personOf(passage);
        return (
          <li key={passageKey(passage)}>
            <Verbatim
              text={passage.quote}
              speaker={showsPerson && person ? formatPerson(person, scope) : ""}
              onOpen={() => open(passage, person)}
            />
            <PlayQuote place={passage} />
          </li>
        );
      })}
    </ul>
  );
}

/** Opens a passage where it stands: over the interview's own page, or from elsewhere on the session's. */
function useOpenFound({ kind }: AskScope): (passage: Passage, person?: AnsweringPerson) => void {
  const openHere = useOpenPassage();
  const navigate = useNavigate();
  return (passage, person) => {
    const interview = kind === "interview" ? null : person?.interview;
    if (passage.sourceKind === "interview" && interview) {
      const place = placeQuery(withPassage(new URLSearchParams(), passage));
      void navigate(`${sessionAddress(interview._id, passage.sourceId)}?${place}`);
    } else {
      openHere(passage);
    }
  };
}
