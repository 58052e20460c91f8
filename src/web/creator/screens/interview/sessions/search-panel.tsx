import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { maxLineChars } from "#contract/limits.ts";
import type { SessionHit } from "#contract/session-reading.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { listItem } from "#web/ui/list-item.ts";
import { EmptyState, LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { useFocusKey } from "#web/ui/use-focus-key.ts";
import { When } from "#web/ui/when.tsx";
import {
  HitChoice,
  HitsBar,
  keyOfHit,
  useChosenHits,
} from "../../../components/finding-editor/chosen-hits.tsx";
import { withPassage } from "../../../passages/passage-link.ts";
import { useSessionSearch } from "../../../queries/answers.ts";
import { MarkedText } from "../../session/marked-text.tsx";
import { useMayEdit } from "../may-edit.tsx";
import { readWords, withWords } from "./session-filter.ts";

/** The box that all transcripts are searched from; what is looked for stands in the address. */
export function SearchBox() {
  const [search, setSearch] = useSearchParams();
  const words = readWords(search);
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  const field = useFocusKey("/");
  const look = (value: string) => setSearch((now) => withWords(now, value.trim()), { replace: true });
  const lookSoon = useDebouncedCallback(look, 250);
  const type = (value: string) => {
    setTyped(value);
    lookSoon(value);
  };
  const clear = () => {
    setTyped("");
    look("");
    field.current?.focus();
  };
  return (
    <search style={{ maxWidth: 560 }}>
      <TextInput
        ref={field}
        aria-label="Search all transcripts"
        aria-keyshortcuts="/"
        placeholder="Search all transcripts ( / )"
        maxLength={maxLineChars.search}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={typed !== "" && <CloseButton aria-label="Clear the search" onClick={clear} />}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && typed !== "") clear();
          if (event.key === "Enter") look(typed);
        }}
      />
    </search>
  );
}

/** In place of the table, while words are looked for. */
export function SearchResults({ interviewId, words }: { interviewId: string; words: string }) {
  const found = useSessionSearch(interviewId, words);
  const chosen = useChosenHits();
  const mayEdit = useMayEdit();
  const [first] = found.data?.pages ?? [];
  const hits = found.data?.pages.flatMap((page) => page.hits) ?? [];
  if (found.error && !found.data)
    return <LoadFailure query={found} text="Failed to search the transcripts" />;
  if (!first) return <LoadingLines label="Searching the transcripts" lines={5} />;
  return (
    <div className="stack items-start" aria-busy={found.isPlaceholderData}>
      <p role="status" className="text-13 muted figures">
        {formatCount(first)}
      </p>
      {first.notice && hits.length > 0 && <p className="text-13 muted figures">{first.notice}</p>}
      {hits.length === 0 ? (
        <EmptyState
          title="Nothing found"
          text={first.notice ?? `No participant said “${words}” in this interview. Try fewer or other words.`}
        />
      ) : (
        <ol className="card grid">
          {hits.map((hit) => (
            <Hit key={keyOfHit(hit)} hit={hit}>
              {mayEdit && hit.completed && <HitChoice hit={hit} chosen={chosen} />}
            </Hit>
          ))}
        </ol>
      )}
      <HitsBar interviewId={interviewId} chosen={chosen} />
      {found.hasNextPage && (
        <BusyButton
          variant="default"
          busy={found.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void found.fetchNextPage()}
        >
          Show more
        </BusyButton>
      )}
      {found.isFetchNextPageError && <span role="alert">Failed to load more</span>}
    </div>
  );
}

function formatCount({ messages, sessions }: { messages: number; sessions: number }): string {
  if (messages === 0) return "No messages";
  const of = countNoun(messages, "message");
  return `${of} in ${countNoun(sessions, "session")}`;
}

/** A stretch of what somebody said; it opens at its place, marked. */
function Hit({ hit, children }: { hit: SessionHit; children: ReactNode }) {
  const [, setSearch] = useSearchParams();
  const { sessionId, messageId, snippet, snippetStart, marks } = hit;
  const length = Array.from(snippet).length;
  const start = marks[0]?.start ?? snippetStart;
  const end = marks.at(-1)?.end ?? snippetStart + length;
  const open = () =>
    setSearch((now) => withPassage(now, { sourceId: sessionId, messageId, start, end }), {
      preventScrollReset: true,
    });
  return (
    <li className="stack lined gap-4 pad-16">
      <p className="wrap fine gap-4-12">
        <strong>{hit.label}</strong>
        <span>
          <When at={hit.startDate} />
        </span>
        <span>{hit.completed ? "Completed" : "In Progress"}</span>
        {children}
      </p>
      <button
        type="button"
        className="bare block ink text-start hover-underline"
        onClick={open}
        {...listItem}
      >
        <span className="block regular anywhere reading serif text-18 line-26" data-sender="user" dir="auto">
          {snippetStart > 0 && "… "}
          <MarkedText
            text={snippet}
            marks={marks.map((mark) => ({
              kind: "evidence",
              start: mark.start - snippetStart,
              end: mark.end - snippetStart,
            }))}
          />
        </span>
        <span className="visually-hidden"> Open in the transcript of {hit.label}</span>
      </button>
    </li>
  );
}
