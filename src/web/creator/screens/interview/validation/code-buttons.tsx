import type { Validation } from "#contract/findings.ts";
import type { Sentiment } from "#contract/insights.ts";
import type { OwnCoding } from "./coding-state.ts";
import classes from "./validation.module.css";

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
      <fieldset className={classes.group}>
        <legend>What's in it? Choose any that apply, or none.</legend>
        <div className={`stack ${classes.codes}`}>
          {codes.map(({ code, label, description }, index) => (
            <button
              key={code}
              type="button"
              className={classes.code}
              aria-pressed={coding.codes.includes(code)}
              onClick={() => onCode(code)}
            >
              {index < 9 && <kbd className={classes.key}>{index + 1}</kbd>}
              <span>
                <span className={classes.codeName}>{label}</span>
                <span className={`caption ${classes.codeUse}`}>{description}</span>
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>How does it sound?</legend>
        <div className={`wrap ${classes.sentiments}`}>
          {sentiments.map(({ sentiment, key, name }) => (
            <button
              key={sentiment}
              type="button"
              className={classes.code}
              aria-pressed={coding.sentiment === sentiment}
              onClick={() => onSentiment(sentiment)}
            >
              <kbd className={classes.key}>{key}</kbd>
              <span className={classes.codeName}>{name}</span>
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
