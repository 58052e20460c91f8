import { Button, type ButtonProps } from "@mantine/core";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";

interface BusyButtonProps extends ButtonProps, Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps> {
  busy: boolean;
  busyLabel: string;
}

/** Says what it is doing and cannot be pressed twice; keeps the focus, which a disabled button would lose. */
export function BusyButton({ busy, busyLabel, children, onClick, ...rest }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...rest}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      style={busy ? { opacity: 0.75 } : undefined}
      onClick={press}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
