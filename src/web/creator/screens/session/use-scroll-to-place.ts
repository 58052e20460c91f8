import { type RefObject, useEffect } from "react";
import type { PassageLink } from "../../passages/passage-link.ts";
import { scrollerOf } from "./scroller-of.ts";
import type { Hit } from "./search-text.ts";

interface Places {
  link: PassageLink;
  hit: Hit | undefined;
  query: string;
}

/** Brings what the address names into view, and then the hit that is looked at. */
export function useScrollToPlace(list: RefObject<HTMLElement | null>, { link, hit, query }: Places): void {
  const start = link.span?.start;
  const { messageId } = link;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same message again with another passage is another place
  useEffect(() => {
    if (messageId === null) return;
    // After the drawer took the focus for itself.
    const timer = setTimeout(() => {
      const message = findMessage(list.current, messageId);
      const place = message?.querySelector('[data-evidence="true"]') ?? message;
      scrollTo(list.current, place);
      message?.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  }, [list, messageId, start]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query moves to its first hit
  useEffect(() => {
    if (!hit) return;
    scrollTo(list.current, findMessage(list.current, hit.messageId)?.querySelector('[data-current="true"]'));
  }, [list, hit?.messageId, hit?.start, query]);
}

function findMessage(list: HTMLElement | null, messageId: string): HTMLElement | undefined {
  const items = list?.querySelectorAll<HTMLElement>("[data-message]") ?? [];
  return [...items].find((item) => item.dataset.message === messageId);
}

/** Where the list scrolls by itself, the page and the drawer stay where they are. */
function scrollTo(list: HTMLElement | null, place: Element | null | undefined): void {
  if (!list || !place) return;
  const { box, top, height } = scrollerOf(list);
  const spot = place.getBoundingClientRect();
  box.scrollTop += spot.top - top - Math.max(24, (height - spot.height) / 3);
}
