import { Button, Radio } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useId, useState } from "react";
import type { GuideTemplate } from "#contract/guides.ts";
import { errorText } from "#web/api/api-error.ts";
import { ErrorState } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useGuides, useNearestGuides } from "../../queries/guides.ts";
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

interface GuideListProps {
  all: GuideTemplate[];
  near: GuideTemplate[];
  chosen: GuideTemplate | undefined;
  /** Where nothing fits, the notice above says so. */
  isFitting: boolean;
  onChoose: (guideId: string) => void;
}

function GuideList({ all, near, chosen, isFitting, onChoose }: GuideListProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const others = all.filter((guide) => !near.includes(guide));
  const lead = chosen
    ? "These are closest to your objective."
    : "More than one of these is close to your objective. Choose the one that asks what you want to know.";
  const shown = isOpen ? others : others.filter((guide) => guide === chosen);
  return (
    <div className="stack gap-16">
      <Radio.Group
        label="Start from a guide"
        description={isFitting ? lead : undefined}
        value={chosen?.id ?? null}
        onChange={onChoose}
      >
        <div className="stack gap-12 above-12" id={list}>
          {[...near, ...shown].map((guide) => (
            <Radio key={guide.id} value={guide.id} label={guide.name} description={guide.fits} />
          ))}
        </div>
      </Radio.Group>
      {others.length > 0 && (
        <Button
          variant="subtle"
          size="xs"
          className="self-start"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show fewer guides" : `All ${all.length} guides`}
        </Button>
      )}
    </div>
  );
}
