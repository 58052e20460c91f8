import { type ReactNode, useEffect, useRef } from "react";
import { Page } from "./page.tsx";

interface NoticeProps {
  title: string;
  text?: string;
  children?: ReactNode;
  /** An error is read out at once; a plain notice gets the focus on its heading. */
  isError?: boolean;
}

export function NoticeScreen({ title, text, children, isError = false }: NoticeProps) {
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
      {children !== undefined && <div className="actions">{children}</div>}
    </Page>
  );
}
