import { type ReactNode, useId, useState } from "react";
import type { Item } from "#contract/items.ts";
import { fill } from "#languages/fill.ts";
import { movedBy, toOrderText } from "#web/format/item-order.ts";
import { useWording } from "../texts/texts-context.ts";
import { itemTextsOf } from "./item-texts.ts";
import "../styles/item.css";

interface ItemAnswerProps<Kind extends Item["kind"]> {
  item: Item & { kind: Kind };
  /** Sends it as a message of the participant's. */
  onAnswer: (text: string) => void;
}

/** The options of a closed question, above the box in which any other answer can be typed. */
export function ItemAnswer({ item, onAnswer: send }: ItemAnswerProps<Item["kind"]>) {
  const onAnswer = (text: string) => {
    send(text);
    // The options go with the answer; a touch keyboard would hide the reply.
    if (matchMedia("(pointer: fine)").matches) document.getElementById("message")?.focus();
  };
  switch (item.kind) {
    case "choice":
      return <Choice item={item} onAnswer={onAnswer} />;
    case "several":
      return <Several item={item} onAnswer={onAnswer} />;
    case "scale":
      return <Scale item={item} onAnswer={onAnswer} />;
    case "ranking":
      return <Ranking item={item} onAnswer={onAnswer} />;
  }
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className="item" aria-labelledby={id}>
      <p className="hint" id={id}>
        {label}
      </p>
      {children}
    </fieldset>
  );
}

function Choice({ item, onAnswer }: ItemAnswerProps<"choice">) {
  const texts = itemTextsOf(useWording().language);
  return (
    <Group label={texts.choose}>
      <div className="item-options">
        {item.options.map((option) => (
          <button type="button" className="button" key={option} onClick={() => onAnswer(option)}>
            <bdi>{option}</bdi>
          </button>
        ))}
      </div>
    </Group>
  );
}

function Several({ item, onAnswer }: ItemAnswerProps<"several">) {
  const texts = itemTextsOf(useWording().language);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (option: string, isOn: boolean) =>
    setChosen(item.options.filter((other) => (other === option ? isOn : chosen.includes(other))));
  return (
    <Group label={texts.choose}>
      <div className="item-options">
        {item.options.map((option) => (
          <label className="option" key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            <bdi>{option}</bdi>
          </label>
        ))}
      </div>
      <SendButton isOff={chosen.length === 0} onSend={() => onAnswer(chosen.join("\n"))} />
    </Group>
  );
}

function Scale({ item, onAnswer }: ItemAnswerProps<"scale">) {
  const texts = itemTextsOf(useWording().language);
  const { min, max, minLabel = "", maxLabel = "" } = item;
  const points = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  const ends = new Map([
    [min, minLabel],
    [max, maxLabel],
  ]);
  return (
    <Group label={texts.choose}>
      <div className="item-scale">
        {points.map((point) => (
          <button type="button" className="button" key={point} onClick={() => onAnswer(String(point))}>
            {point}
            {ends.get(point) && <span className="visually-hidden">, {ends.get(point)}</span>}
          </button>
        ))}
      </div>
      {(minLabel !== "" || maxLabel !== "") && (
        <p className="scale-ends" aria-hidden="true">
          <bdi>{minLabel}</bdi>
          <bdi>{maxLabel}</bdi>
        </p>
      )}
    </Group>
  );
}

function Ranking({ item, onAnswer }: ItemAnswerProps<"ranking">) {
  const texts = itemTextsOf(useWording().language);
  const [order, setOrder] = useState<readonly string[]>(item.options);
  const move = (option: string, by: -1 | 1) => setOrder(movedBy(order, option, by));
  return (
    <Group label={texts.order}>
      <ol className="item-order">
        {order.map((option, index) => (
          <li key={option}>
            <bdi>{option}</bdi>
            <MoveButton
              label={fill(texts.up, { option })}
              mark="↑"
              isOff={index === 0}
              onMove={() => move(option, -1)}
            />
            <MoveButton
              label={fill(texts.down, { option })}
              mark="↓"
              isOff={index === order.length - 1}
              onMove={() => move(option, 1)}
            />
          </li>
        ))}
      </ol>
      <SendButton isOff={false} onSend={() => onAnswer(toOrderText(order))} />
    </Group>
  );
}

interface MoveButtonProps {
  label: string;
  mark: string;
  isOff: boolean;
  onMove: () => void;
}

/** At the end of the list it does nothing, and keeps the focus, which a disabled button would lose. */
function MoveButton({ label, mark, isOff, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="button small"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onMove()}
    >
      <span aria-hidden="true">{mark}</span>
    </button>
  );
}

function SendButton({ isOff, onSend }: { isOff: boolean; onSend: () => void }) {
  const texts = itemTextsOf(useWording().language);
  return (
    <p className="item-send">
      <button type="button" className="button primary" disabled={isOff} onClick={onSend}>
        {texts.send}
      </button>
    </p>
  );
}
