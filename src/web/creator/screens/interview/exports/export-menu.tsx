import { Button, Popover } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconDownload, IconPrinter, IconShare } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { exportAddress, studyAddress } from "../../../queries/exports.ts";
import classes from "../interview-detail.module.css";
import { ForEditors } from "../may-edit.tsx";
import { useFocusReturn } from "../use-focus-return.ts";
import { FormatFiles } from "./format-files.tsx";

const ShareReportDialog = lazy(async () => ({
  default: (await import("./share-report-dialog.tsx")).ShareReportDialog,
}));

/** All ways out: the report for readers, and files for other tools. */
export function ExportMenu({ interview }: { interview: InterviewDetails }) {
  const [opened, popover] = useDisclosure(false);
  const [sharing, setSharing] = useState(false);
  const { button, returnFocus } = useFocusReturn();
  const share = () => {
    popover.close();
    setSharing(true);
  };
  return (
    <>
      <Popover
        opened={opened}
        onChange={popover.set}
        position="bottom-end"
        trapFocus
        returnFocus
        shadow="sm"
        width={380}
      >
        <Popover.Target>
          <Button
            ref={button}
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={popover.toggle}
          >
            Export
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label="Export and share" className={`scrolls-y ${classes.dropdown}`}>
          <ReportActions interview={interview} onShare={share} />
          <FormatFiles addressOf={(format, choice) => exportAddress(interview._id, format, choice)} />
          <StudyFile interviewId={interview._id} />
        </Popover.Dropdown>
      </Popover>
      {sharing && (
        <Suspense fallback={null}>
          <ShareReportDialog
            interviewId={interview._id}
            onClose={() => {
              setSharing(false);
              returnFocus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function StudyFile({ interviewId }: { interviewId: string }) {
  return (
    <section aria-label="Study, as a file" className="above-12">
      <h3 className="fine below-4 medium">Study</h3>
      <ul>
        <li>
          <a
            href={studyAddress(interviewId)}
            download
            className="hover-sunken grid round ink undecorated pad-8 outdent"
          >
            <span className="text-14 line-20 medium">Study (.json)</span>
            <span className="fine">
              The guide, forms and settings, to use again. Nothing participants said
            </span>
          </a>
        </li>
      </ul>
    </section>
  );
}

interface ReportActionsProps {
  interview: InterviewDetails;
  onShare: () => void;
}

function ReportActions({ interview, onShare }: ReportActionsProps) {
  if (!interview.insights) {
    return (
      <p className="hint reading">
        A report can be shared once the insights are generated. Files can be downloaded now.
      </p>
    );
  }
  return (
    <div className="wrap gap-8">
      <ForEditors>
        <Button size="xs" leftSection={<IconShare size={16} aria-hidden="true" />} onClick={onShare}>
          Share report
        </Button>
      </ForEditors>
      <Button
        size="xs"
        variant="subtle"
        component={Link}
        to={`/interviews/${interview._id}/report`}
        leftSection={<IconPrinter size={16} aria-hidden="true" />}
      >
        Printable report
      </Button>
    </div>
  );
}
