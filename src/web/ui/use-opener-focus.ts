import { useEffect, useState } from "react";

/** For dialogs that exist only while they are open: the focus goes back to what opened them, once they are gone. */
export function useOpenerFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}
