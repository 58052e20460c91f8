import { Select, TextInput } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { defaultTags } from "#contract/choices.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { FailureLine } from "#web/ui/notice-box.tsx";
import { listTags } from "./annotation-draft.ts";
import classes from "./session.module.css";
import type { AnnotationDraftState } from "./use-annotation-draft.ts";
import type { MessageSearch } from "./use-message-search.ts";

interface TranscriptToolbarProps {
  search: MessageSearch;
  tag: string | null;
  onTag: (tag: string | null) => void;
  annotations: AnnotationDraftState;
  mayEdit: boolean;
}

export function SessionToolbar({ search, tag, onTag, annotations, mayEdit }: TranscriptToolbarProps) {
  return (
    <div className="row gap-8-16 pad-bottom-12 ruled-below">
      <SearchBox search={search} />
      <Select
        aria-label="Show messages with a tag"
        placeholder="All messages"
        clearable
        clearButtonProps={{ "aria-label": "Show all messages" }}
        size="xs"
        className="basis-160"
        maw={{ base: "none", xs: 190 }}
        data={listTags(defaultTags, annotations.shown).map((one) => ({
          value: one,
          label: labelTag(one, annotations),
        }))}
        value={tag}
        onChange={onTag}
      />
      {mayEdit ? (
        <SaveButton annotations={annotations} />
      ) : (
        annotations.isDirty && (
          <span className={`text-13 muted ${classes.saveState}`}>Saved in this browser</span>
        )
      )}
    </div>
  );
}

function labelTag(tag: string, { shown }: AnnotationDraftState): string {
  const messages = new Set(
    shown
      .filter((one) => one.kind === "tag" && one.text.toLowerCase() === tag.toLowerCase())
      .map((one) => one.messageId),
  );
  return messages.size === 0 ? tag : `${tag} (${messages.size})`;
}

function SearchBox({ search }: { search: MessageSearch }) {
  const { query, hits, at } = search;
  const field = useSearchKey();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    search.step(event.shiftKey ? -1 : 1);
  };
  const isAsked = query.trim() !== "";
  const none = hits.length === 0;
  return (
    <div className="level basis-200 gap-8">
      <TextInput
        ref={field}
        type="search"
        aria-keyshortcuts="/"
        aria-label="Search this transcript"
        placeholder="Search"
        size="xs"
        className="grow"
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={query}
        onChange={(event) => search.setQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status" className={isAsked ? "text-13 muted figures text-end" : "visually-hidden"}>
        {isAsked && (none ? "No hits" : `${at + 1} of ${hits.length}`)}
      </span>
      {isAsked && !none && (
        <>
          <IconButton
            icon={IconChevronUp}
            variant="default"
            size={30}
            label="Previous hit"
            onClick={() => search.step(-1)}
          />
          <IconButton
            icon={IconChevronDown}
            variant="default"
            size={30}
            label="Next hit"
            onClick={() => search.step(1)}
          />
        </>
      )}
    </div>
  );
}

function SaveButton({ annotations }: { annotations: AnnotationDraftState }) {
  const { isDirty, canSave, saving, loadError, save } = annotations;
  const problem = saving.error ?? (isDirty && !canSave ? loadError : null);
  return (
    <div className={`row gap-4-12 ${classes.save}`}>
      {isDirty && (
        <BusyButton
          size="xs"
          busy={saving.isPending || !canSave}
          busyLabel={saving.isPending ? "Saving..." : "Save to project"}
          onClick={save}
        >
          Save to project
        </BusyButton>
      )}
      <span role="status" className={`text-13 muted ${classes.saveState}`}>
        {isDirty && !saving.isPending && "Only in this browser so far"}
        {!isDirty && saving.isSuccess && "Saved to the project"}
      </span>
      <FailureLine
        error={problem}
        fallback="Couldn't save your tags, notes and highlights. They're kept in this browser."
      />
    </div>
  );
}

/** "/" puts the cursor into the search box of the page or dialog that it is pressed in, unless someone is typing. */
function useSearchKey() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isTyping = target?.closest("input, textarea, select") !== null;
      const home = field.current?.closest("[role=dialog]") ?? null;
      const isHere = (target?.closest("[role=dialog]") ?? null) === home;
      if (isTyping || !isHere) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return field;
}
