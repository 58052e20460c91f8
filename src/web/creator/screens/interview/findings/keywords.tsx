import { useId, useState } from "react";
import { keywordsShownFirst } from "#contract/choices.ts";
import type { Keyword } from "#contract/insights.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { FoldButton } from "#web/ui/fold-button.tsx";
import { EvidenceList } from "../../../findings/evidence-list.tsx";
import { Section } from "./section.tsx";

/** The words that come up, each with how many people said it; pressing one shows where. */
export function Keywords({ id, keywords }: { id: string; keywords: Keyword[] }) {
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const panelId = useId();
  const shown = all ? keywords : keywords.slice(0, keywordsShownFirst);
  const open = shown.find((one) => one.keyword === chosen);
  return (
    <Section
      id={id}
      title="Keywords"
      count={keywords.length}
      hint="How many people said each word. Choose one to see where."
      empty={keywords.length === 0 ? "keywords" : undefined}
    >
      <ul className="wrap gap-8">
        {shown.map(({ keyword, people }) => (
          <li key={keyword}>
            <button
              type="button"
              className="chip inline gap-8 fits"
              aria-expanded={keyword === chosen}
              aria-controls={keyword === chosen ? panelId : undefined}
              onClick={() => setChosen(keyword === chosen ? undefined : keyword)}
            >
              <span dir="auto">{keyword}</span>
              <span className="pad-0-8 round sunken muted text-13 line-24 text-center figures min-width-20">
                {people}
                <span className="visually-hidden">{people === 1 ? " person" : " people"}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <div className="card stack pad-16" id={panelId}>
          <p className="text-13 muted anywhere">
            “{open.keyword}” · said {countNoun(open.frequency, "time")} by{" "}
            {countNoun(open.people, "person", "people")}
          </p>
          <EvidenceList
            key={open.keyword}
            evidence={open.evidence}
            label={`Where “${open.keyword}” was said`}
          />
        </div>
      )}
      {keywords.length > keywordsShownFirst && (
        <FoldButton className="flush self-start" open={all} onToggle={setAll}>
          {all ? "Show Less" : "Show More"}
          <span className="visually-hidden"> keywords</span>
        </FoldButton>
      )}
    </Section>
  );
}
