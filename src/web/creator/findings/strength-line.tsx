import { Button } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { listLanguages } from "#contract/language-names.ts";
import type { Strength } from "#contract/strength.ts";
import { formatLikely, formatStrength, isOneVoice, isSmallGroup } from "./finding-words.ts";

interface StrengthLineProps {
  strength: Strength;
  /** The finding, for those who hear only the button. */
  about: string;
  /** What else stands in its first line: how it sounds. */
  children?: ReactNode;
}

/** How many stand behind a finding and how sure that is; who was asked and how, on demand. */
export function StrengthLine({ strength, about, children }: StrengthLineProps) {
  return (
    <div className="hint stack gap-2">
      <div className="row gap-4-12 figures">
        {!isOneVoice(strength) && <span className="ink medium">{formatStrength(strength)}</span>}
        {strength.languages && strength.languages.length > 1 && (
          <span>{listLanguages(strength.languages)}</span>
        )}
        {children}
      </div>
      {!isOneVoice(strength) && <Asked strength={strength} about={about} />}
    </div>
  );
}

/** How sure it is, and on demand who was asked where somebody was. */
function Asked({ strength, about }: Omit<StrengthLineProps, "children">) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const likely = formatLikely(strength);
  if (strength.spansQuestions && !likely) return null;
  return (
    <>
      <div className="row gap-4-12 figures">
        {likely && <span>{likely}</span>}
        {!strength.spansQuestions && (
          <Button
            variant="subtle"
            size="compact-xs"
            className="outdent"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? "Less" : "Who was asked"}
            <span className="visually-hidden"> about {about}</span>
          </Button>
        )}
      </div>
      {open && <StrengthDetails id={id} strength={strength} />}
    </>
  );
}

/** Who was asked and how, and what the share allows to conclude. */
export function StrengthDetails({ id, strength }: { id: string; strength: Strength }) {
  const { people, asked, answered = 0, probed = 0, notReached = 0, notAnalysed = 0, volunteered } = strength;
  const facts = [
    { label: "Said it", value: people, meaning: "of those who were asked" },
    { label: "Asked", value: asked, meaning: "got to the question where most people said it" },
    { label: "Answered", value: answered, meaning: "said something to that question" },
    { label: "Probed", value: probed, meaning: "were asked a follow-up on it" },
    { label: "Volunteered", value: volunteered, meaning: "raised it unasked" },
    { label: "Not reached", value: notReached, meaning: "never got to the question" },
    ...(notAnalysed > 0
      ? [{ label: "Not analysed", value: notAnalysed, meaning: "didn't answer in English" }]
      : []),
  ];
  return (
    <div id={id} className="stack gap-8 above-8 pad-12-16 sunken round">
      <dl className="stack gap-4">
        {facts.map(({ label, value, meaning }) => (
          <div key={label} className="stack gap-8 term-112">
            <dt>{label}</dt>
            <dd>
              <strong>{value.toLocaleString()}</strong> {meaning}
            </dd>
          </div>
        ))}
      </dl>
      <p>{describeCertainty(strength)}</p>
    </div>
  );
}

function describeCertainty(strength: Strength): string {
  const likely = formatLikely(strength);
  if (strength.asked === 0) return "Nobody was asked about it, so there is no share.";
  if (isSmallGroup(strength)) return "Too few people were asked to give a share.";
  if (likely === undefined) return "Too few people were asked to give a likely range.";
  return `If you asked more people like these: ${likely} (95 % interval).`;
}
