import { useId } from "react";
import type { ScriptMap } from "#contract/scripts.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { describeAskIf } from "./ask-if.ts";
import { useConditionFacts } from "./condition-facts.ts";
import type { EditedQuestion } from "./edited-script.ts";
import classes from "./script.module.css";

interface ScriptMapViewProps {
  map: ScriptMap & { ids: string[] };
  questions: EditedQuestion[];
}

/** Who gets to which question: who is asked each, what can come after it, and how long the talk can be. */
export function ScriptMapView({ map, questions }: ScriptMapViewProps) {
  const { minutes = 0 } = useConditionFacts();
  const titleId = useId();
  return (
    <section className={`stack ${classes.map}`} aria-labelledby={titleId}>
      <h3 id={titleId} className="text-14 medium">
        Who gets to which question
      </h3>
      {map.paths && <Lengths paths={map.paths} minutes={minutes} />}
      <ol className={classes.scriptMapList}>
        {map.ids.map((id, place) => (
          <MapRow key={id} {...{ map, place }} question={questions.find((question) => question.id === id)} />
        ))}
      </ol>
    </section>
  );
}

function Lengths({ paths, minutes }: { paths: NonNullable<ScriptMap["paths"]>; minutes: number }) {
  return (
    <>
      <dl className={classes.lengths}>
        <dt>Shortest way</dt>
        <dd>{describePath(paths.shortest)}</dd>
        <dt>Longest way</dt>
        <dd>{describePath(paths.longest)}</dd>
      </dl>
      <p className="fine">
        The minutes run from no follow-ups to all that these questions allow.
        {minutes > 0 && ` You planned ${countNoun(minutes, "minute")}.`}
      </p>
    </>
  );
}

function describePath({ questions, minMinutes, maxMinutes }: NonNullable<ScriptMap["paths"]>["shortest"]) {
  const numbers = questions.length > 0 ? ` (${questions.map((place) => place + 1).join(", ")})` : "";
  return `${countNoun(questions.length, "question")}${numbers}, ${minMinutes} to ${maxMinutes} minutes`;
}

const shows = { image: "an image", video: "a video", sound: "a sound", link: "a link" } as const;

interface MapRowProps {
  map: ScriptMapViewProps["map"];
  place: number;
  question: EditedQuestion | undefined;
}

function MapRow({ map, place, question }: MapRowProps) {
  const { form } = useConditionFacts();
  const row = map.questions[place];
  if (!row || !question) return null;
  const who = {
    everyone: "Everyone is asked this.",
    some: `Asked if ${describeAskIf(question.askIf ?? [], map.ids, form)}.`,
    nobody: "Nobody is asked this.",
  }[row.asked];
  const after = [...row.next.map((next) => String(next + 1)), ...(row.ends ? ["the end"] : [])];
  return (
    <li className={classes.scriptMapRow} data-asked={row.asked}>
      <span className={classes.scriptMapNumber}>{place + 1}</span>
      <div>
        <span className="clamp anywhere" dir="auto">
          {question.text}
        </span>
        <span className="fine">
          {question.stimulus && `Shows ${shows[question.stimulus.kind]}. `}
          {who}
          {after.length > 0 && ` Then ${orderOf(after)}.`}
        </span>
      </div>
    </li>
  );
}

const listFormat = new Intl.ListFormat("en-GB", { type: "disjunction" });
const orderOf = (parts: string[]) => listFormat.format(parts);
