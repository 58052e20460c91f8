import { Button, Group, Modal, MultiSelect, NumberInput, Select, TagsInput, TextInput } from "@mantine/core";
import { type FormEvent, useMemo, useState } from "react";
import { limits, preferNotToSay } from "#contract/choices.ts";
import { readCountry } from "#contract/country-names.ts";
import type { Form } from "#contract/forms.ts";
import type { Quota } from "#contract/interview-settings.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useOpenerFocus } from "#web/ui/use-opener-focus.ts";
import { useSaveRecruitment } from "../../../queries/recruitment.ts";
import { byKey, listAnswers, listByChoices, listCountryChoices, readByKey } from "./quota-words.ts";
import classes from "./recruitment.module.css";

interface QuotaDialogProps {
  interview: InterviewDetails;
  /** The form before the interview, if there is one. */
  form: Form | undefined;
  /** Undefined for a new one. */
  quota: Quota | undefined;
  onClose: () => void;
}

interface QuotaDraft {
  name: string;
  by: Quota["by"];
  values: string[];
  limit: number | string;
}

const nothing: QuotaDraft = {
  name: "",
  by: { kind: "aboutYou", attribute: "ageRange" },
  values: [],
  limit: "",
};

export function QuotaDialog({ interview, form, quota, onClose }: QuotaDialogProps) {
  useOpenerFocus();
  const [draft, setDraft] = useState<QuotaDraft>(quota ?? nothing);
  const [hasTried, setTried] = useState(false);
  const save = useSaveRecruitment(interview._id);
  const others = (interview.settings.quotas ?? []).filter(({ id }) => id !== quota?.id);
  const problems = listProblems(draft);
  const errorOf = (name: keyof QuotaDraft) => (hasTried ? problems[name] : undefined);
  const store = (quotas: Quota[], done: string) =>
    save.mutate(
      { quotas },
      {
        onSuccess: () => {
          showToast(done);
          onClose();
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (save.isPending || Object.keys(problems).length > 0) return;
    const id = quota?.id ?? crypto.randomUUID();
    const made = { ...draft, id, name: draft.name.trim(), limit: Number(draft.limit) };
    const list = interview.settings.quotas ?? [];
    store(quota ? list.map((one) => (one.id === id ? made : one)) : [...list, made], "Quota saved.");
  };
  return (
    <Modal opened onClose={onClose} title={quota ? "Edit quota" : "New quota"}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {save.error && (
          <NoticeBox kind="error">{errorText(save.error, "Couldn't save the quota.")}</NoticeBox>
        )}
        <TextInput
          label="Name"
          description="Only you see it."
          data-autofocus
          maxLength={limits.name}
          value={draft.name}
          error={errorOf("name")}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        <Select
          label="Counts by"
          data={listByChoices(form)}
          allowDeselect={false}
          value={byKey(draft.by)}
          onChange={(key) => key && setDraft({ ...draft, by: readByKey(key), values: [] })}
        />
        <Values draft={draft} form={form} error={errorOf("values")} onChange={setDraft} />
        <NumberInput
          label="At most"
          description="Participants with this answer."
          min={0}
          max={1_000_000}
          allowDecimal={false}
          allowNegative={false}
          value={draft.limit}
          error={errorOf("limit")}
          onChange={(limit) => setDraft({ ...draft, limit })}
        />
        <Group justify="space-between">
          {quota ? (
            <Button variant="subtle" color="red" onClick={() => store(others, "Quota deleted.")}>
              Delete quota
            </Button>
          ) : (
            <span />
          )}
          <BusyButton type="submit" busy={save.isPending} busyLabel="Saving...">
            Save
          </BusyButton>
        </Group>
      </form>
    </Modal>
  );
}

interface ValuesProps {
  draft: QuotaDraft;
  form: Form | undefined;
  error: string | undefined;
  onChange: (draft: QuotaDraft) => void;
}

function Values({ draft, form, error, onChange }: ValuesProps) {
  const { by, values } = draft;
  const answers = listAnswers(by, form);
  const isCountry = by.kind === "aboutYou" && by.attribute === "country";
  const countries = useMemo(() => (isCountry ? listCountryChoices() : []), [isCountry]);
  const shared = {
    label: "Answers that count",
    value: isCountry ? [...new Set(values.map(readCountry))] : values,
    error,
    onChange: (next: string[]) => onChange({ ...draft, values: next }),
  };
  if (answers) {
    const known = [...new Set([...answers, ...values])];
    return (
      <MultiSelect {...shared} placeholder={values.length > 0 ? "" : "Choose one or more"} data={known} />
    );
  }
  if (isCountry) {
    const known = new Set(countries.map(({ value }) => value));
    const others = shared.value.filter((value) => !known.has(value) && value !== preferNotToSay);
    const data = [...countries, ...[...others, preferNotToSay].map((value) => ({ value, label: value }))];
    return (
      <MultiSelect
        {...shared}
        placeholder={values.length > 0 ? "" : "Find a country"}
        data={data}
        searchable
      />
    );
  }
  return (
    <TagsInput
      {...shared}
      description="Press Enter after each. Upper and lower case are the same."
      maxTags={300}
    />
  );
}

function listProblems({ name, values, limit }: QuotaDraft): Partial<Record<keyof QuotaDraft, string>> {
  return {
    ...(name.trim() === "" ? { name: "Name is required" } : {}),
    ...(values.length === 0 ? { values: "Choose at least one answer" } : {}),
    ...(typeof limit === "number" ? {} : { limit: "Enter a maximum" }),
  };
}
