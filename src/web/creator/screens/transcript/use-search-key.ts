import { useEffect, useRef } from "react";

/** "/" puts the cursor into the search box of the page or dialog that it is pressed in, unless someone is typing. */
export function useSearchKey() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isTyping = target?.closest("input, textarea, select") !== null;
      const home = field.current?.closest("[role=dialog]") ?? null;
      const isHere = (target?.closest("[role=dialog]") ?? null) === home;
      if (isTyping || !isHere) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return field;
}
