import { Drawer } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { togglePalette } from "./palette-store.ts";
import classes from "./shell.module.css";
import { SideBar } from "./side-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { usePageStart } from "./use-page-start.ts";
import { useNoteRecent } from "./use-recent.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const CommandPalette = lazy(async () => ({
  default: (await import("./command-palette.tsx")).CommandPalette,
}));
const ShortcutHelp = lazy(async () => ({
  default: (await import("./shortcut-help.tsx")).ShortcutHelp,
}));

/** Side bar and top bar around a screen. */
export function Shell() {
  const [menuOpen, menu] = useDisclosure(false);
  const [helpOpen, help] = useDisclosure(false);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  usePageStart(main);
  useNoteRecent();
  useShortcuts(help.open);
  useHotkeys([["mod+K", togglePalette]]);
  const closeMenu = menu.close;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever the page changes
  useEffect(() => closeMenu(), [pathname, closeMenu]);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        Skip to the content
      </a>
      <TopBar onMenu={menu.open} />
      <aside className={classes.side}>
        <SideBar label="Main" />
      </aside>
      <Drawer
        opened={menuOpen}
        onClose={menu.close}
        title="Menu"
        size={264}
        classNames={{ body: classes.drawer }}
      >
        <SideBar label="Menu" wide />
      </Drawer>
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <div className={classes.content}>
          <Outlet />
        </div>
      </main>
      <Suspense fallback={null}>
        <CommandPalette onHelp={help.open} />
        {helpOpen && <ShortcutHelp opened onClose={help.close} />}
      </Suspense>
    </div>
  );
}
