import { Anchor, Button } from "@mantine/core";
import { useState } from "react";
import { useCopy } from "#web/ui/use-copy.ts";
import { fetchLinksFile, linksFile } from "../../../queries/recruitment.ts";

/** All links as a table: to the clipboard, or as a file. */
export function CopyLinks({ interviewId }: { interviewId: string }) {
  const { state, copy } = useCopy();
  const [hasFailed, setFailed] = useState(false);
  const copyAll = async () => {
    setFailed(false);
    try {
      await copy(await fetchLinksFile(interviewId));
    } catch {
      setFailed(true);
    }
  };
  const isWrong = hasFailed || state === "failed";
  return (
    <>
      <Button variant="default" size="xs" onClick={() => void copyAll()}>
        {state === "copied" ? "Copied!" : "Copy all as CSV"}
      </Button>
      <Anchor href={linksFile(interviewId)} download size="sm">
        Download CSV
      </Anchor>
      <span role="status" className={isWrong ? undefined : "visually-hidden"}>
        {state === "copied" && "Copied!"}
        {isWrong && "Copying didn't work. Please download the file."}
      </span>
    </>
  );
}
