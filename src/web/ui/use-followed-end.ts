import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const nearBottomPx = 48;

interface FollowedEnd {
  log: RefObject<HTMLDivElement | null>;
  /** Something came while the reader was further up. */
  hasUnseen: boolean;
  onScroll: () => void;
  showNewest: () => void;
}

type FindEnd = (log: HTMLDivElement) => number;

const wholeEnd: FindEnd = (log) => log.scrollHeight;

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
  /** What is kept in sight; undefined once the reader has gone elsewhere. */
  const followed = useRef<FindEnd | undefined>(wholeEnd);
  const placed = useRef({ top: 0, room: 0 });
  const [hasUnseen, setHasUnseen] = useState(false);
  const isOwn = newest?.isOwn === true;
  const place = (element: HTMLDivElement, find: FindEnd) => {
    element.scrollTop = find(element);
    placed.current = { top: element.scrollTop, room: measureRoom(element) };
  };
  const showNewest = () => {
    const element = log.current;
    if (element === null) return;
    place(element, findEnd);
    followed.current = isAtEnd(element) ? wholeEnd : findEnd;
    setHasUnseen(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is what moves the log
  useLayoutEffect(() => {
    if (newest === undefined) return;
    if (followed.current || isOwn) showNewest();
    else setHasUnseen(true);
  }, [newest?.id, isOwn, change]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that it reads is in references
  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    // A phone's keyboard, the options of a question or an error below shrink the log, and a line beside a message
    // makes what is in it longer: its end stays in sight.
    const observer = new ResizeObserver(() => {
      if (followed.current) place(element, followed.current);
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const element = log.current;
    if (element === null) return;
    const { top, room } = placed.current;
    if (isAtEnd(element)) {
      followed.current = wholeEnd;
      setHasUnseen(false);
      // Of another size than when we placed it, it was not the reader who moved it: the observer is about to.
    } else if (measureRoom(element) === room && Math.abs(element.scrollTop - top) > 2)
      followed.current = undefined;
  };
  return { log, hasUnseen, onScroll, showNewest };
}

/** How far it can be scrolled. */
const measureRoom = (log: HTMLDivElement): number => log.scrollHeight - log.clientHeight;

const isAtEnd = (log: HTMLDivElement): boolean => measureRoom(log) - log.scrollTop < nearBottomPx;
