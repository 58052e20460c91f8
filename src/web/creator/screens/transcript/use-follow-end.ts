import { type RefObject, useEffect, useRef } from "react";
import { scrollerOf } from "./scroller-of.ts";

const nearEnd = 80;

/** Keeps the newest message in sight while a session runs, unless somebody has scrolled back to read. */
export function useFollowEnd(list: RefObject<HTMLElement | null>, count: number, isLive: boolean): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (!list.current || !isLive) return;
    const { box, target } = scrollerOf(list.current);
    const look = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    };
    target.addEventListener("scroll", look, { passive: true });
    return () => target.removeEventListener("scroll", look);
  }, [list, isLive]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is to run when a message has come
  useEffect(() => {
    if (!list.current || !isLive || !isAtEnd.current) return;
    const { box } = scrollerOf(list.current);
    box.scrollTop = box.scrollHeight;
  }, [list, count, isLive]);
}
