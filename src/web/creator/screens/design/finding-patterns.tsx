import { Verbatim } from "#web/ui/verbatim.tsx";
import { FindingCard } from "../../findings/finding-card.tsx";
import { SentimentMark } from "../../findings/sentiment-mark.tsx";
import {
  challengedFinding,
  hiddenFinding,
  manyFinding,
  pinnedFinding,
  weakFinding,
} from "./example-findings.ts";
import { PatternPart, Specimen } from "./specimen.tsx";

const words = "I lost two hours on Monday because nobody could tell me which task came first.";

export function FindingPatterns() {
  return (
    <PatternPart id="verbatims" title="Verbatims and findings">
      <Specimen name="Verbatim, opens its place">
        <Verbatim text={words} speaker="Participant 7" ageRange="25-34" onOpen={() => undefined} />
      </Specimen>
      <Specimen name="Verbatim alone, and without a speaker">
        <Verbatim text={words} speaker="Participant 7" />
        <Verbatim text="Yes." />
      </Specimen>
      <Specimen name="Right-to-left verbatim">
        <Verbatim text="أخطط لوجباتي مساء كل أحد." speaker="Participant 3" ageRange="35-50" />
      </Specimen>
      <Specimen name="Sentiment">
        <SentimentMark sentiment="positive" />
        <SentimentMark sentiment="negative" />
        <SentimentMark sentiment="neutral" />
      </Specimen>
      <Specimen name="Finding with many quotes" wide>
        <div className="shrinks whole-row">
          <FindingCard finding={manyFinding} level={4} />
        </div>
      </Specimen>
      <Specimen name="Finding that people disagree with" wide>
        <div className="shrinks whole-row">
          <FindingCard finding={challengedFinding} level={4} />
        </div>
      </Specimen>
      <Specimen name="Finding from a few people, without a range">
        <div className="shrinks whole-row">
          <FindingCard finding={weakFinding} level={4} />
        </div>
      </Specimen>
      <Specimen name="Finding that is pinned">
        <div className="shrinks whole-row">
          <FindingCard finding={pinnedFinding} level={4} />
        </div>
      </Specimen>
      <Specimen name="Finding that is hidden">
        <div className="shrinks whole-row">
          <FindingCard finding={hiddenFinding} level={4} />
        </div>
      </Specimen>
    </PatternPart>
  );
}
