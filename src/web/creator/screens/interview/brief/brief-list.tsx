import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Finding } from "#contract/insights.ts";
import { FoldButton } from "#web/ui/fold-button.tsx";
import { EmptyState } from "#web/ui/list-states.tsx";
import { useFirstItems } from "#web/ui/show-more.tsx";
import {
  type BriefFindings,
  isTopic,
  listHiddenThemes,
  nameCodeKind,
} from "../../../findings/brief-findings.ts";
import { withView } from "../detail-tab.ts";
import { HiddenFindings } from "../findings/folded-findings.tsx";
import classes from "../interview-detail.module.css";
import { BriefCard } from "./brief-card.tsx";

/** Fewer findings are seen at a glance. */
const minToFilter = 5;

const noThemes =
  "It takes a language model to see what people have in common when they word it differently. Without one, read what each person said.";
const noneShared =
  "A finding needs at least two people. More sessions will show what they have in common; until then, read what each person said.";

interface BriefListProps {
  interviewId: string;
  findings: readonly Finding[];
  shown: BriefFindings;
  /** What is counted and answered stands above; a list without entries is not shown then. */
  isBelow: boolean;
  /** The built-in coder does not look for what people share in other words. */
  isBuiltIn?: boolean;
  /** How many cards are open at first. */
  shownFirst?: number;
}

/** What at least two people said. */
export function BriefList({
  interviewId,
  findings,
  shown,
  isBelow,
  isBuiltIn = false,
  shownFirst,
}: BriefListProps) {
  // Differences have a part of their own where the page begins with counts.
  const themes = isBelow ? shown.themes.filter((theme) => !isTopic(theme)) : shown.themes;
  const [search] = useSearchParams();
  const [kind, setKind] = useState<string>();
  const kinds = [...new Set(themes.flatMap((theme) => nameCodeKind(theme) ?? []))];
  const chosen = kind !== undefined && kinds.includes(kind) ? kind : undefined;
  const listed = chosen === undefined ? themes : themes.filter((theme) => nameCodeKind(theme) === chosen);
  const hidden = listHiddenThemes(findings);
  if (isBelow && themes.length === 0 && hidden.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="brief-findings">
      <h2 id="brief-findings" tabIndex={-1} className={`fine no-ring strong ${classes.label}`}>
        {isBelow ? "Said by several people" : "Findings"}
      </h2>
      {themes.length === 0 && !isBelow && (
        <EmptyState
          title={isBuiltIn ? "No themes found" : "Nothing shared by two people yet"}
          text={isBuiltIn ? noThemes : noneShared}
        >
          <Button component={Link} to={`?${withView(search, "questions")}`} variant="default">
            Read the answers by question
          </Button>
        </EmptyState>
      )}
      {listed.length > 0 && (
        <Cards
          key={chosen ?? "all"}
          interviewId={interviewId}
          list={listed}
          ofKind={themes}
          numbers={shown.numbers}
          shownFirst={shownFirst}
        />
      )}
      {themes.length >= minToFilter && kinds.length > 1 && (
        <KindFilter kinds={kinds} chosen={chosen} onChoose={setKind} />
      )}
      <HiddenFindings interviewId={interviewId} hidden={hidden} ofKind={themes} title="Findings" />
    </section>
  );
}

interface CardsProps {
  interviewId: string;
  list: readonly Finding[];
  ofKind: readonly Finding[];
  numbers: BriefFindings["numbers"];
  shownFirst: number | undefined;
}

function Cards({ interviewId, list, ofKind, numbers, shownFirst }: CardsProps) {
  const cards = useFirstItems(list, shownFirst ?? Number.POSITIVE_INFINITY);
  return (
    <>
      <ul className="stack" ref={cards.list}>
        {cards.first.map((finding) => (
          <BriefCard
            key={finding.id}
            interviewId={interviewId}
            finding={finding}
            ofKind={ofKind}
            number={numbers.get(finding.id)?.number ?? 0}
            partOf={numbers.get(finding.partOf ?? "")?.number}
          />
        ))}
      </ul>
      {cards.left > 0 && (
        <div>
          <Button variant="default" onClick={cards.showAll}>
            Show all {list.length} findings
          </Button>
        </div>
      )}
    </>
  );
}

interface SingleVoicesProps {
  interviewId: string;
  shown: BriefFindings;
  isOpen: boolean;
  onToggle: () => void;
  shownFirst?: number;
}

/** What one person each said, folded. */
export function SingleVoices({
  interviewId,
  shown: { singles, numbers },
  isOpen,
  onToggle,
  shownFirst,
}: SingleVoicesProps) {
  if (singles.length === 0) return null;
  return (
    <div className="stack">
      <FoldButton className="flush self-start" open={isOpen} onToggle={onToggle}>
        Passages worth a look ({singles.length})
      </FoldButton>
      {isOpen && (
        <Cards
          interviewId={interviewId}
          list={singles}
          ofKind={singles}
          numbers={numbers}
          shownFirst={shownFirst}
        />
      )}
    </div>
  );
}

interface KindFilterProps {
  kinds: readonly string[];
  chosen: string | undefined;
  onChoose: (kind: string | undefined) => void;
}

function KindFilter({ kinds, chosen, onChoose }: KindFilterProps) {
  return (
    <fieldset className="row gap-4">
      <legend className="visually-hidden">Show findings of one kind</legend>
      {[undefined, ...kinds].map((kind) => (
        <button
          key={kind ?? "all"}
          type="button"
          className="chip"
          aria-pressed={chosen === kind}
          onClick={() => onChoose(kind)}
        >
          {kind ?? "all"}
        </button>
      ))}
    </fieldset>
  );
}
