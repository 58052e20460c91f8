import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Finding } from "#contract/insights.ts";
import { EmptyState } from "#web/ui/list-states.tsx";
import { withView } from "../detail-tab.ts";
import { HiddenFindings } from "../findings/hidden-findings.tsx";
import classes from "./brief.module.css";
import { BriefCard } from "./brief-card.tsx";
import { type BriefFindings, listHiddenThemes, nameCodeKind } from "./brief-findings.ts";

/** Fewer findings are seen at a glance. */
const minToFilter = 5;

interface BriefListProps {
  interviewId: string;
  findings: readonly Finding[];
  shown: BriefFindings;
  singlesOpen: boolean;
  onToggleSingles: () => void;
}

/** The claims, and folded below them what one person each said. */
export function BriefList({ interviewId, findings, shown, singlesOpen, onToggleSingles }: BriefListProps) {
  const { themes, singles } = shown;
  const [search] = useSearchParams();
  const [kind, setKind] = useState<string>();
  const kinds = [...new Set(themes.flatMap((theme) => nameCodeKind(theme) ?? []))];
  const chosen = kind !== undefined && kinds.includes(kind) ? kind : undefined;
  const listed = chosen === undefined ? themes : themes.filter((theme) => nameCodeKind(theme) === chosen);
  const cards = (list: readonly Finding[], ofKind: readonly Finding[]) => (
    <ul className={classes.findings}>
      {list.map((finding) => (
        <BriefCard
          key={finding.id}
          interviewId={interviewId}
          finding={finding}
          ofKind={ofKind}
          number={shown.numbers.get(finding.id)?.number ?? 0}
        />
      ))}
    </ul>
  );
  return (
    <section className={classes.block} aria-labelledby="brief-findings">
      <h2 id="brief-findings" tabIndex={-1} className={classes.label}>
        Findings
      </h2>
      {themes.length === 0 && (
        <EmptyState
          title="Nothing shared by two people yet"
          text="A finding needs at least two people. More sessions will show what they have in common; until then, read what each person said."
        >
          <Button component={Link} to={`?${withView(search, "questions")}`} variant="default">
            Read the answers by question
          </Button>
        </EmptyState>
      )}
      {listed.length > 0 && cards(listed, themes)}
      {themes.length >= minToFilter && kinds.length > 1 && (
        <KindFilter kinds={kinds} chosen={chosen} onChoose={setKind} />
      )}
      {singles.length > 0 && (
        <div className={classes.singles}>
          <Button
            variant="subtle"
            size="compact-sm"
            className="flush"
            aria-expanded={singlesOpen}
            onClick={onToggleSingles}
          >
            Said by one person ({singles.length})
          </Button>
          {singlesOpen && cards(singles, singles)}
        </div>
      )}
      <HiddenFindings
        interviewId={interviewId}
        hidden={listHiddenThemes(findings)}
        ofKind={themes}
        title="Findings"
      />
    </section>
  );
}

interface KindFilterProps {
  kinds: readonly string[];
  chosen: string | undefined;
  onChoose: (kind: string | undefined) => void;
}

function KindFilter({ kinds, chosen, onChoose }: KindFilterProps) {
  return (
    <fieldset className={classes.filter} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className="visually-hidden">Show findings of one kind</legend>
      {[undefined, ...kinds].map((kind) => (
        <button
          key={kind ?? "all"}
          type="button"
          className={classes.filterChoice}
          aria-pressed={chosen === kind}
          onClick={() => onChoose(kind)}
        >
          {kind ?? "all"}
        </button>
      ))}
    </fieldset>
  );
}
