import { Tooltip } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconForms, IconHome, IconLogout, IconSchool, IconUser } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import classes from "./shell.module.css";

interface SideBarProps {
  label: string;
  /** With its words at any width, as in the drawer. */
  wide?: boolean;
}

export function SideBar({ label, wide = false }: SideBarProps) {
  const narrow = useMediaQuery("(max-width: 1099px)") === true && !wide;
  return (
    <nav aria-label={label} className={wide ? `${classes.nav} ${classes.wide}` : classes.nav}>
      <Item label="Home" hint={narrow}>
        <NavLink to="/projects" className={classes.navLink}>
          <IconHome size={18} aria-hidden="true" />
          <span className={classes.navText}>Home</span>
        </NavLink>
      </Item>
      <Item label="My Profile" hint={narrow}>
        <NavLink to="/profile" className={classes.navLink}>
          <IconUser size={18} aria-hidden="true" />
          <span className={classes.navText}>My Profile</span>
        </NavLink>
      </Item>
      <Item label="Logout" hint={narrow}>
        <a href="/api/logout" className={classes.navLink}>
          <IconLogout size={18} aria-hidden="true" />
          <span className={classes.navText}>Logout</span>
        </a>
      </Item>
      <div className={classes.navMore}>
        <Item label="Forms" hint={narrow}>
          <NavLink to="/forms" className={classes.navLink}>
            <IconForms size={18} aria-hidden="true" />
            <span className={classes.navText}>Forms</span>
          </NavLink>
        </Item>
        <Item label="Practice" hint={narrow}>
          <NavLink to="/practice-sessions" className={classes.navLink}>
            <IconSchool size={18} aria-hidden="true" />
            <span className={classes.navText}>Practice</span>
          </NavLink>
        </Item>
      </div>
    </nav>
  );
}

function Item({ label, hint, children }: { label: string; hint: boolean; children: ReactNode }) {
  return (
    <Tooltip label={label} position="right" disabled={!hint}>
      <div>{children}</div>
    </Tooltip>
  );
}
