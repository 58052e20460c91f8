import "@mantine/spotlight/styles.css";
import { useMantineColorScheme } from "@mantine/core";
import { Spotlight, type SpotlightActionGroupData, useSpotlight } from "@mantine/spotlight";
import { IconBubble, IconFileText, IconFolder, IconPlus, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "#web/api/call.ts";
import { useConfig } from "../queries/config.ts";
import { keys } from "../queries/keys.ts";
import { useUser } from "../session/use-user.ts";
import { paletteStore } from "./palette-store.ts";

/** Ctrl/Cmd-K: to any project, any interview, and the things one does often. */
export function CommandPalette() {
  const { opened } = useSpotlight(paletteStore);
  return (
    <Spotlight
      store={paletteStore}
      actions={usePaletteActions(opened)}
      attributes={{ content: { "aria-label": "Search" } }}
      shortcut="mod + K"
      limit={12}
      scrollable
      maxHeight={420}
      nothingFound="Nothing has that name. Try a project, an interview or an action."
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden="true" />,
        placeholder: "Search projects, interviews and actions",
        "aria-label": "Search projects, interviews and actions",
      }}
    />
  );
}

function usePaletteActions(wanted: boolean): SpotlightActionGroupData[] {
  const navigate = useNavigate();
  const { toggleColorScheme } = useMantineColorScheme();
  const { data: projects = [] } = useQuery({
    queryKey: keys.projects,
    queryFn: ({ signal }) => call("GET /api/projects", { signal }),
    enabled: wanted,
  });
  const { data: interviews = [] } = useQuery({
    queryKey: keys.ownInterviews,
    queryFn: ({ signal }) => call("GET /api/interview", { signal }),
    enabled: wanted,
  });
  const user = useUser();
  const { data: config } = useConfig();
  const sellsPlans = config !== undefined && config.billing !== "off";
  const go = (path: string) => () => void navigate(path);
  return [
    {
      group: "Actions",
      actions: [
        {
          id: "create-interview",
          label: "Create Interview",
          onClick: go("/interview/create"),
          leftSection: <IconPlus size={18} />,
        },
        {
          id: "create-project",
          label: "Create Project",
          onClick: go("/project/create"),
          leftSection: <IconPlus size={18} />,
        },
        {
          id: "analyze-transcript",
          label: "Analyze transcripts",
          onClick: go("/analyze-transcript"),
          leftSection: <IconFileText size={18} />,
        },
        { id: "profile", label: "My Profile", onClick: go("/profile") },
        { id: "activity", label: "Activity", onClick: go("/settings/activity") },
        ...(sellsPlans ? [{ id: "pricing", label: "Pricing", onClick: go("/pricing") }] : []),
        ...(user?.instanceOwner ? [{ id: "outbox", label: "Outbox", onClick: go("/settings/outbox") }] : []),
        { id: "scheme", label: "Switch between light and dark", onClick: () => toggleColorScheme() },
      ],
    },
    {
      group: "Projects",
      actions: projects.map((project) => ({
        id: `project-${project._id}`,
        label: project.name,
        description: project.organization,
        onClick: go(`/projects/${project._id}/detail`),
        leftSection: <IconFolder size={18} />,
      })),
    },
    {
      group: "Interviews",
      actions: interviews.map((interview) => ({
        id: `interview-${interview._id}`,
        label: interview.name,
        description: interview.projectId.name,
        onClick: go(`/interviews/${interview._id}`),
        leftSection: <IconBubble size={18} />,
      })),
    },
  ];
}
