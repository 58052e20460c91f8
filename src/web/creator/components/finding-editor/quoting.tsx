import { Button, CloseButton } from "@mantine/core";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { SourceKind } from "#contract/insights.ts";
import type { Passage } from "../../passages/selected-passage.ts";
import { QuoteDialog, type QuoteRequest } from "./quote-dialog.tsx";

interface Message {
  _id: string;
  text: string;
}

interface Quoting {
  /** Offers what to do with words that were selected. */
  select: (message: Message, passage: Passage) => void;
  open: (mode: QuoteRequest["mode"], message: Message, passage?: Passage) => void;
}

const QuotingContext = createContext<Quoting | null>(null);

/** Null where nobody may make findings of what is read. */
export function useQuoting(): Quoting | null {
  return useContext(QuotingContext);
}

interface QuotingProviderProps {
  source: { kind: SourceKind; id: string };
  /** The interviews whose findings may quote this source; none, and nothing is offered. */
  interviews: readonly { _id: string; name: string }[];
  children: ReactNode;
}

/** Lets the words of a transcript become findings: by selecting them, or from a message's buttons. */
export function QuotingProvider({ source, interviews, children }: QuotingProviderProps) {
  const [request, setRequest] = useState<QuoteRequest>();
  const [selected, setSelected] = useState<{ message: Message; passage: Passage }>();
  const { kind, id } = source;
  const quoting = useMemo<Quoting>(
    () => ({
      select: (message, passage) => setSelected({ message, passage }),
      open: (mode, { _id, text }, passage) => {
        const place = { sourceKind: kind, sourceId: id, messageId: _id };
        setRequest({ mode, from: { message: { place, text, passage } } });
      },
    }),
    [kind, id],
  );
  if (interviews.length === 0) return children;
  return (
    <QuotingContext value={quoting}>
      {children}
      {selected && (
        <div className="row gap-8-16 above-12 pad-12-16 control-border round surface bottom-bar">
          <p className="one-line shrinks text-13 basis-200" role="status">
            Selected <q dir="auto">{selected.passage.quote}</q>
          </p>
          <QuoteButtons message={selected.message} passage={selected.passage} />
          <CloseButton aria-label="Clear the selection" onClick={() => setSelected(undefined)} />
        </div>
      )}
      {request && (
        <QuoteDialog
          request={request}
          interviews={interviews}
          onClose={() => setRequest(undefined)}
          onDone={() => {
            setRequest(undefined);
            setSelected(undefined);
          }}
        />
      )}
    </QuotingContext>
  );
}

/** What can be made of a passage. */
export function QuoteButtons({ message, passage }: { message: Message; passage: Passage }) {
  const quoting = useQuoting();
  if (!quoting) return null;
  return (
    <>
      <Button size="xs" onClick={() => quoting.open("new", message, passage)}>
        New finding
      </Button>
      <Button size="xs" variant="default" onClick={() => quoting.open("add", message, passage)}>
        Add to finding
      </Button>
    </>
  );
}

/** The same beside a message, for those who select no words with a mouse. */
export function MessageQuoteButtons({ message }: { message: Message }) {
  const quoting = useQuoting();
  if (!quoting) return null;
  return (
    <>
      <button type="button" className="word-button nowrap" onClick={() => quoting.open("new", message)}>
        New finding
      </button>
      <button type="button" className="word-button nowrap" onClick={() => quoting.open("add", message)}>
        Add to finding
      </button>
    </>
  );
}
