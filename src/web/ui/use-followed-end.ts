import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const nearBottomPx = 48;

interface FollowedEnd {
  log: RefObject<HTMLDivElement | null>;
  /** Something came while the reader was further up. */
  hasUnseen: boolean;
  onScroll: () => void;
  showNewest: () => void;
}

const wholeEnd = (log: HTMLDivElement): number => log.scrollHeight;

/**
 * A scrolling log that follows its newest entry only while the reader is at its end, or wrote it. `change` is
 * whatever makes the log longer; `findEnd` says how far to scroll for the newest.
 */
export function useFollowedEnd(
  newest: { id: string; isOwn: boolean } | undefined,
  change: string,
  findEnd = wholeEnd,
): FollowedEnd {
  const log = useRef<HTMLDivElement>(null);
  const atBottom = useRef(true);
  const [hasUnseen, setHasUnseen] = useState(false);
  const isOwn = newest?.isOwn === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is what moves the log
  useLayoutEffect(() => {
    const element = log.current;
    if (element === null || newest === undefined) return;
    if (atBottom.current || isOwn) element.scrollTop = findEnd(element);
    else setHasUnseen(true);
  }, [newest?.id, isOwn, change]);
  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    // A phone's keyboard or a growing message box shrinks the log: its end stays in sight.
    const observer = new ResizeObserver(() => {
      if (atBottom.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const element = log.current;
    if (element === null) return;
    atBottom.current = element.scrollHeight - element.clientHeight - element.scrollTop < nearBottomPx;
    if (atBottom.current) setHasUnseen(false);
  };
  const showNewest = () => {
    if (log.current) log.current.scrollTop = findEnd(log.current);
    setHasUnseen(false);
  };
  return { log, hasUnseen, onScroll, showNewest };
}
