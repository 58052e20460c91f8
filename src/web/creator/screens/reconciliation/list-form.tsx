import "@mantine/dropzone/styles.css";
import { Select, Textarea } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { type FormEvent, useRef, useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import type { PanelListInput } from "../../queries/reconciliation.ts";
import { readListFile } from "./read-list-file.ts";

interface ListFormProps {
  interview: InterviewDetails;
  busy: boolean;
  onList: (input: PanelListInput) => void;
  onProblem: (problem: string) => void;
}

/** The panel's list as a file or as pasted text; a file is compared at once. */
export function ListForm({ interview, busy, onList, onProblem }: ListFormProps) {
  const { hiddenFields: names = [], panelIdField = "" } = interview.settings;
  const [field, setField] = useState(panelIdField);
  const [pasted, setPasted] = useState("");
  const openRef = useRef<() => void>(null);
  const send = (list: string) => onList({ list, ...(field === "" ? {} : { field }) });
  const take = async (files: File[]) => {
    const [file] = files;
    if (!file || busy) return;
    const read = await readListFile(file);
    if ("problem" in read) onProblem(read.problem);
    else {
      setPasted("");
      send(read.text);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pasted.trim() === "") onProblem("Choose the panel's file, or paste its list.");
    else send(pasted);
  };
  return (
    <form className="stack gap-24 max-760" onSubmit={submit} noValidate>
      <p className="muted reading">
        Download the list of participants from your panel as CSV and add it here. We compare it with your
        sessions and don&apos;t keep it. You&apos;ll see panel IDs and how each session ended, but no answers,
        codes or e-mail addresses.
      </p>
      {names.length > 1 && (
        <Select
          maw={320}
          label="Parameter with the panel ID"
          data={[
            ...(panelIdField === "" ? [{ value: "", label: "Find it for me" }] : []),
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          allowDeselect={false}
          value={field}
          onChange={(value) => setField(value ?? "")}
        />
      )}
      <Dropzone
        onDropAny={(files: File[]) => void take(files)}
        onDrop={() => undefined}
        multiple={false}
        className="surface dashed round zone"
        openRef={openRef}
        activateOnClick={false}
        activateOnKeyboard={false}
        tabIndex={-1}
        inputProps={{ "aria-label": "The panel's list" }}
      >
        <strong>Drop the panel&apos;s CSV here</strong>
        <BusyButton
          variant="default"
          busy={busy}
          busyLabel="Comparing..."
          onClick={() => openRef.current?.()}
        >
          Choose a file
        </BusyButton>
        <span className="text-13 muted">
          Prolific, CloudResearch Connect, Respondent, User Interviews, or any CSV with a column of IDs
        </span>
      </Dropzone>
      <Textarea
        label="Or paste the list"
        description="With its column names, or just the IDs, one per line."
        autosize
        minRows={3}
        maxRows={8}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <BusyButton type="submit" className="self-start" busy={busy} busyLabel="Comparing...">
        Compare
      </BusyButton>
    </form>
  );
}
