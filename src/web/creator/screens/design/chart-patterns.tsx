import { Analyzing } from "#web/ui/analyzing.tsx";
import { LoadingBar } from "#web/ui/loading-bar.tsx";
import { PeopleDots } from "../interview/brief/people-dots.tsx";
import { SaturationCurve } from "../interview/certainty/saturation-curve.tsx";
import { GenerationProgress } from "../interview/generate/generation-progress.tsx";
import type { Generation } from "../interview/generate/use-generation.ts";
import { BarTable } from "../interview/overview/bar-table.tsx";
import { SentimentAnalysis } from "../interview/sentiment/sentiment-analysis.tsx";
import { WizardProgress } from "../interview-wizard/wizard-progress.tsx";
import { saturationExample } from "./example-findings.ts";
import { PatternPart, Specimen } from "./specimen.tsx";

const idle: Generation = {
  sources: [],
  choose: () => undefined,
  busy: false,
  progress: undefined,
  problem: undefined,
  start: () => undefined,
  cancel: () => undefined,
  cancelling: false,
};

const ages: [string, number][] = [
  ["18-24", 3],
  ["25-34", 9],
  ["35-50", 6],
  ["50-65", 1],
];
const cities: [string, number][] = [
  "Galway",
  "Cork",
  "Lyon",
  "Porto",
  "Graz",
  "Turku",
  "Ghent",
  "Split",
  "Bergen",
].map((name, at) => [name, 9 - at]);

export function ChartPatterns() {
  return (
    <PatternPart id="charts" title="Charts and progress">
      <Specimen name="Sentiment">
        <div className="shrinks whole-row">
          <SentimentAnalysis emotions={{ positiveCount: 24, negativeCount: 31, neutralCount: 45 }} />
        </div>
      </Specimen>
      <Specimen name="Bars: few, too many to show, none">
        <BarTable title="Age" label="Age range" rows={ages} />
        <BarTable title="Cities" label="City" rows={cities} />
        <BarTable title="Occupations" label="Occupation" rows={[]} />
      </Specimen>
      <Specimen name="Saturation" wide>
        <div className="shrinks whole-row">
          <SaturationCurve saturation={saturationExample} />
        </div>
      </Specimen>
      <Specimen name="People: some disagree, too many for dots">
        <PeopleDots said={5} disagreed={2} rest={4} />
        <PeopleDots said={40} disagreed={12} rest={28} />
      </Specimen>
      <Specimen name="Long-running work: waiting, in progress, failed" wide>
        <Analyzing />
        <div className="shrinks whole-row">
          <LoadingBar percent={35} />
        </div>
        <div className="shrinks whole-row">
          <GenerationProgress generation={{ ...idle, busy: true }} />
        </div>
        <div className="shrinks whole-row">
          <GenerationProgress
            generation={{
              ...idle,
              busy: true,
              progress: { _id: "job", stage: "Reading what people said", percent: 62 },
            }}
          />
        </div>
        <div className="shrinks whole-row">
          <GenerationProgress generation={{ ...idle, problem: "Failed to generate insights" }} />
        </div>
      </Specimen>
      <Specimen name="Steps of the wizard" wide>
        <div className="shrinks whole-row">
          <WizardProgress step="objective" />
        </div>
        <div className="shrinks whole-row">
          <WizardProgress step="review" />
        </div>
      </Specimen>
    </PatternPart>
  );
}
