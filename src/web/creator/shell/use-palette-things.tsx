import type { SpotlightActionData } from "@mantine/spotlight";
import { IconBubble, IconFolder, IconUserCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { call } from "#web/api/call.ts";
import { useOwnPersonas } from "../queries/personas.ts";
import { keys } from "../queries/query-keys.ts";
import { useUser } from "../session/use-user.ts";
import type { EntryGroup } from "./palette-filter.ts";
import { findThing, type RecentThing } from "./recent-things.ts";
import { listRecent } from "./use-recent.ts";

type Thing = SpotlightActionData & RecentThing;
type Group = EntryGroup<SpotlightActionData>;

const maxRecent = 5;

/** Everything that can be opened by its name, what was open last before the rest; asked for when it is wanted. */
export function usePaletteThings(wanted: boolean) {
  const { projects, interviews, personas } = useLists(wanted);
  const userId = useUser()?._id ?? "";
  const open = useOpen();
  const { pathname } = useLocation();
  const groups = useMemo((): Group[] => {
    const recent = wanted ? listRecent(userId) : [];
    const here = findThing(pathname);
    const things = {
      Projects: projects.data?.map((one) => open("project", one._id, one.name, one.organization)) ?? [],
      Interviews:
        interviews.data?.map((one) => open("interview", one._id, one.name, one.projectId.name)) ?? [],
      Personas: personas.data?.map((one) => open("persona", one._id, one.name, one.description)) ?? [],
    };
    const all = Object.values(things).flat();
    const elsewhere = recent.filter((place) => !here || !isOf(place, here));
    const last = elsewhere.flatMap((place) => all.filter((thing) => isOf(thing, place)));
    return [
      {
        group: "Recent",
        actions: last.slice(0, maxRecent).map((one) => ({ ...one, id: `recent-${one.id}` })),
      },
      ...Object.entries(things).map(([group, actions]) => ({ group, actions: recentFirst(actions, recent) })),
    ].map(({ group, actions }) => ({ group, actions: actions.map(toAction) }));
  }, [wanted, userId, pathname, projects.data, interviews.data, personas.data, open]);
  const lists = [projects, interviews, personas];
  return {
    groups,
    loading: lists.some(({ isPending }) => isPending),
    failed: lists.some(({ isError }) => isError),
  };
}

function useLists(wanted: boolean) {
  const projects = useQuery({
    queryKey: keys.projects,
    queryFn: ({ signal }) => call("GET /api/projects", { signal }),
    enabled: wanted,
  });
  const interviews = useQuery({
    queryKey: keys.ownInterviews,
    queryFn: ({ signal }) => call("GET /api/interview", { signal }),
    enabled: wanted,
  });
  return { projects, interviews, personas: useOwnPersonas(wanted) };
}

const addresses: Record<RecentThing["kind"], (id: string) => string> = {
  project: (id) => `/projects/${id}/detail`,
  interview: (id) => `/interviews/${id}`,
  persona: (id) => `/personas/${id}`,
};

const icons = {
  project: <IconFolder size={18} aria-hidden="true" />,
  interview: <IconBubble size={18} aria-hidden="true" />,
  persona: <IconUserCircle size={18} aria-hidden="true" />,
};

function useOpen() {
  const navigate = useNavigate();
  return useMemo(
    () =>
      (kind: RecentThing["kind"], id: string, label: string, description: string): Thing => ({
        kind,
        id,
        label,
        description: shorten(description),
        leftSection: icons[kind],
        onClick: () => void navigate(addresses[kind](id)),
      }),
    [navigate],
  );
}

const longest = 90;

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}

function isOf(thing: RecentThing, place: RecentThing): boolean {
  return thing.kind === place.kind && thing.id === place.id;
}

function recentFirst(things: readonly Thing[], recent: readonly RecentThing[]): Thing[] {
  const last = recent.flatMap((place) => things.filter((thing) => isOf(thing, place)));
  return [...last, ...things.filter((thing) => !last.includes(thing))];
}

/** Of what an entry is known by, only what stands on the page; the id is made one of its own. */
function toAction({ kind, id, ...shown }: Thing): SpotlightActionData {
  return { ...shown, id: `${kind}-${id}` };
}
