import { Radio } from "@mantine/core";
import { useEffect, useRef } from "react";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import type { Conflict } from "./merge-drafts.ts";
import type { Clash } from "./use-settings-form.ts";

interface ClashPanelProps {
  clash: Clash;
  onChoose: (field: Conflict["field"], whose: "yours" | "theirs") => void;
}

/** Both versions of what two people changed at once, to choose from; nothing of either is lost until one saves. */
export function ClashPanel({ clash, onChoose }: ClashPanelProps) {
  const { changedBy, conflicts, chosen } = clash;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const isOwn = changedBy === "You";
  const who = isOwn ? "You changed this interview in another window" : `${changedBy} changed this interview`;
  return (
    <section ref={panel} tabIndex={-1} className="card stack gap-24 pad-24" aria-label="Changed meanwhile">
      <NoticeBox kind="error">
        {who} while you were editing.{" "}
        {conflicts.length > 0
          ? "None of your changes are saved yet. Choose what to keep, then save."
          : "Your changes don’t overlap with theirs. Save again to keep both."}
      </NoticeBox>
      {conflicts.map(({ field, label, theirs, yours }) => (
        <Radio.Group
          key={field}
          label={label}
          value={chosen[field] ?? null}
          onChange={(value) => onChoose(field, value === "theirs" ? "theirs" : "yours")}
        >
          <div className="stack above-8 auto-columns">
            <Version
              value="theirs"
              name={isOwn ? "Saved in the other window" : `${changedBy}’s version`}
              text={theirs}
            />
            <Version
              value="yours"
              name={isOwn ? "From this window, not saved yet" : "Your version"}
              text={yours}
            />
          </div>
        </Radio.Group>
      ))}
    </section>
  );
}

function Version({ value, name, text }: { value: "yours" | "theirs"; name: string; text: string }) {
  return (
    <div className="stack content-start gap-8 pad-12-16 round sunken">
      <Radio value={value} label={name} />
      <p className="text-14 line-20 anywhere pre-wrap" dir="auto">
        {text}
      </p>
    </div>
  );
}
