import { type RefObject, useEffect, useRef } from "react";

const nearEnd = 80;

/** Keeps the newest message in sight while a session runs, unless somebody has scrolled back to read. */
export function useFollowEnd(list: RefObject<HTMLElement | null>, count: number, isLive: boolean): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const box = list.current;
    if (!box || !isLive) return;
    const look = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    };
    box.addEventListener("scroll", look, { passive: true });
    return () => box.removeEventListener("scroll", look);
  }, [list, isLive]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is to run when a message has come
  useEffect(() => {
    const box = list.current;
    if (box && isLive && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [list, count, isLive]);
}
