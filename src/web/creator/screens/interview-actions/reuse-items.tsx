import { Menu } from "@mantine/core";
import { IconArchive, IconArchiveOff, IconCopy, IconFileExport, IconFolderShare } from "@tabler/icons-react";
import { studyAddress } from "../../queries/exports.ts";

interface ReuseItemsProps {
  interviewId: string;
  archived: boolean;
  /** Only the owner of the project may move what is in it. */
  mayMove: boolean;
  onDuplicate: () => void;
  onMove: () => void;
  onArchive: (archived: boolean) => void;
}

/** The entries of an interview's menu, on its own page and in its project's list. */
export function ReuseItems(props: ReuseItemsProps) {
  const { interviewId, archived, mayMove, onDuplicate, onMove, onArchive } = props;
  return (
    <>
      <Menu.Item
        component="a"
        href={studyAddress(interviewId)}
        download
        leftSection={<IconFileExport size={16} aria-hidden="true" />}
      >
        Export study
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={onDuplicate}>
        Duplicate
      </Menu.Item>
      {mayMove && (
        <Menu.Item leftSection={<IconFolderShare size={16} aria-hidden="true" />} onClick={onMove}>
          Move to another project
        </Menu.Item>
      )}
      {archived ? (
        <Menu.Item
          leftSection={<IconArchiveOff size={16} aria-hidden="true" />}
          onClick={() => onArchive(false)}
        >
          Bring back from the archive
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconArchive size={16} aria-hidden="true" />} onClick={() => onArchive(true)}>
          Archive
        </Menu.Item>
      )}
    </>
  );
}
