import { Button } from "@mantine/core";
import { IconPinFilled } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { Evidence, Finding } from "#contract/insights.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { PlayQuote } from "../../../components/quote-sound/play-quote.tsx";
import { AskedAbove } from "../../../findings/asked-above.tsx";
import { nameCodeKind } from "../../../findings/brief-findings.ts";
import { EvidenceList } from "../../../findings/evidence-list.tsx";
import { isFirstQuote, isOneVoice, isPinned, nameSourceOf } from "../../../findings/finding-words.ts";
import { StrengthDetails } from "../../../findings/strength-line.tsx";
import { countVoices, formatVoices } from "../../../findings/voices.ts";
import { useOpenPassage } from "../../../passages/use-open-passage.ts";
import { UnflaggedCount } from "../../answer-checks/unflagged-count.tsx";
import { useFindingDialogs } from "../edits/use-finding-dialogs.tsx";
import { PeopleDots } from "./people-dots.tsx";

interface BriefCardProps {
  interviewId: string;
  finding: Finding;
  /** All findings of its kind, for merging. */
  ofKind: readonly Finding[];
  number: number;
  /** The number of the finding whose story it is a piece of. */
  partOf: number | undefined;
}

/** A finding as a meeting reads it: the claim, who says so, one quote, and who disagrees. */
export function BriefCard({ interviewId, finding, ofKind, number, partOf }: BriefCardProps) {
  const { place, menu, notes, dialogs } = useFindingDialogs({ interviewId, finding, ofKind });
  const openPassage = useOpenPassage();
  const [first] = finding.evidence;
  const [against] = finding.challenging;
  // Words that say it best are shown as what they are: somebody's words.
  const speaksForItself = isFirstQuote(finding);
  return (
    <li ref={place}>
      <article
        id={`finding-${finding.id}`}
        tabIndex={-1}
        className="stack card pad-12-16 gap-8 ring scroll-72"
      >
        <div className="flex between top gap-8">
          <div className={speaksForItself ? "relative flex baseline gap-4" : "stack gap-8"}>
            {speaksForItself && (
              <span className="rigid regular muted figures after-8" aria-hidden="true">
                {number}
              </span>
            )}
            <h3
              className={speaksForItself ? "visually-hidden" : "strong anywhere text-18 line-24 pretty"}
              dir="auto"
            >
              <span className="regular muted figures after-8">{number}</span>
              {finding.text}
            </h3>
            <Facts interviewId={interviewId} finding={finding} partOf={partOf} />
          </div>
          {menu}
        </div>
        {notes}
        {first && <Quote evidence={first} onOpen={() => openPassage(first)} />}
        {against && (
          <div className="stack gap-4 pad-start-12 negative-bar">
            <p className="hint">Disagrees</p>
            <Quote evidence={against} onOpen={() => openPassage(against)} isSmall />
          </div>
        )}
        <MoreAbout finding={finding} />
      </article>
      {dialogs}
    </li>
  );
}

function Facts({ interviewId, finding, partOf }: Pick<BriefCardProps, "interviewId" | "finding" | "partOf">) {
  const kind = nameCodeKind(finding);
  const source = nameSourceOf(finding);
  return (
    <div className="row hint gap-4-12 figures">
      {!isOneVoice(finding.strength) && (
        <>
          <PeopleDots {...countVoices(finding)} />
          <span>{formatVoices(finding)}</span>
        </>
      )}
      <UnflaggedCount interviewId={interviewId} findingId={finding.id} />
      {kind && <span className="hint pad-0-8 border pill">{kind}</span>}
      {source && <span>{source}</span>}
      {partOf !== undefined && <span>part of finding {partOf}</span>}
      {isPinned(finding) && (
        <span className="inline gap-4 primary">
          <IconPinFilled size={14} aria-hidden="true" />
          Pinned
        </span>
      )}
    </div>
  );
}

interface QuoteProps {
  evidence: Evidence;
  onOpen: () => void;
  isSmall?: boolean;
}

function Quote({ evidence, onOpen, isSmall = false }: QuoteProps) {
  return (
    <div>
      <AskedAbove evidence={evidence} />
      <Verbatim
        text={evidence.quote}
        speaker={evidence.sourceLabel}
        {...(evidence.ageRange && { ageRange: evidence.ageRange })}
        onOpen={onOpen}
        isSmall={isSmall}
        later={evidence.takenBack}
        translation={evidence.translation}
      />
      <PlayQuote place={evidence} />
    </div>
  );
}

interface Part {
  name: string;
  /** On its button, and as the name of its list. */
  label: string;
  evidence: Evidence[];
}

function listParts({ evidence, challenging, ofOthers = [], about }: Finding): Part[] {
  const parts: Part[] = [
    { name: "quotes", label: countNoun(evidence.length - 1, "more quote"), evidence: evidence.slice(1) },
    {
      name: "against",
      label: `${challenging.length - 1} more against`,
      evidence: challenging.slice(1),
    },
    { name: "ofOthers", label: "Also told of others", evidence: ofOthers },
    { name: "because", label: "Why", evidence: about?.because ?? [] },
    { name: "leadsTo", label: "What it leads to", evidence: about?.leadsTo ?? [] },
  ];
  return parts.filter((part) => part.evidence.length > 0);
}

/** What else there is to a finding, one part at a time. */
function MoreAbout({ finding }: { finding: Finding }) {
  const [open, setOpen] = useState<string>();
  const id = useId();
  const parts = listParts(finding);
  const names = [
    ...parts.map(({ name, label }) => ({ name, label })),
    ...(finding.strength.spansQuestions ? [] : [{ name: "asked", label: "Who was asked" }]),
  ];
  const shown = parts.find(({ name }) => name === open);
  return (
    <>
      <div className="wrap gap-4-12">
        {names.map(({ name, label }) => (
          <Button
            key={name}
            variant="subtle"
            size="compact-sm"
            className="flush"
            aria-expanded={open === name}
            aria-controls={open === name ? id : undefined}
            onClick={() => setOpen(open === name ? undefined : name)}
          >
            {label}
            <span className="visually-hidden">: {finding.text}</span>
          </Button>
        ))}
      </div>
      {open === "asked" && <StrengthDetails id={id} strength={finding.strength} />}
      {shown && (
        <div id={id} className="stack">
          <EvidenceList key={shown.name} evidence={shown.evidence} label={shown.label} />
        </div>
      )}
    </>
  );
}
