import { useId, useState } from "react";
import { FoldButton } from "#web/ui/fold-button.tsx";
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
        <FoldButton open={open} onToggle={setOpen} controls={open ? id : undefined}>
          {open ? "Hide empty blocks" : "Show empty blocks"}
        </FoldButton>
      </p>
      {open && (
        <div id={id} className="stack gap-24">
          {blocks.map(({ content }) => content)}
        </div>
      )}
    </div>
  );
}
