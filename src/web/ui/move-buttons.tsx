import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { IconButton } from "./icon-button.tsx";

interface MoveButtonsProps {
  /** What moves: "question 2". */
  what: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Up and down in a list, by one place. */
export function MoveButtons({ what, first, last, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton icon={IconArrowUp} label={`Move ${what} up`} off={first} onClick={() => onMove(-1)} />
      <IconButton icon={IconArrowDown} label={`Move ${what} down`} off={last} onClick={() => onMove(1)} />
    </>
  );
}
