import "@mantine/dropzone/styles.css";
import { Button } from "@mantine/core";
import { Dropzone, type FileRejection } from "@mantine/dropzone";
import { IconFileText } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { maxMegabytes, toBytes } from "#contract/limits.ts";
import type { ScriptDraft } from "#contract/scripts.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useUploadScript } from "../../queries/interviews.ts";
import { useProject } from "../../queries/projects.ts";
import { toEditedScript } from "../../script/edited-script.ts";
import { draftKey, readDraft, writeDraft } from "../../script/stored-draft.ts";
import { useUser } from "../../session/use-user.ts";
import { ImportStudy } from "../interview-actions/import-study.tsx";
import { emptyWizard, hasContent, type WizardDraft } from "../interview-wizard/wizard-draft.ts";

/** A file becomes a draft in the wizard's review step; nothing is saved from here. */
export function ScriptUploadScreen() {
  usePageTitle("Upload a script");
  const { projectId = "" } = useParams();
  const { data: project } = useProject(projectId);
  return (
    <>
      <PageHeader
        title="Upload a script"
        detail="Askwell finds the introduction, objective, topics and questions. You review everything before it's saved."
        crumbs={[
          { label: "All projects", to: "/projects" },
          { label: project?.name ?? "Project", to: `/projects/${projectId}/detail` },
          { label: "Upload a script" },
        ]}
      />
      <Panel width={640}>
        <ScriptDropzone projectId={projectId} />
      </Panel>
      <div className="above-16">
        <Panel width={640}>
          <ImportStudy projectId={projectId} />
        </Panel>
      </div>
    </>
  );
}

function ScriptDropzone({ projectId }: { projectId: string }) {
  const upload = useUploadScript(projectId);
  const navigate = useNavigate();
  const openRef = useRef<() => void>(null);
  const [refusal, setRefusal] = useState("");
  const key = draftKey("wizard", useUser()?._id ?? "");
  const underWay = readDraft<WizardDraft>(key);

  const read = (files: File[]) => {
    const file = files[0];
    if (!file) return;
    setRefusal("");
    upload.mutate(file, {
      onSuccess: (draft) => {
        const kept = writeDraft(key, reviewOf(projectId, draft));
        if (kept) void navigate("/interview/create");
        else setRefusal("This browser can't save drafts, so you can't review the script here.");
      },
    });
  };
  const error = refusal || (upload.error ? errorText(upload.error, "The script could not be read") : "");
  return (
    <div className="column gap-16">
      {error && <NoticeBox kind="error">{error}</NoticeBox>}
      {underWay && hasContent(underWay) && (
        <NoticeBox kind="info">
          You have an unfinished interview in the wizard. Reading a file replaces it.{" "}
          <Link to="/interview/create">Finish it first</Link>
        </NoticeBox>
      )}
      <Dropzone
        onDrop={read}
        onReject={(rejected: FileRejection[]) => setRefusal(sentenceFor(rejected))}
        accept={acceptedTypes}
        maxSize={toBytes(maxMegabytes.script)}
        maxFiles={1}
        multiple={false}
        disabled={upload.isPending}
        className="zone"
        openRef={openRef}
        activateOnClick={false}
        activateOnKeyboard={false}
        tabIndex={-1}
        inputProps={{ "aria-label": "Script file" }}
      >
        <IconFileText size={28} aria-hidden="true" />
        <strong>{upload.isPending ? "Reading your file..." : "Drop your script here"}</strong>
        <BusyButton
          variant="default"
          busy={upload.isPending}
          busyLabel="Reading your file..."
          onClick={() => openRef.current?.()}
        >
          Choose a file
        </BusyButton>
        <span className="text-13 muted">DOCX, PDF, TXT or MD, up to {maxMegabytes.script} MB</span>
      </Dropzone>
      <span role="status" className="visually-hidden">
        {upload.isPending ? "Reading your file..." : ""}
      </span>
      <Button component={Link} to={`/projects/${projectId}/detail`} variant="default" className="self-top">
        Cancel
      </Button>
    </div>
  );
}

const acceptedTypes = {
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  "application/pdf": [".pdf"],
  "text/plain": [".txt"],
  "text/markdown": [".md", ".markdown"],
};

function sentenceFor(rejected: FileRejection[]): string {
  const code = rejected[0]?.errors[0]?.code;
  if (code === "file-too-large") return `This file is larger than ${maxMegabytes.script} MB.`;
  if (code === "too-many-files") return "Please choose one file.";
  return "Unsupported file type. Please upload a DOCX, PDF, TXT or MD file.";
}

function reviewOf(projectId: string, draft: ScriptDraft): WizardDraft {
  return {
    ...emptyWizard,
    step: "review",
    projectId,
    objective: draft.objective,
    script: toEditedScript({ ...draft, madeBy: "file" }),
    scriptLanguage: draft.language,
    notice: draft.notice,
  };
}
