import { Button, Group } from "@mantine/core";
import { useState } from "react";
import type { Form } from "#contract/forms.ts";
import type { Quota } from "#contract/interview-settings.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { QuotaState } from "#contract/recruitment.ts";
import { errorText } from "#web/api/api-error.ts";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { useForms } from "../../../queries/forms.ts";
import { useQuotas } from "../../../queries/recruitment.ts";
import { ForEditors } from "../may-edit.tsx";
import { QuotaDialog } from "./quota-dialog.tsx";
import { describeQuota } from "./quota-words.ts";
import classes from "./recruitment.module.css";

export function QuotasPart({ interview }: { interview: InterviewDetails }) {
  const quotas = useQuotas(interview._id);
  const { data: forms } = useForms();
  const form = forms?.find(({ _id }) => _id === interview.preInterviewFormId);
  const [edited, setEdited] = useState<Quota | "new">();
  const list = quotas.data?.quotas ?? [];
  return (
    <div className={classes.part}>
      <h3 className={classes.title}>Quotas</h3>
      <p className={classes.about}>
        Limit how many people with a given answer can take part. After that, people are thanked and don't use
        up a session.
      </p>
      {quotas.isPending && <LoadingLines label="Loading the quotas" lines={2} />}
      {quotas.error && !quotas.data && (
        <ErrorState
          text={errorText(quotas.error, "Couldn't load the quotas.")}
          onRetry={() => void quotas.refetch()}
          retrying={quotas.isFetching}
        />
      )}
      {quotas.data && list.length === 0 && <p className={classes.none}>No quotas yet.</p>}
      {list.length > 0 && (
        <ul className={classes.quotas} aria-label="Quotas">
          {list.map((quota) => (
            <QuotaRow
              key={quota.id}
              quota={quota}
              form={form}
              onEdit={() => setEdited(withoutTaken(quota))}
            />
          ))}
        </ul>
      )}
      {quotas.data && <TurnedAway {...quotas.data.turnedAway} />}
      <ForEditors>
        <Button variant="default" size="xs" onClick={() => setEdited("new")}>
          Add quota
        </Button>
      </ForEditors>
      {edited && (
        <QuotaDialog
          interview={interview}
          form={form}
          quota={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function withoutTaken({ taken: _, ...quota }: QuotaState): Quota {
  return quota;
}

interface QuotaRowProps {
  quota: QuotaState;
  form: Form | undefined;
  onEdit: () => void;
}

function QuotaRow({ quota, form, onEdit }: QuotaRowProps) {
  const { name, taken, limit } = quota;
  const isFull = taken >= limit;
  const share = limit === 0 ? 100 : Math.min(100, (taken / limit) * 100);
  return (
    <li className={classes.quota}>
      <div className={classes.quotaText}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.facts} dir="auto">
          {describeQuota(quota, form)}
        </span>
      </div>
      <div className={classes.quotaState}>
        <span className={classes.figure}>
          {taken} of {limit}
          {isFull && <strong> · full</strong>}
        </span>
        <span className={classes.bar} aria-hidden="true">
          <span style={{ inlineSize: `${share}%` }} />
        </span>
      </div>
      <ForEditors>
        <Button variant="subtle" color="gray" size="xs" onClick={onEdit}>
          Edit<span className="visually-hidden"> the quota {name}</span>
        </Button>
      </ForEditors>
    </li>
  );
}

function TurnedAway({ quotaFull, screenedOut }: { quotaFull: number; screenedOut: number }) {
  if (quotaFull + screenedOut === 0) return null;
  return (
    <Group gap="md" className={classes.facts}>
      {quotaFull > 0 && <span>{quotaFull} turned away by a full quota</span>}
      {screenedOut > 0 && <span>{screenedOut} screened out by the form</span>}
    </Group>
  );
}
