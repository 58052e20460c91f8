import { useEffect } from "react";
import { useNavigate } from "react-router";
import { moveInList } from "#web/ui/list-item.ts";
import { isPaletteWanted, openPalette } from "./palette-store.ts";
import { pressKey, type ShortcutAct, sequenceMs } from "./shortcuts.ts";
import { hasSingleKeys } from "./single-keys.ts";

const typedInto = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
const overlay = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** The keys that work on every page; never while somebody types or a dialog is open. */
export function useShortcuts(openHelp: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    let waiting: Waiting | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const pressed = pressKey(stillWaiting(waiting, event), event.key);
      waiting = pressed.waiting === null ? null : { key: pressed.waiting, since: event.timeStamp };
      if (!pressed.act || isRepeat(event, pressed.act)) return;
      if (act(pressed.act, { navigate: (path) => void navigate(path), openHelp })) event.preventDefault();
    };
    // On the window, so that a page's own keys, which listen at the document, come first.
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate, openHelp]);
}

interface Waiting {
  key: string;
  since: number;
}

function stillWaiting(waiting: Waiting | null, event: KeyboardEvent): string | null {
  return waiting !== null && event.timeStamp - waiting.since < sequenceMs ? waiting.key : null;
}

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (!hasSingleKeys() || isPaletteWanted()) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest(typedInto)) return true;
  return [...document.querySelectorAll(overlay)].some((one) => one.checkVisibility());
}

/** Only walking through a list goes on while its key is held down. */
function isRepeat(event: KeyboardEvent, wanted: ShortcutAct): boolean {
  return event.repeat && !("act" in wanted && (wanted.act === "next" || wanted.act === "previous"));
}

interface Doers {
  navigate: (path: string) => void;
  openHelp: () => void;
}

/** False when there is nothing on this page to do it to. */
function act(wanted: ShortcutAct, { navigate, openHelp }: Doers): boolean {
  if ("go" in wanted) {
    navigate(wanted.go);
    return true;
  }
  switch (wanted.act) {
    case "help":
      openHelp();
      return true;
    case "search":
      search();
      return true;
    case "next":
      return moveInList(1);
    case "previous":
      return moveInList(-1);
  }
}

/** Into the page's own search field, or, where it has none, the search over everything. */
function search(): void {
  const fields = document.querySelectorAll<HTMLInputElement>("main input[type=search]");
  const field = [...fields].find((one) => one.checkVisibility());
  if (field) field.focus();
  else openPalette();
}
