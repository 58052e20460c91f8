import { Button, FileButton } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef } from "react";
import { Link, useNavigate } from "react-router";
import { maxMegabytes } from "#contract/limits.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useConfig } from "../../queries/instance.ts";
import { useImportStudy } from "../../queries/interview-reuse.ts";
import { rememberPlace } from "../../session/after-payment.ts";

/** A study file becomes an interview at once: it has been reviewed where it comes from. */
export function ImportStudy({ projectId }: { projectId: string }) {
  const importing = useImportStudy(projectId);
  const navigate = useNavigate();
  const resetFile = useRef<() => void>(null);
  const read = async (file: File | null) => {
    if (!file || importing.isPending) return;
    try {
      const made = await importing.mutateAsync(file);
      showToast([`Imported “${made.name}”.`, ...made.notices].join(" "));
      void navigate(`/interviews/${made._id}`);
    } catch {
      resetFile.current?.();
    }
  };
  const status = importing.isPending ? "Importing your study..." : "";
  return (
    <section aria-label="A study from Askwell" className="stack">
      {importing.error && <Failure error={importing.error} />}
      <div className="row between gap-12">
        <div className="grid basis-200">
          <strong>Have a study from Askwell?</strong>
          <span className="text-13 muted">
            A .json file from “Export study”, up to {maxMegabytes.study} MB. It brings its guide, files, forms
            and settings.
          </span>
        </div>
        <FileButton
          onChange={(file) => void read(file)}
          accept=".json,application/json"
          resetRef={resetFile}
          inputProps={{ "aria-label": "Study file" }}
        >
          {(props) => (
            <Button
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden="true" />}
              aria-disabled={importing.isPending || undefined}
              {...props}
            >
              {status || "Import a study"}
            </Button>
          )}
        </FileButton>
      </div>
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </section>
  );
}

function Failure({ error }: { error: Error }) {
  const { data: config } = useConfig();
  const isLimit = error instanceof ApiError && error.body.canUpgrade === true;
  const maySeePlans = isLimit && config !== undefined && config.billing !== "off";
  return (
    <NoticeBox kind="error">
      {errorText(error, "Couldn't import the study.")}{" "}
      {maySeePlans && (
        <Link to="/pricing" onClick={rememberPlace}>
          See the plans
        </Link>
      )}
    </NoticeBox>
  );
}
