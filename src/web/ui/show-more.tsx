import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";

const pageSize = 30;

/** The first items of a long list, and the next ones at a press. The focus goes to the first that is new. */
export function useFirstItems<T>(items: readonly T[], size = pageSize) {
  const [wanted, setWanted] = useState(size);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined) return;
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>("a, button")?.focus();
    firstNew.current = undefined;
  });
  const show = (count: number) => {
    firstNew.current = wanted;
    setWanted(count);
  };
  return {
    first: items.slice(0, wanted),
    left: Math.max(0, items.length - wanted),
    list,
    showMore: () => show(wanted + pageSize),
    showAll: () => show(Number.POSITIVE_INFINITY),
  };
}

interface ShowMoreProps {
  /** What the list holds, in the plural: "projects". */
  of: string;
  left: number;
  onMore: () => void;
}

/** Under a list of which there is more; nothing under a whole one. */
export function ShowMore({ of, left, onMore }: ShowMoreProps) {
  if (left === 0) return null;
  return (
    <p className="prose">
      <Button variant="default" onClick={onMore}>
        Show more {of} ({left.toLocaleString()})
      </Button>
    </p>
  );
}
