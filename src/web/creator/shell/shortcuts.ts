/** What a key or two keys after one another do, anywhere in the app. */
export interface Shortcut {
  keys: readonly string[];
  does: string;
}

export type ShortcutAct =
  | { go: string }
  | { act: "help" }
  | { act: "search" }
  | { act: "next" }
  | { act: "previous" };

interface BoundShortcut extends Shortcut {
  act: ShortcutAct;
}

export const goShortcuts: readonly BoundShortcut[] = [
  { keys: ["g", "p"], does: "Go to your projects", act: { go: "/projects" } },
  { keys: ["g", "r"], does: "Go to practice", act: { go: "/practice-sessions" } },
  { keys: ["g", "f"], does: "Go to your forms", act: { go: "/forms" } },
  { keys: ["g", "t"], does: "Go to your transcripts", act: { go: "/analyze-transcript" } },
  { keys: ["g", "m"], does: "Go to your profile", act: { go: "/profile" } },
  { keys: ["c", "i"], does: "Create an interview", act: { go: "/interview/create" } },
  { keys: ["c", "p"], does: "Create a project", act: { go: "/project/create" } },
];

export const pageShortcuts: readonly BoundShortcut[] = [
  { keys: ["/"], does: "Search on this page", act: { act: "search" } },
  { keys: ["j"], does: "Next in a list", act: { act: "next" } },
  { keys: ["k"], does: "Previous in a list", act: { act: "previous" } },
  { keys: ["?"], does: "Show these shortcuts", act: { act: "help" } },
];

const bound = [...goShortcuts, ...pageShortcuts];

/** How long the first key of two waits for the second. */
export const sequenceMs = 1_500;

export interface Pressed {
  /** The first key of two, while it waits for the second. */
  waiting: string | null;
  act: ShortcutAct | null;
}

/** What one more key means after the one that waits, if any does. */
export function pressKey(waiting: string | null, key: string): Pressed {
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  const pair = waiting === null ? undefined : findBound([waiting, pressed]);
  if (pair) return { waiting: null, act: pair.act };
  const single = findBound([pressed]);
  if (single) return { waiting: null, act: single.act };
  const begins = bound.some(({ keys }) => keys.length > 1 && keys[0] === pressed);
  return { waiting: begins ? pressed : null, act: null };
}

function findBound(keys: readonly string[]): BoundShortcut | undefined {
  return bound.find(
    (one) => one.keys.length === keys.length && one.keys.every((key, at) => key === keys[at]),
  );
}

/** The keys that lead to a page, to be told beside its link. */
export function keysTo(path: string): readonly string[] {
  return goShortcuts.find(({ act }) => "go" in act && act.go === path)?.keys ?? [];
}
