import { useDebouncedValue } from "@mantine/hooks";
import { errorText } from "#web/api/api-error.ts";
import { ErrorState } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useGuides, useNearestGuides } from "../../queries/guides.ts";
import { GuideList } from "./guide-list.tsx";
import { GuidePreview } from "./guide-preview.tsx";
import type { ScriptBrief, WizardDraft } from "./wizard-draft.ts";

type OfferedGuides = ReturnType<typeof useOfferedGuides>;

const typingMs = 400;

/** The guides that a study is offered, the nearest three first; nothing is asked for while they are not shown. */
export function useOfferedGuides(
  { objective, audience, brief }: Pick<WizardDraft, "objective" | "audience" | "brief">,
  isShown: boolean,
) {
  const [typedObjective] = useDebouncedValue(objective, typingMs);
  const [targetAudience] = useDebouncedValue(audience, typingMs);
  const typed = { objective: typedObjective, targetAudience };
  const nearest = useNearestGuides(typed, brief.language, isShown);
  const guides = useGuides(nearest.data?.language);
  const all = guides.data?.guides ?? [];
  const near = (nearest.data?.ids ?? []).flatMap((id) => all.filter((guide) => guide.id === id));
  return {
    all,
    near,
    /** None where several are about as near: then the creator chooses. */
    chosen: all.find((guide) => guide.id === brief.guideId) ?? (nearest.data?.isClear ? near[0] : undefined),
    notice: nearest.data?.notice ?? null,
    error: nearest.error ?? guides.error,
    retry: () => void (nearest.error ? nearest.refetch() : guides.refetch()),
    isFetching: nearest.isFetching || guides.isFetching,
  };
}

interface GuideChooserProps {
  offered: OfferedGuides;
  brief: ScriptBrief;
  readOnly: boolean;
  onChange: (part: Partial<ScriptBrief>) => void;
}

/** The nearest guides to choose from, the blanks of the chosen one, and its questions with them. */
export function GuideChooser({ offered, brief, readOnly, onChange }: GuideChooserProps) {
  const { chosen, notice, error } = offered;
  if (error) {
    return (
      <ErrorState
        text={errorText(error, "Failed to load the guides")}
        onRetry={offered.retry}
        retrying={offered.isFetching}
      />
    );
  }
  if (offered.near.length === 0)
    return (
      <p className="prose" role="status">
        Loading guides...
      </p>
    );
  return (
    <>
      {notice && <NoticeBox kind="info">{notice}</NoticeBox>}
      <GuideList
        all={offered.all}
        near={offered.near}
        chosen={chosen}
        isFitting={notice === null}
        onChoose={(guideId) => !readOnly && onChange({ guideId })}
      />
      {chosen && (
        <GuidePreview
          guide={chosen}
          nouns={brief.nouns}
          readOnly={readOnly}
          onChange={(nouns) => onChange({ nouns, guideId: chosen.id })}
        />
      )}
    </>
  );
}
