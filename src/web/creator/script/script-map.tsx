import { useId } from "react";
import { type Block, findBlock, listBlocks } from "#contract/question-blocks.ts";
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
  const listed = map.ids.flatMap((id) => questions.find((question) => question.id === id) ?? []);
  return (
    <section className="stack gap-8 pad-12-16 round sunken" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-14 medium">
        Who gets to which question
      </h3>
      {map.paths && <Lengths paths={map.paths} minutes={minutes} />}
      <ol className="above-4">
        {map.ids.map((id, place) => (
          <MapRow key={id} {...{ map, place, listed }} question={listed[place]} />
        ))}
      </ol>
    </section>
  );
}

function Lengths({ paths, minutes }: { paths: NonNullable<ScriptMap["paths"]>; minutes: number }) {
  return (
    <>
      <dl className="grid gap-4-12 text-13 term-and-text">
        <dt>Shortest way</dt>
        <dd>{describePath(paths.shortest)}</dd>
        <dt>Longest way</dt>
        <dd>{describePath(paths.longest)}</dd>
      </dl>
      <p className="fine">
        The minutes range from no follow-ups to all that these questions allow.
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
  /** The questions that were checked. */
  listed: EditedQuestion[];
  question: EditedQuestion | undefined;
}

function MapRow({ map, place, listed, question }: MapRowProps) {
  const { form } = useConditionFacts();
  const row = map.questions[place];
  if (!row || !question) return null;
  const who = {
    everyone: "Everyone is asked this.",
    some: `Asked if ${describeAskIf(question.askIf ?? [], map.ids, form)}.`,
    nobody: "Nobody is asked this.",
  }[row.asked];
  const block = findBlock(listBlocks(listed), place);
  const after = [...row.next.map((next) => String(next + 1)), ...(row.ends ? ["the end"] : [])];
  return (
    <li className={`grid gap-12 pad-bottom-12 relative ${classes.scriptMapRow}`} data-asked={row.asked}>
      <span
        className={`relative grid place-center disc surface text-13 figures box-28 ${classes.scriptMapNumber}`}
      >
        {place + 1}
      </span>
      <div>
        <span className="clamp anywhere" dir="auto">
          {question.text}
        </span>
        <span className="fine">
          {question.stimulus && `Shows ${shows[question.stimulus.kind]}. `}
          {who}
          {block && ` In random order with ${andOf(listOthers(block, place))}.`}
          {after.length > 0 && ` Then ${orderOf(after)}.`}
        </span>
      </div>
    </li>
  );
}

const listOthers = ({ from, to }: Block, place: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step)
    .filter((other) => other !== place)
    .map((other) => String(other + 1));

const both = new Intl.ListFormat("en-GB", { type: "conjunction" });
const andOf = (parts: string[]) => both.format(parts);
const listFormat = new Intl.ListFormat("en-GB", { type: "disjunction" });
const orderOf = (parts: string[]) => listFormat.format(parts);
