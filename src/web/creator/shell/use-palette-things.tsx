import type { SpotlightActionData } from "@mantine/spotlight";
import { IconBubble, IconFolder, IconUserCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { call } from "#web/api/call.ts";
import { useOwnPersonas } from "../queries/personas.ts";
import { keys } from "../queries/query-keys.ts";
import type { EntryGroup } from "./palette-filter.ts";

type Kind = "project" | "interview" | "persona";

/** Everything that can be opened by its name; asked for when it is wanted. */
export function usePaletteThings(wanted: boolean) {
  const { projects, interviews, personas } = useLists(wanted);
  const open = useOpen();
  const groups = useMemo(
    (): EntryGroup<SpotlightActionData>[] => [
      {
        group: "Projects",
        actions: projects.data?.map((one) => open("project", one._id, one.name, one.organization)) ?? [],
      },
      {
        group: "Interviews",
        actions:
          interviews.data?.map((one) => open("interview", one._id, one.name, one.projectId.name)) ?? [],
      },
      {
        group: "Personas",
        actions: personas.data?.map((one) => open("persona", one._id, one.name, one.description)) ?? [],
      },
    ],
    [projects.data, interviews.data, personas.data, open],
  );
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

const addresses: Record<Kind, (id: string) => string> = {
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
      (kind: Kind, id: string, label: string, description: string): SpotlightActionData => ({
        id: `${kind}-${id}`,
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
