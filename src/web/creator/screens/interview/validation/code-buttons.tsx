import type { Validation } from "#contract/findings.ts";
import type { Sentiment } from "#contract/insights.ts";
import classes from "../certainty/certainty.module.css";
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
              className={`hover-sunken flex top gap-8 min-40 pad-8-12 control-border round surface ink plain-font text-start pointer ${classes.code}`}
              aria-pressed={coding.codes.includes(code)}
              onClick={() => onCode(code)}
            >
              {index < 9 && (
                <kbd
                  className={`fine rigid control-border round-4 sans text-center ${classes.validationKey}`}
                >
                  {index + 1}
                </kbd>
              )}
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
              className={`hover-sunken flex top gap-8 min-40 pad-8-12 control-border round surface ink plain-font text-start pointer ${classes.code}`}
              aria-pressed={coding.sentiment === sentiment}
              onClick={() => onSentiment(sentiment)}
            >
              <kbd className={`fine rigid control-border round-4 sans text-center ${classes.validationKey}`}>
                {key}
              </kbd>
              <span className="block text-14 line-20 medium">{name}</span>
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
