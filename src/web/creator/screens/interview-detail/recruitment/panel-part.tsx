import { Button, Group, Modal, TagsInput, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type FormEvent, useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { shareLink } from "#web/format/links.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useOpenerFocus } from "#web/ui/use-opener-focus.ts";
import { useConfig } from "../../../queries/config.ts";
import { useSaveRecruitment } from "../../../queries/recruitment.ts";
import { ForEditors } from "../may-edit.tsx";
import { fieldProblem, panelLink, panelPresets, returnProblem } from "./panel-words.ts";
import classes from "./recruitment.module.css";

/** What is kept of the links of panels, and where participants go back to. */
export function PanelPart({ interview }: { interview: InterviewDetails }) {
  const [opened, dialog] = useDisclosure(false);
  const { data: config } = useConfig();
  const names = interview.settings.hiddenFields ?? [];
  const link = config && panelLink(shareLink(config.publicUrl, interview._id), names);
  const { returnUrl } = interview.settings;
  return (
    <div className={classes.part}>
      <h3 className={classes.title}>Panels and hidden fields</h3>
      <p className={classes.about}>
        URL parameters saved with each session, such as a panel ID. Participants are told before they consent.
      </p>
      {names.length === 0 && <p className={classes.none}>No parameters are saved.</p>}
      {names.length > 0 && (
        <dl className={classes.panel}>
          <dt>Kept</dt>
          <dd>{names.join(", ")}</dd>
          {link && (
            <>
              <dt>Link for the panel</dt>
              <dd className={classes.linkLine}>
                <code>{link}</code>
                <CopyButton text={link} label="Copy" copiedLabel="Copied!" of="the link for the panel" />
              </dd>
            </>
          )}
          {returnUrl && (
            <>
              <dt>They return to</dt>
              <dd>
                <code>{returnUrl}</code>
              </dd>
            </>
          )}
        </dl>
      )}
      <ForEditors>
        <Button variant="default" size="xs" onClick={dialog.open}>
          Set up a panel
        </Button>
      </ForEditors>
      {opened && <PanelDialog interview={interview} onClose={dialog.close} />}
    </div>
  );
}

function PanelDialog({ interview, onClose }: { interview: InterviewDetails; onClose: () => void }) {
  useOpenerFocus();
  const [names, setNames] = useState(interview.settings.hiddenFields ?? []);
  const [returnUrl, setReturnUrl] = useState(interview.settings.returnUrl);
  const save = useSaveRecruitment(interview._id);
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const wrong = { names: fieldProblem(names), returnUrl: returnProblem(returnUrl, names) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || wrong.names || wrong.returnUrl) return;
    save.mutate(
      { hiddenFields: names, returnUrl: returnUrl.trim() },
      {
        onSuccess: () => {
          showToast("Panel saved.");
          onClose();
        },
      },
    );
  };
  return (
    <Modal opened onClose={onClose} title="Panels and hidden fields" size="lg">
      <form className={classes.form} onSubmit={submit} noValidate>
        {save.error && (
          <NoticeBox kind="error">{errorText(save.error, "Couldn't save the panel.")}</NoticeBox>
        )}
        <Group gap="xs" role="group" aria-label="Begin with">
          {panelPresets.map((preset) => (
            <Button
              key={preset.name}
              variant="light"
              size="xs"
              onClick={() => {
                setNames(preset.hiddenFields);
                setReturnUrl(preset.returnUrl);
              }}
            >
              {preset.name}
            </Button>
          ))}
        </Group>
        <TagsInput
          label="Parameters to keep"
          description="Press Enter after each. Other parameters aren't saved."
          maxTags={20}
          value={names}
          error={wrong.names}
          onChange={setNames}
        />
        <TextInput
          label="Return link"
          description="Shown on the last page. {session} becomes the session's reference, {name} a saved parameter."
          placeholder="https://"
          value={returnUrl}
          error={wrong.returnUrl ?? errors["settings.returnUrl"]}
          onChange={(event) => setReturnUrl(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <BusyButton type="submit" busy={save.isPending} busyLabel="Saving...">
            Save
          </BusyButton>
        </Group>
      </form>
    </Modal>
  );
}
