import { Button, Popover } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { type PracticeExportFormat, practiceExportAddress } from "../../../queries/practice.ts";
import exportClasses from "../../interview/interview-detail.module.css";

const formats: { format: PracticeExportFormat; name: string; use: string }[] = [
  { format: "docx", name: "Word (.docx)", use: "The debrief with the conversation, to edit and send" },
  { format: "md", name: "Markdown (.md)", use: "For wikis and notes" },
  { format: "json", name: "Everything (.json)", use: "For programs and archives" },
];

export function PracticeExport({ sessionId }: { sessionId: string }) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="sm" width={320}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />}>
          Export
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Export the debrief" className={`scrolls-y ${exportClasses.dropdown}`}>
        <ul>
          {formats.map(({ format, name, use }) => (
            <li key={format}>
              <a
                href={practiceExportAddress(sessionId, format)}
                download
                className="hover-sunken grid round ink undecorated pad-8 outdent"
              >
                <span className="text-14 line-20 medium">{name}</span>
                <span className="fine">{use}</span>
              </a>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
