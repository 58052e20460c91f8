import { Button } from "@mantine/core";
import { useState } from "react";
import type { PracticeMeter } from "#contract/practice-debrief.ts";
import { kept } from "../kept-in-browser.ts";
import { formatShare } from "../practice-words.ts";
import { describeFollowUps, describeWatched, typicalTalkShare } from "./meter-words.ts";

/** Whether the meter is hidden, as this browser remembers it. */
export function useMeterHidden(): [boolean, (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(kept.isMeterHidden);
  return [
    hidden,
    (next) => {
      kept.noteMeter(next);
      setHidden(next);
    },
  ];
}

interface LiveMeterProps {
  meter: PracticeMeter;
  hidden: boolean;
  onHidden: (hidden: boolean) => void;
}

/** How it goes so far. It changes silently: read out, it would talk into the conversation. */
export function LiveMeter({ meter, hidden, onHidden }: LiveMeterProps) {
  return (
    <section className="card shrinks pad-16" aria-label="Live meter">
      <div className="level between gap-12 min-24">
        <h2 className="text-14 line-20">Live meter</h2>
        <Button variant="subtle" size="compact-xs" aria-expanded={!hidden} onClick={() => onHidden(!hidden)}>
          {hidden ? "Show" : "Hide"}
          <span className="visually-hidden"> the meter</span>
        </Button>
      </div>
      {!hidden && <MeterFigures meter={meter} />}
    </section>
  );
}

function MeterFigures({ meter }: { meter: PracticeMeter }) {
  const { labels, talkShare } = meter;
  const watched = describeWatched(meter);
  return (
    <dl className="stack gap-16 text-13 line-20 figures above-12">
      <div>
        <dt>Talk share</dt>
        <dd>
          <span className="heading-18">{formatShare(talkShare)}</span> of the words are yours
          <span className="relative flex above-8 below-8 round-4 sunken thin" aria-hidden="true">
            <span
              className="absolute tint tall tint border primary-edge"
              style={{
                insetInlineStart: `${typicalTalkShare.from}%`,
                inlineSize: `${typicalTalkShare.to - typicalTalkShare.from}%`,
              }}
            />
            {talkShare !== null && (
              <span className="needle" style={{ insetInlineStart: `${100 * talkShare}%` }} />
            )}
          </span>
          <span className="fine block anywhere">
            {typicalTalkShare.from}–{typicalTalkShare.to}% is usual in research interviews
          </span>
        </dd>
      </div>
      <div>
        <dt>Open to closed</dt>
        <dd>
          <span className="heading-18">
            {labels.open} : {labels.closed}
          </span>
          <span className="visually-hidden"> questions</span>
          <span
            className="relative flex above-8 below-8 round-4 sunken gap-2 clipped thin"
            aria-hidden="true"
          >
            <span className="filled" style={{ flexGrow: labels.open }} />
            <span className="filled-neutral" style={{ flexGrow: labels.closed }} />
          </span>
          {watched !== "" && <span className="fine block anywhere">Also: {watched}</span>}
        </dd>
      </div>
      <div>
        <dt>Follow-ups</dt>
        <dd>{describeFollowUps(meter)}</dd>
      </div>
    </dl>
  );
}
