import { Button, Select, TextInput, Tooltip } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { KeyHint } from "./keys.tsx";
import { EmptyState } from "./list-states.tsx";
import type { ListView } from "./use-list-view.ts";

interface ListToolsProps<T> {
  /** What the list holds, in the plural: "projects". */
  of: string;
  placeholder: string;
  view: ListView<T>;
  /** Whether there are more that are not loaded, where nothing is looked for. */
  isPart?: boolean;
}

/** Search and sort over a list that is long enough to need them; nothing over a short one. */
export function ListTools<T>({ of, placeholder, view, isPart = false }: ListToolsProps<T>) {
  if (!view.isLong) return null;
  return (
    <div className="row gap-8-16 below-16">
      <Tooltip label={<KeyHint label={`Search ${of}`} keys={["/"]} />} openDelay={500} events={hoverOnly}>
        <TextInput
          className="basis-200"
          maw={360}
          type="search"
          aria-label={`Search ${of}`}
          placeholder={placeholder}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={view.query}
          onChange={(event) => view.onQuery(event.currentTarget.value)}
        />
      </Tooltip>
      <Select
        flex="0 1 190px"
        aria-label={`Sort ${of}`}
        data={view.orders}
        value={view.order}
        allowDeselect={false}
        onChange={(value) => value && view.onOrder(value)}
      />
      <span role="status" className={view.query === "" ? "visually-hidden" : "text-13 muted"}>
        {view.query === "" ? "" : `${view.shown.length} of ${view.total} ${of}${isPart ? " loaded" : ""}`}
      </span>
    </div>
  );
}

/** The field gets the focus to be typed into; a tooltip would stand over what is found. */
const hoverOnly = { hover: true, focus: false, touch: false };

/** In place of a list that a search has emptied. */
export function NoneFound<T>({ of, view, isPart }: Omit<ListToolsProps<T>, "placeholder">) {
  const text = isPart
    ? `No match for “${view.query}” so far. There are more to load.`
    : `No match for “${view.query}”.`;
  return (
    <EmptyState title={`No ${of} match`} text={text}>
      <Button variant="default" onClick={() => view.onQuery("")}>
        Show all {of}
      </Button>
    </EmptyState>
  );
}
