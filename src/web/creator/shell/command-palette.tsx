import "@mantine/spotlight/styles.css";
import { Spotlight, type SpotlightActionData, useSpotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { chosenOnce } from "./palette-choice.ts";
import { type EntryGroup, filterPalette } from "./palette-filter.ts";
import { paletteStore, welcomePalette } from "./palette-store.ts";
import { usePaletteActions } from "./use-palette-actions.tsx";
import { usePaletteThings } from "./use-palette-things.tsx";

const lead = "Search projects, interviews, personas and actions";

/** Ctrl/Cmd-K: to any project, interview or persona, and the things one does often. */
export function CommandPalette({ onHelp }: { onHelp: () => void }) {
  const { opened } = useSpotlight(paletteStore);
  const things = usePaletteThings(opened);
  const actions = usePaletteActions(onHelp);
  const groups = useShownGroups(opened, [...things.groups, { group: "Actions", actions }]);
  useEffect(() => welcomePalette(), []);
  return (
    <Spotlight
      store={paletteStore}
      actions={groups}
      filter={(query) => filterPalette(query, groups)}
      styles={{ actionDescription: { opacity: 1 } }}
      attributes={{ content: { "aria-label": "Search" } }}
      // The shell listens for its key: the palette's code may still be on the way when that is pressed.
      shortcut={null}
      scrollable
      maxHeight={440}
      nothingFound={describeNothing(things)}
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden="true" />,
        placeholder: lead,
        "aria-label": lead,
      }}
    />
  );
}

type Group = EntryGroup<SpotlightActionData>;

/** The list stands still while the palette goes, so that nothing moves below a pointer that presses twice. */
function useShownGroups(opened: boolean, groups: readonly Group[]): Group[] {
  const shown = useRef<Group[]>([]);
  if (opened) shown.current = groups.map((one) => ({ ...one, actions: one.actions.map(chosenOnce) }));
  return shown.current;
}

function describeNothing({ loading, failed }: { loading: boolean; failed: boolean }): string {
  if (failed) return "Couldn't load your projects and interviews. You can still search actions.";
  if (loading) return "Loading your projects and interviews";
  return "Nothing found. Try a project, an interview, a persona or an action.";
}
