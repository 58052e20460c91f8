import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * A new page begins at its top, for the eye and for the keyboard. Going back keeps the place, and a change of
 * the query alone is the same page.
 */
export function usePageStart(main: RefObject<HTMLElement | null>): void {
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
