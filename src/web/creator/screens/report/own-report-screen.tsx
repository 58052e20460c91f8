import { Anchor, Button } from "@mantine/core";
import { IconArrowLeft, IconFileText, IconPrinter } from "@tabler/icons-react";
import { Link, useParams } from "react-router";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useOwnReport } from "../../queries/reports.ts";
import classes from "./report.module.css";
import { ReportView } from "./report-view.tsx";

/** The report as its readers will see it, for its owner: to look before sharing, and to print. */
export function OwnReportScreen() {
  const { interviewId = "" } = useParams();
  const { data: report, error, refetch, isFetching } = useOwnReport(interviewId);
  usePageTitle(report ? `Report: ${report.name}` : "Report");
  const isMissing = error instanceof ApiError && error.code === "insights_missing";
  return (
    <main className={`max-920 centre pad-16-24 ${classes.page}`}>
      <div className="level between gap-16 min-32 below-24 no-print">
        <Anchor
          component={Link}
          to={`/interviews/${interviewId}`}
          underline="hover"
          className="inline gap-8 text-13"
        >
          <IconArrowLeft size={18} aria-hidden="true" />
          Back to Interview
        </Anchor>
        {report && (
          <Button
            size="xs"
            leftSection={<IconPrinter size={16} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        )}
      </div>
      {isMissing && (
        <EmptyState
          asPage
          title="No report yet"
          text="Generate insights on the interview's page first."
          icon={<IconFileText size={20} />}
        >
          <Button component={Link} to={`/interviews/${interviewId}`}>
            Go to the interview
          </Button>
        </EmptyState>
      )}
      {error && !isMissing && !report && (
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
