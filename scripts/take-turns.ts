export type Say = (text: string) => void;

/** Several programs on one screen: the one that began first is shown as it goes on, the others from when it has ended. */
export function takeTurns(show: Say): { open: () => Say; close: (say: Say) => void } {
  const kept = new Map<Say, string>();
  const first = () => kept.keys().next().value;
  const showKept = (say: Say | undefined) => {
    const text = say && kept.get(say);
    if (!say || !text) return;
    kept.set(say, "");
    show(text);
  };
  const open = () => {
    const say: Say = (more) => {
      kept.set(say, (kept.get(say) ?? "") + more);
      if (say === first()) showKept(say);
    };
    kept.set(say, "");
    return say;
  };
  /** Whoever ends is shown whole, also before its turn: a failure is not kept back. */
  const close = (say: Say) => {
    showKept(say);
    kept.delete(say);
    showKept(first());
  };
  return { open, close };
}
