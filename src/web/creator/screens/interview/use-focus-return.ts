import { type RefObject, useRef } from "react";

interface FocusReturn {
  /** Put on the button to which the focus goes back. */
  button: RefObject<HTMLButtonElement | null>;
  returnFocus: () => void;
}

/** For dialogs that are opened from a menu, whose item is gone when they close: the focus returns to its button. */
export function useFocusReturn(): FocusReturn {
  const button = useRef<HTMLButtonElement>(null);
  return {
    button,
    // Once the dialog is gone, which holds the focus until then.
    returnFocus: () => requestAnimationFrame(() => button.current?.focus()),
  };
}
