import { Button, Group } from "@mantine/core";
import { useState } from "react";
import type { Form } from "#contract/forms.ts";
import type { Quota } from "#contract/interview-settings.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { AnswerOf } from "#contract/operation.ts";
import type { listQuotas, QuotaState } from "#contract/recruitment.ts";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { describeConditions, describeProgress } from "../../../conditions/describe-conditions.ts";
import { useForms } from "../../../queries/forms.ts";
import { useQuotas } from "../../../queries/recruitment.ts";
import { ForEditors } from "../may-edit.tsx";
import { QuotaDialog } from "./quota-dialog.tsx";

export function QuotasPart({ interview }: { interview: InterviewDetails }) {
  const quotas = useQuotas(interview._id);
  const { data: forms } = useForms();
  const form = forms?.find(({ _id }) => _id === interview.preInterviewFormId);
  const [edited, setEdited] = useState<Quota | "new">();
  const list = quotas.data?.quotas ?? [];
  return (
    <div className="stack items-start gap-8 ruled pad-top-16">
      <h3 className="heading-14">Quotas</h3>
      <p className="muted reading">
        Set how many people of a kind you want: at least, at most, or both. Once a maximum is reached, anyone
        else of that kind is thanked and doesn&apos;t use up a session.
      </p>
      {quotas.isPending && <LoadingLines label="Loading the quotas" lines={2} />}
      <LoadFailure query={quotas} text="Couldn't load the quotas." />
      {quotas.data && list.length === 0 && <p>No quotas yet.</p>}
      {list.length > 0 && (
        <ul className="card fills" aria-label="Quotas">
          {list.map((quota) => (
            <QuotaRow
              key={quota.id}
              quota={quota}
              form={form}
              onEdit={() => setEdited(withoutProgress(quota))}
            />
          ))}
        </ul>
      )}
      {quotas.data?.warnings.map((text) => (
        <p key={text} className="fine anywhere">
          {text}
        </p>
      ))}
      {quotas.data && <Total {...quotas.data.total} />}
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

function withoutProgress(state: QuotaState): Quota {
  const { taken: _taken, finished: _finished, inProgress: _inProgress, problem: _problem, ...quota } = state;
  return quota;
}

interface QuotaRowProps {
  quota: QuotaState;
  form: Form | undefined;
  onEdit: () => void;
}

function QuotaRow({ quota, form, onEdit }: QuotaRowProps) {
  const { name, taken, limit, problem } = quota;
  const minimum = quota.minimum ?? 0;
  const full = Math.max(limit ?? minimum, taken, 1);
  const share = limit === 0 ? 100 : (taken / full) * 100;
  return (
    <li className="row lined gap-8-16 pad-12-16">
      <div className="grid basis-200 shrinks">
        <span className="medium anywhere" dir="auto">
          {name}
        </span>
        <span className="fine anywhere" dir="auto">
          {describeConditions(quota.conditions, form)}
        </span>
        {problem && <span className="text-13 line-18 anywhere negative">Counts nobody: {problem}</span>}
      </div>
      <div className="stack gap-4 short">
        <span className="text-13 figures">
          {limit === null ? `${taken} of at least ${minimum}` : `${taken} of ${limit}`}
          {limit !== null && taken >= limit && <strong> · full</strong>}
          {taken < minimum && <strong> · {minimum - taken} more needed</strong>}
        </span>
        <span className="relative clipped sunken control-border round-4 thin" aria-hidden="true">
          <span className="block tall filled" style={{ inlineSize: `${share}%` }} />
          {limit !== null && minimum > 0 && minimum < full && (
            <i className="needle" style={{ insetInlineStart: `${(minimum / full) * 100}%` }} />
          )}
        </span>
        <span className="fine anywhere">{describeProgress(quota)}</span>
      </div>
      <ForEditors>
        <Button variant="subtle" color="gray" size="xs" onClick={onEdit}>
          Edit<span className="visually-hidden"> the quota {name}</span>
        </Button>
      </ForEditors>
    </li>
  );
}

/** How the total is used, where places of it are kept for somebody. */
function Total({ limit, taken, kept }: AnswerOf<typeof listQuotas>["total"]) {
  if (limit === null || kept === 0) return null;
  return (
    <p className="fine anywhere">
      {taken} of {limit} sessions used, {Math.min(kept, Math.max(0, limit - taken))} kept for people who are
      still needed.
    </p>
  );
}

function TurnedAway({ quotaFull, screenedOut }: { quotaFull: number; screenedOut: number }) {
  if (quotaFull + screenedOut === 0) return null;
  return (
    <Group gap="md" className="fine anywhere">
      {quotaFull > 0 && <span>{quotaFull} turned away by a full quota</span>}
      {screenedOut > 0 && <span>{screenedOut} screened out by the form</span>}
    </Group>
  );
}
