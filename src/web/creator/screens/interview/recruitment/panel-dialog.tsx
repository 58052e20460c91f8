import { Button, Fieldset, Group, Select, Stack, Switch, TagsInput, TextInput } from "@mantine/core";
import { useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { maxLineChars } from "#contract/limits.ts";
import { panelPresets } from "#contract/panel-presets.ts";
import { endings, findReturnProblem, returnDelaySeconds } from "#contract/return-links.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useSaveInterview } from "../../../queries/interviews.ts";
import { endingNames, fieldProblem } from "./panel-words.ts";

interface PanelDialogProps {
  interview: InterviewDetails;
  onClose: () => void;
}

/** What is kept of a panel's links, and where its participants go back to. */
export function PanelDialog({ interview, onClose }: PanelDialogProps) {
  const { settings } = interview;
  const [draft, setDraft] = useState({
    hiddenFields: settings.hiddenFields ?? [],
    panelIdField: settings.panelIdField ?? "",
    returnLinks: settings.returnLinks ?? {},
    returnsByItself: settings.returnsByItself ?? false,
  });
  const [note, setNote] = useState("");
  const [hasTried, setTried] = useState(false);
  const save = useSaveInterview(interview._id);
  const refused = save.error instanceof ApiError ? save.error.fields : {};
  const facts = { hiddenFields: draft.hiddenFields, isLinked: settings.linkEmailToSession };
  const problemOf = (ending: (typeof endings)[number]) =>
    findReturnProblem(draft.returnLinks[ending] ?? "", ending, facts);
  const wrongName = fieldProblem(draft.hiddenFields);
  const submit = () => {
    setTried(true);
    if (wrongName || endings.some(problemOf)) return;
    save.mutate(
      { settings: draft },
      {
        onSuccess: () => {
          showToast("Panel saved.");
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title="Set up a panel"
      size="lg"
      problem={save.error && errorText(save.error, "Couldn't save the panel.")}
      label="Save"
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Group gap="xs" role="group" aria-label="Begin with">
        {panelPresets.map(({ name, hiddenFields, panelIdField, returnLinks, note: told }) => (
          <Button
            key={name}
            variant="light"
            size="xs"
            onClick={() => {
              setDraft({ ...draft, hiddenFields, panelIdField, returnLinks });
              setNote(told);
              setTried(false);
            }}
          >
            {name}
          </Button>
        ))}
      </Group>
      <div role="status">{note !== "" && <NoticeBox kind="info">{note}</NoticeBox>}</div>
      <TagsInput
        label="Parameters to keep"
        description="Press Enter after each. Other parameters aren't saved."
        maxTags={20}
        value={draft.hiddenFields}
        error={wrongName}
        onChange={(hiddenFields) => {
          const isKept = hiddenFields.includes(draft.panelIdField);
          setDraft({ ...draft, hiddenFields, panelIdField: isKept ? draft.panelIdField : "" });
        }}
      />
      <Select
        label="One session per person"
        description="The parameter that identifies each person. Each value can take part once, and links without it are refused. We let participants know."
        data={[
          { value: "", label: "Off" },
          ...draft.hiddenFields.map((name) => ({ value: name, label: `By ${name}` })),
        ]}
        allowDeselect={false}
        value={draft.panelIdField}
        error={refused["settings.panelIdField"]}
        onChange={(panelIdField) => setDraft({ ...draft, panelIdField: panelIdField ?? "" })}
      />
      <Fieldset legend="Where participants go at the end">
        <Stack gap="sm">
          <p className="muted reading">
            In a link, {"{session}"} is replaced by the session&apos;s reference and {"{name}"} by a saved
            parameter; for complete, {"{code}"} by the incentive code. Without a link, people see a thank-you
            page.
          </p>
          {endings.map((ending) => (
            <TextInput
              key={ending}
              label={endingNames[ending].name}
              description={endingNames[ending].when}
              placeholder="https://"
              maxLength={maxLineChars.webAddress}
              value={draft.returnLinks[ending] ?? ""}
              error={(hasTried && problemOf(ending)) || refused[`settings.returnLinks.${ending}`]}
              onChange={(event) => {
                const returnLinks = { ...draft.returnLinks, [ending]: event.currentTarget.value };
                setDraft({ ...draft, returnLinks });
              }}
            />
          ))}
          <Switch
            label={`Take them back after ${returnDelaySeconds} seconds`}
            description="Unless they choose to stay. For studies that the panel pays for: a code on the last page is easily missed."
            checked={draft.returnsByItself}
            onChange={(event) => setDraft({ ...draft, returnsByItself: event.currentTarget.checked })}
          />
        </Stack>
      </Fieldset>
    </FormDialog>
  );
}
