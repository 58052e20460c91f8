import { useEffect, useState } from "react";

/**
 * For dialogs whose code is loaded when they are first asked for: they come closed and open at once. One that
 * comes open does not know where the focus was, and could not give it back.
 */
export function useOpenedOnceHere(opened: boolean): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return opened && isHere;
}
