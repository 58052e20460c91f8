import { Button, Textarea, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { maxChars } from "#contract/limits.ts";
import type { CustomInsight } from "#contract/own-insights.ts";
import { errorText } from "#web/api/api-error.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { When } from "#web/ui/when.tsx";
import { EvidenceList } from "../../../findings/evidence-list.tsx";
import { useAddInsight, useDeleteInsight, useEditInsight } from "../../../queries/insights.ts";
import { ForEditors } from "../may-edit.tsx";
import { splitTags } from "./tag-list.ts";

interface OwnInsightListProps {
  interviewId: string;
  insights: CustomInsight[];
}

export function OwnInsightList({ interviewId, insights }: OwnInsightListProps) {
  const id = useId();
  const [edited, setEdited] = useState<CustomInsight>();
  const deletion = useDeleteInsight(interviewId);
  const again = useAddInsight(interviewId);
  const remove = async (insight: CustomInsight) => {
    // The list goes with its last insight, and with it the callbacks of `mutate`.
    try {
      await deletion.mutateAsync(insight._id);
    } catch (error) {
      showToast(errorText(error, "Couldn't delete the insight. Please try again."));
      return;
    }
    showUndoToast("Insight deleted.", () => again.mutate(insight));
  };
  return (
    <div className="stack gap-8 ruled pad-top-16">
      <h3 id={id} className="text-14 line-20">
        Your insights
      </h3>
      <ul className="grid" aria-labelledby={id}>
        {insights.map((insight) => (
          <OwnInsight
            key={insight._id}
            insight={insight}
            onEdit={() => setEdited(insight)}
            onDelete={() => void remove(insight)}
          />
        ))}
      </ul>
      {edited && (
        <EditInsightDialog interviewId={interviewId} insight={edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}

interface OwnInsightProps {
  insight: CustomInsight;
  onEdit: () => void;
  onDelete: () => void;
}

function OwnInsight({ insight, onEdit, onDelete }: OwnInsightProps) {
  const { title, notes, description, quotes, tags } = insight;
  const name = notes || description || title;
  return (
    <li className="stack lined gap-4 anywhere pad-12-0 pre-line">
      {title !== "Custom Insight" && <strong dir="auto">{title}</strong>}
      {notes !== "" && (
        <p className="reading" dir="auto">
          {notes}
        </p>
      )}
      {description !== "" && (
        <p className="reading muted" dir="auto">
          {description}
        </p>
      )}
      {quotes.length > 0 && <EvidenceList evidence={quotes} label="Quotes of this insight" />}
      <div className="row text-13 muted gap-4-12">
        <When at={insight.createdAt} />
        {tags.map((tag) => (
          <span key={tag} className="pad-0-8 border round sunken ink line-18" dir="auto">
            {tag}
          </span>
        ))}
        <ForEditors>
          <Button variant="subtle" size="compact-xs" onClick={onEdit}>
            Edit<span className="visually-hidden"> insight: {name}</span>
          </Button>
          <Button variant="subtle" color="red" size="compact-xs" onClick={onDelete}>
            Delete<span className="visually-hidden"> insight: {name}</span>
          </Button>
        </ForEditors>
      </div>
    </li>
  );
}

interface EditInsightDialogProps {
  interviewId: string;
  insight: CustomInsight;
  onClose: () => void;
}

function EditInsightDialog({ interviewId, insight, onClose }: EditInsightDialogProps) {
  const [values, setValues] = useState({
    notes: insight.notes,
    tags: insight.tags.join(", "),
    description: insight.description,
  });
  const edit = useEditInsight(interviewId);
  const set = (field: keyof typeof values) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setValues((current) => ({ ...current, [field]: value }));
  };
  const save = () => {
    const { notes, description } = values;
    const change = { notes, description, tags: splitTags(values.tags), version: insight.version };
    edit.mutate({ insightId: insight._id, change }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Edit insight"
      problem={edit.error && errorText(edit.error, "Failed to save insight.")}
      label="Save"
      busy={edit.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Textarea
        label="Notes"
        maxLength={maxChars.longText}
        value={values.notes}
        onChange={set("notes")}
        data-autofocus
      />
      <TextInput label="Tags" description="Separated by commas" value={values.tags} onChange={set("tags")} />
      <Textarea
        label="Description"
        maxLength={maxChars.longText}
        value={values.description}
        onChange={set("description")}
      />
    </FormDialog>
  );
}
