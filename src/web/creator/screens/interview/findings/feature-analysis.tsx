import type { FindingKind } from "#contract/insights.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { formatAgreement } from "../../../findings/agreement-words.ts";
import { toCountedItems } from "../../../findings/counted-items.ts";
import { listFindings, listHidden } from "../../../findings/finding-words.ts";
import { CountedList } from "./counted-list.tsx";
import { HiddenFindings } from "./folded-findings.tsx";
import { NoData, Section } from "./section.tsx";
import { formatPeople } from "./topics.tsx";

const kinds = [
  { kind: "preferredFeatures", title: "Preferred features" },
  { kind: "missingFeatures", title: "Missing features" },
] as const satisfies { kind: FindingKind; title: string }[];

export function FeatureAnalysis({ id, interview }: { id: string; interview: InterviewDetails }) {
  const { insights } = interview;
  const all = insights?.findings ?? [];
  const lists = kinds.map(({ kind, title }) => ({
    kind,
    title,
    items: toCountedItems(
      insights?.preferenceIndicators[kind] ?? {},
      all.filter((finding) => finding.kind === kind),
    ),
    shown: listFindings(all, kind),
    hidden: listHidden(all, kind),
  }));
  const isEmpty = lists.every(({ items, hidden }) => items.length + hidden.length === 0);
  return (
    <Section
      id={id}
      title="Feature Analysis"
      hint="What people like, and what they miss."
      empty={isEmpty ? "feature" : undefined}
    >
      <div className="stack top gap-24 wide-columns-2">
        {lists.map(({ kind, title, items, shown, hidden }) => (
          <div key={kind} className="stack gap-4">
            <h3 className="heading-14 above-8 below-8">
              {title}{" "}
              {items.length > 0 && (
                <span className="hint regular">{formatAgreement(insights?.validation, kind)}</span>
              )}
            </h3>
            {items.length === 0 ? (
              <NoData what={title.toLowerCase()} />
            ) : (
              <CountedList
                interviewId={interview._id}
                items={items}
                formatCount={formatPeople}
                label={title}
              />
            )}
            <HiddenFindings interviewId={interview._id} hidden={hidden} ofKind={shown} title={title} />
          </div>
        ))}
      </div>
    </Section>
  );
}
