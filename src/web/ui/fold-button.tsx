import { Button } from "@mantine/core";
import type { ReactNode } from "react";

interface FoldButtonProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  /** The id of what it opens, while that is there. */
  controls?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Opens what is folded away, and folds it again. */
export function FoldButton({ open, onToggle, controls, className = "", children }: FoldButtonProps) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={className}
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => onToggle(!open)}
    >
      {children}
    </Button>
  );
}
