import { Drawer } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import { NavigationType, Outlet, useLocation, useNavigationType } from "react-router";
import { togglePalette } from "./palette-store.ts";
import classes from "./shell.module.css";
import { SideBar } from "./side-bar.tsx";
import { TopBar } from "./top-bar.tsx";
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
  useShortcuts(help.open);
  useHotkeys([["mod+K", togglePalette]]);
  const closeMenu = menu.close;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever the page changes
  useEffect(() => closeMenu(), [pathname, closeMenu]);
  return (
    <div className={`grid ${classes.frame}`}>
      <a className={`absolute round surface primary pad-8-12 ${classes.skip}`} href="#main">
        Skip to the content
      </a>
      <TopBar onMenu={menu.open} />
      <aside className={`sticky self-top ${classes.side}`}>
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
      <main id="main" ref={main} tabIndex={-1} className="no-ring shrinks pad-page">
        <div className="max-content centre">
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

/**
 * A new page begins at its top, for the eye and for the keyboard. Going back keeps the place, and a change of
 * the query alone is the same page.
 */
function usePageStart(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind === NavigationType.Pop) return;
    window.scrollTo({ top: 0 });
    main.current?.focus({ preventScroll: true });
  }, [pathname, kind, main]);
}
