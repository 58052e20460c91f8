import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { toCountedItems } from "../../../findings/counted-items.ts";
import { listFindings, listHidden } from "../../../findings/finding-words.ts";
import { CompetitorList } from "../competitors/competitor-list.tsx";
import { EditableCard } from "../edits/editable-card.tsx";
import { CountedList } from "./counted-list.tsx";
import { HiddenFindings } from "./folded-findings.tsx";
import { NoData, Section } from "./section.tsx";

export function CompetitiveAnalysis({ id, interview }: { id: string; interview: InterviewDetails }) {
  const { insights, _id: interviewId } = interview;
  const all = insights?.findings ?? [];
  const mentions = toCountedItems(
    insights?.competitiveAnalysis.competitorMentions ?? {},
    all.filter(({ kind }) => kind === "competitorMentions"),
  );
  const hiddenNames = listHidden(all, "competitorMentions");
  return (
    <Section
      id={id}
      title="Competitive Analysis"
      hint="Other products people mentioned."
      empty={insights ? undefined : "competitive analysis"}
    >
      {mentions.length === 0 ? (
        <NoData what="competitor mentions" />
      ) : (
        <CountedList
          interviewId={interviewId}
          items={mentions}
          formatCount={(count) => countNoun(count, "mention")}
          label="Competitor mentions"
        />
      )}
      <HiddenFindings
        interviewId={interviewId}
        hidden={hiddenNames}
        ofKind={mentions.flatMap(({ finding }) => finding ?? [])}
        title="competitor mentions"
      />
      <CompetitorList interviewId={interviewId} />
      <Comparisons interview={interview} />
    </Section>
  );
}

function Comparisons({ interview }: { interview: InterviewDetails }) {
  const all = interview.insights?.findings ?? [];
  const statements = listFindings(all, "comparativeStatements");
  const hidden = listHidden(all, "comparativeStatements");
  return (
    <>
      <h3 className="heading-14 above-8 below-8">Comparative statements</h3>
      {statements.length === 0 ? (
        <NoData what="comparative statements" />
      ) : (
        <ul className="stack wide-columns-2">
          {statements.map((finding) => (
            <EditableCard
              key={finding.id}
              interviewId={interview._id}
              finding={finding}
              ofKind={statements}
              level={4}
            />
          ))}
        </ul>
      )}
      <HiddenFindings
        interviewId={interview._id}
        hidden={hidden}
        ofKind={statements}
        title="comparative statements"
      />
    </>
  );
}
