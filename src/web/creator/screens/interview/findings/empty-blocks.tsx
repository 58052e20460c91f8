import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { Block } from "./block-list.tsx";

/** The blocks in which nothing was found, in one line; they open for what can be done in them. */
export function EmptyBlocks({ blocks }: { blocks: readonly Block[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (blocks.length === 0) return null;
  return (
    <div className="stack gap-24">
      <p className="hint">
        Nothing found for: {blocks.map(({ title }) => title).join(", ")}.{" "}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? "Hide empty blocks" : "Show empty blocks"}
        </Button>
      </p>
      {open && (
        <div id={id} className="stack gap-24">
          {blocks.map(({ content }) => content)}
        </div>
      )}
    </div>
  );
}
