import { Button } from "@mantine/core";
import { IconClockOff, IconPrinter } from "@tabler/icons-react";
import { useParams } from "react-router";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { usePublicReport } from "../../queries/reports.ts";
import classes from "./report.module.css";
import { ReportView } from "./report-view.tsx";

/** The report behind a link, for people without an account. */
export function PublicReportScreen() {
  const { token = "" } = useParams();
  const { data: report, error, refetch, isFetching } = usePublicReport(token);
  usePageTitle(report ? report.name : "Report");
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <main className={`max-920 centre pad-16-24 ${classes.page}`}>
      <div className="level between gap-16 min-32 below-24 no-print">
        <Logo />
        {report && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={16} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        )}
      </div>
      {isGone && (
        <EmptyState
          asPage
          title="This report link is no longer valid."
          text="Report links expire, and their owner can revoke them. Ask the person who sent it for a new one."
          icon={<IconClockOff size={20} />}
        />
      )}
      {error && !isGone && !report && (
        <ErrorState
          asPage
          text={errorText(error, "Failed to load the report")}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !report && <LoadingLines label="Loading the report" asPage lines={8} />}
      {report && <ReportView report={report} />}
    </main>
  );
}
