import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { Agreement } from "#contract/agreements.ts";
import type { Finding, FindingKind } from "#contract/insights.ts";
import { formatAgreement } from "../../../findings/agreement-words.ts";
import { listHidden } from "../../../findings/finding-words.ts";
import { partListed } from "../../../findings/listed-findings.ts";
import { EditableCard } from "../edits/editable-card.tsx";
import { AsideFindings, HiddenFindings } from "./folded-findings.tsx";
import { Section } from "./section.tsx";
import { ThemeLinks } from "./theme-links.tsx";

interface FindingSectionProps {
  id: string;
  kind: FindingKind;
  title: string;
  hint?: string;
  interviewId: string;
  /** Of all kinds. */
  findings: readonly Finding[];
  validation: readonly Agreement[] | null;
}

const cardsShownFirst = 4;

/** Recommendations follow from the other findings: there is nothing in them to check by hand. */
const notCoded: readonly FindingKind[] = ["recommendations"];

export function FindingSection(props: FindingSectionProps) {
  const { id, kind, title, hint, interviewId, validation } = props;
  const [all, setAll] = useState(false);
  const listId = useId();
  const { own: findings, themes, aside } = partListed(props.findings, kind);
  const hidden = listHidden(props.findings, kind);
  const shown = all ? findings : findings.slice(0, cardsShownFirst);
  const isEmpty = [findings, themes, aside, hidden].every(({ length }) => length === 0);
  return (
    <Section
      id={id}
      title={title}
      count={findings.length + themes.length}
      empty={isEmpty ? title.toLowerCase() : undefined}
      {...(hint && { hint })}
      {...(!notCoded.includes(kind) && { validation: formatAgreement(validation, kind) })}
    >
      <ThemeLinks themes={themes} findings={props.findings} />
      {shown.length > 0 && (
        <ul className="stack wide-columns-2" id={listId}>
          {shown.map((finding) => (
            <EditableCard key={finding.id} interviewId={interviewId} finding={finding} ofKind={findings} />
          ))}
        </ul>
      )}
      {findings.length > cardsShownFirst && (
        <Button
          variant="default"
          size="xs"
          className="self-start self-top"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `Show all ${findings.length}`}
          <span className="visually-hidden"> {title}</span>
        </Button>
      )}
      <AsideFindings interviewId={interviewId} aside={aside} ofKind={findings} title={title} />
      <HiddenFindings interviewId={interviewId} hidden={hidden} ofKind={findings} title={title} />
    </Section>
  );
}
