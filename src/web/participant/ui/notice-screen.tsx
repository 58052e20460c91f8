import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Page } from "./page.tsx";
import type { WayBack } from "./return-link.tsx";

const ReturnLink = lazy(() => import("./return-link.tsx").then((m) => ({ default: m.ReturnLink })));

interface NoticeProps {
  title: string;
  text?: string;
  children?: ReactNode;
  /** Where the panel wants its participant back. */
  back?: WayBack | undefined;
  /** An error is read out at once; a plain notice gets the focus on its heading. */
  isError?: boolean;
}

export function NoticeScreen({ title, text, children, back, isError = false }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Page>
      <div className="notice" role={isError ? "alert" : undefined}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {text !== undefined && <p className="lead">{text}</p>}
      </div>
      {back?.returnUrl && (
        <Suspense fallback={null}>
          <ReturnLink back={back} />
        </Suspense>
      )}
      {children !== undefined && <div className="actions">{children}</div>}
    </Page>
  );
}
