import { Button, Group, Modal, NumberInput, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { Condition } from "#contract/condition-schemas.ts";
import { isRange } from "#contract/conditions.ts";
import type { Form } from "#contract/forms.ts";
import type { InterviewSettings, Quota } from "#contract/interview-settings.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { maxChars } from "#contract/limits.ts";
import { findQuotaProblems } from "#contract/quota-problems.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useOpenerFocus } from "#web/ui/use-opener-focus.ts";
import {
  describeConditions,
  describeWanted,
  emptyCondition,
  nextSubject,
  shorten,
} from "../../../conditions/describe-conditions.ts";
import { QuotaCondition } from "../../../conditions/quota-condition.tsx";
import { useSaveInterview } from "../../../queries/interviews.ts";

interface QuotaDialogProps {
  interview: InterviewDetails;
  /** The form before the interview, if there is one. */
  form: Form | undefined;
  /** Undefined for a new one. */
  quota: Quota | undefined;
  onClose: () => void;
}

export function QuotaDialog({ interview, form, quota, onClose }: QuotaDialogProps) {
  useOpenerFocus();
  const { settings } = interview;
  const [id] = useState(() => quota?.id ?? crypto.randomUUID());
  const [draft, setDraft] = useState<QuotaDraft>(() => toDraft(quota));
  const [hasTried, setTried] = useState(false);
  const save = useSaveInterview(interview._id);
  const list = settings.quotas ?? [];
  const others = list.filter((one) => one.id !== id);
  const made = toQuota(draft, id, form);
  const problems = listDraftProblems(made, others, { settings, form });
  const shown = hasTried ? problems : undefined;
  const store = (quotas: Quota[], done: string) =>
    save.mutate(
      { settings: { quotas } },
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
    if (save.isPending || problems.isAny) return;
    store(quota ? list.map((one) => (one.id === id ? made : one)) : [...list, made], "Quota saved.");
  };
  return (
    <Modal opened onClose={onClose} title={quota ? "Edit quota" : "New quota"} size="lg">
      <form className="stack gap-16" onSubmit={submit} noValidate>
        <FailureNotice error={save.error} fallback="Couldn't save the quota." />
        <Conditions
          conditions={draft.conditions}
          errors={shown?.conditions ?? []}
          form={form}
          hiddenFields={settings.hiddenFields ?? []}
          onChange={(conditions) => setDraft({ ...draft, conditions })}
        />
        <Bounds draft={draft} errors={shown} sessionLimit={settings.sessionLimit} onChange={setDraft} />
        <TextInput
          label="Name"
          description="Only you see it. Leave blank and we'll name it by its conditions."
          maxLength={maxChars.name}
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        <Summary quota={made} form={form} />
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

interface ConditionsProps {
  conditions: Condition[];
  errors: (string | undefined)[];
  form: Form | undefined;
  hiddenFields: string[];
  onChange: (conditions: Condition[]) => void;
}

function Conditions({ conditions, errors, form, hiddenFields, onChange }: ConditionsProps) {
  const next = nextSubject(conditions, form, hiddenFields);
  return (
    <>
      {conditions.map((condition, index) => (
        <QuotaCondition
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id, and none is moved
          key={index}
          condition={condition}
          place={index + 1}
          form={form}
          hiddenFields={hiddenFields}
          error={errors[index]}
          onChange={(changed) => onChange(conditions.with(index, changed))}
          onRemove={conditions.length > 1 ? () => onChange(conditions.toSpliced(index, 1)) : undefined}
        />
      ))}
      {next && conditions.length < 10 && (
        <Button
          variant="default"
          size="xs"
          className="self-start"
          onClick={() => onChange([...conditions, emptyCondition(next, form)])}
        >
          Add a condition
        </Button>
      )}
      {!form && (
        <p className="fine anywhere">
          To count by gender, exact age or anything else, ask for it in a form before the interview.
        </p>
      )}
    </>
  );
}

interface BoundsProps {
  draft: QuotaDraft;
  errors: { minimum?: string | undefined; limit?: string | undefined } | undefined;
  sessionLimit: number | null | undefined;
  onChange: (draft: QuotaDraft) => void;
}

function Bounds({ draft, errors, sessionLimit, onChange }: BoundsProps) {
  const shared = { min: 0, max: 1_000_000, allowDecimal: false, allowNegative: false };
  return (
    <>
      <Group grow align="flex-start">
        <NumberInput
          {...shared}
          label="At least"
          description="Blank for no minimum."
          value={draft.minimum}
          error={errors?.minimum}
          onChange={(minimum) => onChange({ ...draft, minimum })}
        />
        <NumberInput
          {...shared}
          label="At most"
          description="Blank for no maximum."
          value={draft.limit}
          error={errors?.limit}
          onChange={(limit) => onChange({ ...draft, limit })}
        />
      </Group>
      <p className="fine anywhere">
        {sessionLimit
          ? `Of your ${sessionLimit} sessions, we keep one for each person the minimum still needs.`
          : "A minimum is a target for you. With a session limit, we also keep places for it."}{" "}
        Once a maximum is reached, anyone else of that kind is thanked and turned away.
      </p>
    </>
  );
}

/** The quota in a sentence, as soon as it says something. */
function Summary({ quota, form }: { quota: Quota; form: Form | undefined }) {
  const isFilled = quota.conditions.every((one) => isRange(one) || one.values.length > 0);
  const wanted = describeWanted(quota);
  return (
    <p className="fine anywhere" role="status" dir="auto">
      {isFilled && wanted !== ""
        ? `${wanted[0]?.toUpperCase()}${wanted.slice(1)} people with ${describeConditions(quota.conditions, form)}.`
        : ""}
    </p>
  );
}

/** A quota while somebody fills it in. */
interface QuotaDraft {
  name: string;
  conditions: Condition[];
  minimum: number | string;
  limit: number | string;
}

function toDraft(quota: Quota | undefined): QuotaDraft {
  const first: Condition = { by: { kind: "aboutYou", attribute: "ageRange" }, values: [] };
  return {
    name: quota?.name ?? "",
    conditions: quota?.conditions ?? [first],
    minimum: quota?.minimum ?? "",
    limit: quota?.limit ?? "",
  };
}

function toQuota(draft: QuotaDraft, id: string, form: Form | undefined): Quota {
  const { name, conditions, minimum, limit } = draft;
  return {
    id,
    name: name.trim() || shorten(describeConditions(conditions, form), maxChars.name),
    conditions,
    limit: typeof limit === "number" ? limit : null,
    ...(typeof minimum === "number" && minimum > 0 && { minimum }),
  };
}

/** What is wrong with a quota among the others, by the field where it can be mended. */
function listDraftProblems(
  made: Quota,
  others: Quota[],
  { settings, form }: { settings: InterviewSettings; form: Form | undefined },
) {
  const found = findQuotaProblems([...others, made], {
    fields: form?.fields ?? [],
    hiddenFields: settings.hiddenFields ?? [],
    keepTown: settings.keepTown !== false,
    sessionLimit: settings.sessionLimit ?? null,
  });
  const own = found.filter(({ quotaId }) => quotaId === made.id);
  const ofCondition = (at: number) =>
    own.find((problem) => problem.part === "conditions" && problem.at === at)?.text;
  const conditions = made.conditions.map((one, at) =>
    !isRange(one) && one.values.length === 0 ? "Choose at least one answer." : ofCondition(at),
  );
  const minimum = own.find(({ part }) => part === "minimum")?.text;
  const limit =
    own.find(({ part }) => part === "limit")?.text ?? found.find(({ otherId }) => otherId === made.id)?.text;
  const isAny = [...conditions, minimum, limit].some((text) => text !== undefined);
  return { conditions, minimum, limit, isAny };
}
