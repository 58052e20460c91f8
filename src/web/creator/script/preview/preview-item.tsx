import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import type { Item } from "#contract/items.ts";
import { movedBy, toOrderText } from "#web/format/item-order.ts";
import { MoveButtons } from "#web/ui/move-buttons.tsx";
import classes from "../script.module.css";

interface PreviewItemProps<Kind extends Item["kind"]> {
  item: Item & { kind: Kind };
  onAnswer: (text: string) => void;
}

/** What a participant can tap to answer a closed question. */
export function PreviewItem({ item, onAnswer }: PreviewItemProps<Item["kind"]>) {
  return (
    <fieldset className="grid gap-8 items-start scrolls-y pad-4 low" aria-label="Answers to choose from">
      {(item.kind === "choice" || item.kind === "scale") && <Choice item={item} onAnswer={onAnswer} />}
      {item.kind === "several" && <Several item={item} onAnswer={onAnswer} />}
      {item.kind === "ranking" && <Ranking item={item} onAnswer={onAnswer} />}
    </fieldset>
  );
}

function Choice({ item, onAnswer }: PreviewItemProps<"choice" | "scale">) {
  return (
    <div className={`wrap gap-8-16 ${classes.options}`}>
      {listAnswers(item).map(({ value, end }) => (
        <Button key={value} variant="default" size="xs" onClick={() => onAnswer(value)}>
          <bdi>{value}</bdi>
          {end && <span className="regular muted before-8">{end}</span>}
        </Button>
      ))}
    </div>
  );
}

/** The points of a scale, with the words at its ends, or the options. */
function listAnswers(item: Item & { kind: "choice" | "scale" }): { value: string; end: string }[] {
  if (item.kind === "choice") return item.options.map((value) => ({ value, end: "" }));
  const { min, max, minLabel = "", maxLabel = "" } = item;
  return Array.from({ length: max - min + 1 }, (_, step) => {
    const point = min + step;
    return { value: String(point), end: point === min ? minLabel : point === max ? maxLabel : "" };
  });
}

function Several({ item, onAnswer }: PreviewItemProps<"several">) {
  const [chosen, setChosen] = useState<string[]>([]);
  const inOrder = item.options.filter((option) => chosen.includes(option));
  return (
    <>
      <Checkbox.Group value={chosen} onChange={setChosen} aria-label="Options">
        <div className={`wrap gap-8-16 ${classes.options}`}>
          {item.options.map((option) => (
            <Checkbox key={option} value={option} label={<bdi>{option}</bdi>} />
          ))}
        </div>
      </Checkbox.Group>
      <Button size="xs" disabled={inOrder.length === 0} onClick={() => onAnswer(inOrder.join("\n"))}>
        Send this answer
      </Button>
    </>
  );
}

function Ranking({ item, onAnswer }: PreviewItemProps<"ranking">) {
  const [order, setOrder] = useState<readonly string[]>(item.options);
  return (
    <>
      <ol className="fills pad-start-24">
        {order.map((option, place) => (
          <li key={option}>
            <bdi className="inline-block anywhere min-width-100">{option}</bdi>
            <MoveButtons
              what={option}
              first={place === 0}
              last={place === order.length - 1}
              onMove={(by) => setOrder(movedBy(order, option, by))}
            />
          </li>
        ))}
      </ol>
      <Button size="xs" onClick={() => onAnswer(toOrderText(order))}>
        Send this answer
      </Button>
    </>
  );
}
