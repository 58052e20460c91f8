import { type RefObject, useEffect } from "react";
import type { PassageLink } from "../../passages/passage-link.ts";

/** Brings what the address names to the middle of the page, and the focus to it. */
export function useScrollToMessage(
  list: RefObject<HTMLElement | null>,
  { messageId, span }: Pick<PassageLink, "messageId" | "span">,
): void {
  const start = span?.start;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage of the same message is another place
  useEffect(() => {
    if (messageId === null) return;
    // After the page, or the drawer, took the focus for itself.
    const timer = setTimeout(() => {
      const items = list.current?.querySelectorAll<HTMLElement>("[data-message]") ?? [];
      const message = [...items].find((item) => item.dataset.message === messageId);
      const place = message?.querySelector('[data-evidence="true"]') ?? message;
      place?.scrollIntoView({ block: "center" });
      message?.focus({ preventScroll: true });
    }, 80);
    return () => clearTimeout(timer);
  }, [list, messageId, start]);
}
