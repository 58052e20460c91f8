import { Button, Popover } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { ExportFormat } from "../../queries/exports.ts";
import classes from "../interview-detail/exports/exports.module.css";
import { FormatFiles } from "../interview-detail/exports/format-files.tsx";

/** The whole project as a file; personal data comes along only when asked for. */
export function ProjectExport({ projectId }: { projectId: string }) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="sm" width={380}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />}>
          Export
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Export the project" className={classes.dropdown}>
        <FormatFiles addressOf={(format, personal) => projectFile(projectId, format, personal)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function projectFile(projectId: string, format: ExportFormat, personal: boolean): string {
  const query = new URLSearchParams({ format, ...(personal && { personal: "1" }) });
  return `/api/projects/${encodeURIComponent(projectId)}/export?${query}`;
}
