import type { Validation } from "#contract/findings.ts";
import type { Sentiment } from "#contract/insights.ts";
import type { OwnCoding } from "./coding-state.ts";

const sentiments: { sentiment: Sentiment; key: string; name: string }[] = [
  { sentiment: "positive", key: "+", name: "Positive" },
  { sentiment: "neutral", key: "0", name: "Neutral" },
  { sentiment: "negative", key: "-", name: "Negative" },
];

interface CodeButtonsProps {
  codes: Validation["codes"];
  coding: OwnCoding;
  onCode: (code: string) => void;
  onSentiment: (sentiment: Sentiment) => void;
}

/** Every code with its key and what it means; pressed ones are given. */
export function CodeButtons({ codes, coding, onCode, onSentiment }: CodeButtonsProps) {
  return (
    <>
      <fieldset>
        <legend className="below-8 medium">What's in it? Choose any that apply, or none.</legend>
        <div className="stack gap-8 auto-columns">
          {codes.map(({ code, label, description }, index) => (
            <button
              key={code}
              type="button"
              className={choiceClass(coding.codes.includes(code))}
              aria-pressed={coding.codes.includes(code)}
              onClick={() => onCode(code)}
            >
              {index < 9 && <kbd className="fine rigid">{index + 1}</kbd>}
              <span>
                <span className="block text-14 line-20 medium">{label}</span>
                <span className="fine block">{description}</span>
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="below-8 medium">How does it sound?</legend>
        <div className="wrap gap-8">
          {sentiments.map(({ sentiment, key, name }) => (
            <button
              key={sentiment}
              type="button"
              className={choiceClass(coding.sentiment === sentiment)}
              aria-pressed={coding.sentiment === sentiment}
              onClick={() => onSentiment(sentiment)}
            >
              <kbd className="fine rigid">{key}</kbd>
              <span className="block text-14 line-20 medium">{name}</span>
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function choiceClass(isChosen: boolean): string {
  const look = isChosen ? "primary-edge tint" : "surface";
  return `hover-sunken flex top gap-8 min-40 pad-8-12 control-border round ink plain-font text-start pointer ${look}`;
}
