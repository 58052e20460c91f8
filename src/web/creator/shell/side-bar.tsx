import { Tooltip } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconForms, IconHome, IconLogout, IconMail, IconSchool, IconUser } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { KeyHint, Keys } from "#web/ui/keys.tsx";
import { useConfig } from "../queries/instance.ts";
import { useUser } from "../session/use-user.ts";
import { keysTo } from "./shortcuts.ts";
import { useSingleKeys } from "./single-keys.ts";

interface SideBarProps {
  label: string;
  /** With its words at any width, as in the drawer. */
  wide?: boolean;
}

interface Place {
  label: string;
  path: string;
  /** The addresses of its screens. */
  holds: RegExp;
  Icon: ComponentType<{ size: number; "aria-hidden": "true" }>;
}

const ofProjects = /^\/(projects?|interviews|personas|transcripts|threads|analyze-transcript|ask)(\/|$)/;

const places: readonly Place[] = [
  { label: "Home", path: "/projects", holds: ofProjects, Icon: IconHome },
  { label: "My Profile", path: "/profile", holds: /^\/(profile|settings)(\/|$)/, Icon: IconUser },
  {
    label: "Practice",
    path: "/practice-sessions",
    holds: /^\/(practice-sessions|simulated-interview)/,
    Icon: IconSchool,
  },
  { label: "Forms", path: "/forms", holds: /^\/forms(\/|$)/, Icon: IconForms },
];

export function SideBar({ label, wide = false }: SideBarProps) {
  const narrow = useMediaQuery("(max-width: 1099px)", false, { getInitialValueInEffect: false }) && !wide;
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={wide ? "column gap-4 tall" : "column gap-4 tall"}>
      {places.map(({ path, holds, Icon, ...place }) => (
        <Item key={path} label={place.label} path={path} narrow={narrow} hidden={wide}>
          <Link
            to={path}
            className={linkClass(narrow)}
            aria-current={holds.test(pathname) ? "page" : undefined}
          >
            <Icon size={18} aria-hidden="true" />
            <span className={narrow ? "visually-hidden" : undefined}>{place.label}</span>
          </Link>
        </Item>
      ))}
      <OutboxItem narrow={narrow} hidden={wide} />
      <div className="to-bottom pad-top-12 ruled">
        <Item label="Logout" path="" narrow={narrow} hidden={wide}>
          <a href="/api/logout" className={linkClass(narrow)}>
            <IconLogout size={18} aria-hidden="true" />
            <span className={narrow ? "visually-hidden" : undefined}>Logout</span>
          </a>
        </Item>
      </div>
    </nav>
  );
}

/** For the owner of an installation that sends no mail, or where mails have failed and are to be passed on by hand. */
function OutboxItem({ narrow, hidden }: { narrow: boolean; hidden: boolean }) {
  const user = useUser();
  const { data: config } = useConfig();
  const waiting = user?.outboxWaiting ?? 0;
  const isKeptHere = user?.instanceOwner === true && config?.sendsMail === false;
  if (waiting === 0 && !isKeptHere) return null;
  const label = waiting === 0 ? "Outbox" : `Outbox: ${waiting} to pass on`;
  return (
    <Item label={label} path="/settings/outbox" narrow={narrow} hidden={hidden}>
      <NavLink to="/settings/outbox" className={linkClass(narrow)}>
        <IconMail size={18} aria-hidden="true" />
        <span className={narrow ? "visually-hidden" : undefined}>Outbox</span>
        {waiting > 0 && (
          <span className="pad-0-8 round tint primary text-13 strong line-20 text-center min-width-20">
            {waiting} <span className="visually-hidden">to pass on</span>
          </span>
        )}
      </NavLink>
    </Item>
  );
}

interface ItemProps {
  label: string;
  path: string;
  /** Shown as icons alone, so that the tooltip has to say the name. */
  narrow: boolean;
  hidden: boolean;
  children: ReactNode;
}

function Item({ label, path, narrow, hidden, children }: ItemProps) {
  const keys = useSingleKeys() ? keysTo(path) : [];
  const says = narrow ? <KeyHint label={label} keys={keys} /> : <Keys keys={keys} />;
  return (
    <Tooltip
      label={says}
      position="right"
      openDelay={300}
      disabled={hidden || (!narrow && keys.length === 0)}
    >
      <div>{children}</div>
    </Tooltip>
  );
}

function linkClass(narrow: boolean): string {
  const layout = narrow ? "grid place-center" : "level gap-12 pad-0-12";
  return `${layout} min-40 round muted medium undecorated hover-sunken current-tint`;
}
