import { useMantineColorScheme } from "@mantine/core";
import type { SpotlightActionData } from "@mantine/spotlight";
import {
  IconClockHour4,
  IconFileText,
  IconForms,
  IconHome,
  IconKeyboard,
  IconLogout,
  IconMail,
  IconMoon,
  IconPlus,
  IconSchool,
  IconSearch,
  IconTag,
  IconUser,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Keys } from "#web/ui/keys.tsx";
import { findField } from "../components/ask/ask-field.ts";
import { useConfig } from "../queries/instance.ts";
import { useUser } from "../session/use-user.ts";
import { keysTo } from "./shortcuts.ts";
import { useSingleKeys } from "./single-keys.ts";

interface ActionInput {
  id: string;
  label: string;
  icon: ReactNode;
  keywords?: string[];
}

const icon = { size: 18, "aria-hidden": true } as const;

/** What can be done from anywhere. */
export function usePaletteActions(openHelp: () => void): SpotlightActionData[] {
  const navigate = useNavigate();
  const { toggleColorScheme } = useMantineColorScheme();
  const user = useUser();
  const singleKeys = useSingleKeys();
  const { data: config } = useConfig();
  const askLabel = findField({ kind: "everything" }, config?.interviewer === "model").label;
  const sellsPlans = config !== undefined && config.billing !== "off";
  const to = (path: string, input: ActionInput): SpotlightActionData =>
    toAction({ ...input, keys: singleKeys ? keysTo(path) : [], run: () => void navigate(path) });
  return [
    to("/interview/create", {
      ...{ id: "create-interview", label: "Create Interview", icon: <IconPlus {...icon} /> },
      keywords: ["new", "chatbot", "script"],
    }),
    to("/project/create", {
      ...{ id: "create-project", label: "Create Project", icon: <IconPlus {...icon} /> },
      keywords: ["new", "study"],
    }),
    to("/projects", {
      ...{ id: "home", label: "Your projects", icon: <IconHome {...icon} /> },
      keywords: ["home", "dashboard"],
    }),
    to("/practice-sessions", {
      ...{ id: "practice", label: "Practice", icon: <IconSchool {...icon} /> },
      keywords: ["train", "simulated interview", "debrief"],
    }),
    to("/forms", {
      ...{ id: "forms", label: "Forms", icon: <IconForms {...icon} /> },
      keywords: ["screener", "questionnaire"],
    }),
    to("/ask", {
      ...{ id: "ask", label: askLabel, icon: <IconSearch {...icon} /> },
      keywords: ["ask the data", "search", "question", "quotes", "passages"],
    }),
    to("/analyze-transcript", {
      ...{ id: "analyze-transcript", label: "Analyze transcripts", icon: <IconFileText {...icon} /> },
      keywords: ["upload", "persona"],
    }),
    to("/profile", {
      ...{ id: "profile", label: "My Profile", icon: <IconUser {...icon} /> },
      keywords: ["account", "settings", "password"],
    }),
    ...(sellsPlans
      ? [
          to("/pricing", {
            ...{ id: "pricing", label: "Pricing", icon: <IconTag {...icon} /> },
            keywords: ["upgrade", "plan"],
          }),
        ]
      : []),
    to("/settings/activity", { id: "activity", label: "Activity", icon: <IconClockHour4 {...icon} /> }),
    ...(user?.instanceOwner
      ? [to("/settings/outbox", { id: "outbox", label: "Outbox", icon: <IconMail {...icon} /> })]
      : []),
    toAction({
      ...{ id: "scheme", label: "Switch between light and dark", icon: <IconMoon {...icon} /> },
      ...{ keywords: ["colour scheme", "color", "appearance"], keys: [], run: toggleColorScheme },
    }),
    toAction({
      ...{ id: "shortcuts", label: "Keyboard shortcuts", icon: <IconKeyboard {...icon} /> },
      ...{ keywords: ["help", "keys"], keys: singleKeys ? ["?"] : [], run: openHelp },
    }),
    toAction({
      ...{ id: "logout", label: "Logout", icon: <IconLogout {...icon} /> },
      ...{ keywords: ["log out", "sign out"], keys: [], run: () => window.location.assign("/api/logout") },
    }),
  ];
}

interface RunInput extends ActionInput {
  keys: readonly string[];
  run: () => void;
}

function toAction({ id, label, icon: leftSection, keywords = [], keys, run }: RunInput): SpotlightActionData {
  const rightSection = keys.length > 0 && (
    <span className="not-narrow">
      <Keys keys={keys} />
    </span>
  );
  return { id, label, leftSection, keywords, rightSection, onClick: run };
}
