import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { EmptyState } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { FindingCard } from "../../../findings/finding-card.tsx";
import { isHidden } from "../../../findings/finding-words.ts";
import { nameKind } from "../../../findings/section-list.ts";
import { pickTopFindings } from "../../../findings/top-findings.ts";
import { useMayEdit } from "../may-edit.tsx";

const maxFindings = 5;

/** The findings of an analysis that was made before there were briefs. */
export function OlderFindings({ interview }: { interview: InterviewDetails }) {
  const all = interview.insights?.findings ?? [];
  const findings = pickTopFindings(all, maxFindings);
  const count = all.filter((finding) => nameKind(finding) !== undefined && !isHidden(finding)).length;
  const mayEdit = useMayEdit();
  return (
    <section className="stack" aria-labelledby="learned-heading">
      <h2 id="learned-heading" className="prose">
        What we learned
      </h2>
      <NoticeBox kind="info">
        This analysis was made with an older version.
        {mayEdit && " Press Generate Insights to get the brief."}
      </NoticeBox>
      {findings.length === 0 ? (
        <EmptyState
          title="No finding stands out yet"
          text="There's too little in the completed sessions to find anything. More sessions will help."
        />
      ) : (
        <>
          <ul className="stack">
            {findings.map((finding) => (
              <li key={finding.id}>
                <FindingCard finding={finding} kindName={nameKind(finding) ?? ""} />
              </li>
            ))}
          </ul>
          <Anchor component={Link} to="?tab=insights" size="sm" className="self-start">
            All {countNoun(count, "finding")}
          </Anchor>
        </>
      )}
    </section>
  );
}
