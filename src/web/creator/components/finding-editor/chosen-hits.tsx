import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import type { GivenQuote } from "#contract/given-quotes.ts";
import type { SessionHit } from "#contract/session-reading.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { toPassage } from "../../passages/selected-passage.ts";
import { QuoteDialog, type QuoteRequest } from "./quote-dialog.tsx";

export function keyOfHit({ sessionId, messageId }: SessionHit): string {
  return `${sessionId} ${messageId}`;
}

export interface ChosenHits {
  quotes: ReadonlyMap<string, GivenQuote>;
  toggle: (hit: SessionHit) => void;
  clear: () => void;
}

/** The search hits that are to become quotes. */
export function useChosenHits(): ChosenHits {
  const [quotes, setQuotes] = useState<ReadonlyMap<string, GivenQuote>>(new Map());
  const toggle = (hit: SessionHit) => {
    const key = keyOfHit(hit);
    const next = new Map(quotes);
    const quote = toQuote(hit);
    if (!next.delete(key) && quote) next.set(key, quote);
    setQuotes(next);
  };
  return { quotes, toggle, clear: () => setQuotes(new Map()) };
}

/** The stretch that is shown, word for word. */
function toQuote({ sessionId, messageId, snippet, snippetStart }: SessionHit): GivenQuote | undefined {
  const passage = toPassage(snippet, 0, snippet.length);
  if (!passage) return undefined;
  return {
    sourceKind: "interview",
    sourceId: sessionId,
    messageId,
    start: snippetStart + passage.start,
    end: snippetStart + passage.end,
    quote: passage.quote,
  };
}

export function HitChoice({ hit, chosen }: { hit: SessionHit; chosen: ChosenHits }) {
  return (
    <Checkbox
      size="xs"
      label="Use as quote"
      checked={chosen.quotes.has(keyOfHit(hit))}
      onChange={() => chosen.toggle(hit)}
    />
  );
}

/** What can be made of the chosen hits, however many. */
export function HitsBar({ interviewId, chosen }: { interviewId: string; chosen: ChosenHits }) {
  const [mode, setMode] = useState<QuoteRequest["mode"]>();
  const quotes = [...chosen.quotes.values()];
  if (quotes.length === 0) return null;
  return (
    <div className="row gap-8-16 above-12 pad-12-16 control-border round surface bottom-bar">
      <p className="one-line shrinks text-13 basis-200" role="status">
        {countNoun(quotes.length, "quote chosen", "quotes chosen")}
      </p>
      <Button size="xs" onClick={() => setMode("new")}>
        New finding
      </Button>
      <Button size="xs" variant="default" onClick={() => setMode("add")}>
        Add to finding
      </Button>
      <Button size="xs" variant="subtle" onClick={chosen.clear}>
        Clear
      </Button>
      {mode && (
        <QuoteDialog
          request={{ mode, from: { quotes } }}
          interviews={[{ _id: interviewId, name: "" }]}
          onClose={() => setMode(undefined)}
          onDone={() => {
            setMode(undefined);
            chosen.clear();
          }}
        />
      )}
    </div>
  );
}
