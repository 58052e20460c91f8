import { FileButton, TextInput } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type FormEvent, useRef, useState } from "react";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useAddThread } from "../../../queries/threads.ts";

export function ThreadForm({ interviewId }: { interviewId: string }) {
  const [url, setUrl] = useState("");
  const [problem, setProblem] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const resetFile = useRef<() => void>(null);
  const adding = useAddThread(interviewId);
  const add = (source: string | File) => {
    setProblem("");
    adding.mutate(source, {
      onSuccess: () => {
        setUrl("");
        showToast("Reddit thread added successfully");
      },
      onError: (error) => {
        setProblem(errorText(error, "Failed to add Reddit thread"));
        if (typeof source === "string") field.current?.focus();
      },
      onSettled: () => resetFile.current?.(),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (adding.isPending) return;
    if (url.trim() === "") {
      setProblem("Please enter a Reddit URL");
      field.current?.focus();
      return;
    }
    add(url.trim());
  };
  const isFile = adding.isPending && typeof adding.variables !== "string";
  return (
    <form onSubmit={submit} noValidate className="wrap top gap-12">
      <TextInput
        ref={field}
        label="Thread URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="Paste the thread URL here"
        description="Paste the URL of a Reddit thread to analyze its comments"
        inputWrapperOrder={["label", "input", "description", "error"]}
        className="basis-320"
        value={url}
        error={problem}
        onChange={(event) => {
          setUrl(event.currentTarget.value);
          setProblem("");
        }}
      />
      <div className="wrap gap-8 pad-top-16">
        <BusyButton type="submit" busy={adding.isPending && !isFile} busyLabel="Adding...">
          Add Thread
        </BusyButton>
        <FileButton
          accept="application/json,.json"
          resetRef={resetFile}
          onChange={(file) => file && !adding.isPending && add(file)}
        >
          {(props) => (
            <BusyButton
              {...props}
              variant="default"
              busy={isFile}
              busyLabel="Adding..."
              leftSection={<IconUpload size={18} aria-hidden="true" />}
            >
              Upload thread JSON
            </BusyButton>
          )}
        </FileButton>
      </div>
    </form>
  );
}
