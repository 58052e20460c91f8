import { Fragment } from "react";

interface KeysProps {
  keys: readonly string[];
  /** Pressed together, as Ctrl and K; else one after the other. */
  together?: boolean;
}

/** Keys of a shortcut as they stand on a keyboard. */
export function Keys({ keys, together = false }: KeysProps) {
  return (
    <span className="inline gap-8 nowrap">
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && (
            <span className={together ? "visually-hidden" : "text-13"}>{together ? "+" : "then"}</span>
          )}
          <kbd className="sans text-13 line-18">{key.length === 1 ? key.toUpperCase() : key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

interface HintProps {
  label: string;
  keys: readonly string[];
  together?: boolean;
}

/** What a tooltip says: the name of the thing and its keys. */
export function KeyHint({ label, keys, together = false }: HintProps) {
  return (
    <span className="inline gap-8 nowrap">
      {label} {keys.length > 0 && <Keys keys={keys} together={together} />}
    </span>
  );
}
