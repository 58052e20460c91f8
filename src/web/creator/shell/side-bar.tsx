import { Tooltip } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconForms, IconHome, IconLogout, IconSchool, IconUser } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import { NavLink } from "react-router";
import { KeyHint, Keys } from "#web/ui/keys.tsx";
import classes from "./shell.module.css";
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
  Icon: ComponentType<{ size: number; "aria-hidden": "true" }>;
}

const places: readonly Place[] = [
  { label: "Home", path: "/projects", Icon: IconHome },
  { label: "My Profile", path: "/profile", Icon: IconUser },
  { label: "Practice", path: "/practice-sessions", Icon: IconSchool },
  { label: "Forms", path: "/forms", Icon: IconForms },
];

export function SideBar({ label, wide = false }: SideBarProps) {
  const narrow = useMediaQuery("(max-width: 1099px)") === true && !wide;
  return (
    <nav aria-label={label} className={wide ? `${classes.nav} ${classes.wide}` : classes.nav}>
      {places.map(({ path, Icon, ...place }) => (
        <Item key={path} label={place.label} path={path} narrow={narrow} hidden={wide}>
          <NavLink to={path} className={classes.navLink}>
            <Icon size={18} aria-hidden="true" />
            <span className={classes.navText}>{place.label}</span>
          </NavLink>
        </Item>
      ))}
      <div className={classes.navEnd}>
        <Item label="Logout" path="" narrow={narrow} hidden={wide}>
          <a href="/api/logout" className={classes.navLink}>
            <IconLogout size={18} aria-hidden="true" />
            <span className={classes.navText}>Logout</span>
          </a>
        </Item>
      </div>
    </nav>
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
