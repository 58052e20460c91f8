import { ActionIcon, Menu } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconCategory,
  IconDots,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconQuote,
  IconTrash,
} from "@tabler/icons-react";
import type { RefObject } from "react";
import type { Finding } from "#contract/insights.ts";
import { isHidden, isPinned } from "../../../findings/finding-words.ts";
import { ForEditors } from "../may-edit.tsx";

interface FindingMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  finding: Finding;
  busy: boolean;
  canMerge: boolean;
  onRename: () => void;
  onMerge: () => void;
  onPin: (pinned: boolean) => void;
  onHide: (hidden: boolean) => void;
  /** Undefined at the end of its list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onKind: () => void;
  onQuotes: () => void;
  /** Of the creator's own findings only. */
  onDelete: (() => void) | undefined;
}

export function FindingMenu(props: FindingMenuProps) {
  const { button, finding, busy, canMerge, onRename, onMerge, onPin, onHide } = props;
  const pinned = isPinned(finding);
  const hidden = isHidden(finding);
  return (
    <ForEditors>
      <Menu position="bottom-end" shadow="sm" width={200} disabled={busy} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            ref={button}
            variant="subtle"
            color="gray"
            c="var(--ask-muted)"
            size={28}
            loading={busy}
          >
            <IconDots size={18} aria-hidden="true" />
            <span className="visually-hidden">Edit finding: {finding.text}</span>
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={onRename}>
            Rename
          </Menu.Item>
          {!hidden && (
            <Menu.Item
              leftSection={
                pinned ? (
                  <IconPinnedOff size={16} aria-hidden="true" />
                ) : (
                  <IconPin size={16} aria-hidden="true" />
                )
              }
              onClick={() => onPin(!pinned)}
            >
              {pinned ? "Unpin" : "Pin"}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={
              hidden ? <IconEye size={16} aria-hidden="true" /> : <IconEyeOff size={16} aria-hidden="true" />
            }
            onClick={() => onHide(!hidden)}
          >
            {hidden ? "Show again" : "Hide"}
          </Menu.Item>
          <MoreItems {...props} />
          {canMerge && (
            <Menu.Item leftSection={<IconArrowMerge size={16} aria-hidden="true" />} onClick={onMerge}>
              Merge into…
            </Menu.Item>
          )}
          {props.onDelete && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={props.onDelete}
            >
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </ForEditors>
  );
}

function MoreItems({ onUp, onDown, onKind, onQuotes }: FindingMenuProps) {
  return (
    <>
      {onUp && (
        <Menu.Item leftSection={<IconArrowUp size={16} aria-hidden="true" />} onClick={onUp}>
          Move up
        </Menu.Item>
      )}
      {onDown && (
        <Menu.Item leftSection={<IconArrowDown size={16} aria-hidden="true" />} onClick={onDown}>
          Move down
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconCategory size={16} aria-hidden="true" />} onClick={onKind}>
        Change kind…
      </Menu.Item>
      <Menu.Item leftSection={<IconQuote size={16} aria-hidden="true" />} onClick={onQuotes}>
        Edit quotes…
      </Menu.Item>
    </>
  );
}
