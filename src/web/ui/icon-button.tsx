import { ActionIcon, type ActionIconProps } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";

interface IconButtonProps
  extends ActionIconProps,
    Omit<ComponentPropsWithRef<"button">, keyof ActionIconProps> {
  icon: Icon;
  label: string;
  /** Does nothing for now, as at the end of a list; keeps the focus, which a disabled button would lose. */
  off?: boolean;
}

/** A button without words, for who sees it and for who hears its label. */
export function IconButton(props: IconButtonProps) {
  const { icon: Picture, label, off = false, onClick, variant = "subtle", ...rest } = props;
  return (
    <ActionIcon
      variant={variant}
      {...(variant === "subtle" && { color: "gray" })}
      {...rest}
      aria-label={label}
      aria-disabled={off || undefined}
      data-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      <Picture size={rest.size === 24 ? 16 : 18} aria-hidden="true" />
    </ActionIcon>
  );
}
