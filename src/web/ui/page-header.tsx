import { Anchor, Title } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./ui.module.css";

export interface Crumb {
  label: string;
  /** Without a path it is the page itself. */
  to?: string;
}

interface PageHeaderProps {
  title: string;
  crumbs?: Crumb[];
  /** A line under the title: an organization, a date. */
  detail?: ReactNode;
  /** The page's one primary action, and what goes beside it. */
  actions?: ReactNode;
}

/** From here on a title beside actions would become a narrow column: it gets a line of its own if there is no room. */
const longTitle = 60;

export function PageHeader({ title, crumbs = [], detail, actions }: PageHeaderProps) {
  return (
    <header className="below-24">
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <div className="wrap between top gap-12-24">
        <div className={`basis-320 ${classes.text}`} data-long={title.length > longTitle || undefined}>
          <Title order={1} className="anywhere tight pretty" dir="auto">
            {title}
          </Title>
          {detail && <div className="muted anywhere above-4">{detail}</div>}
        </div>
        {actions && <div className="wrap gap-8 flush-first">{actions}</div>}
      </div>
    </header>
  );
}

function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="wrap anywhere gap-4 below-8 text-13 line-18">
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.label}-${crumb.to ?? ""}`} className="inline gap-4 muted">
            {index > 0 && <IconChevronRight size={14} aria-hidden="true" />}
            {crumb.to ? (
              <Anchor
                component={Link}
                to={crumb.to}
                size="xs"
                underline="hover"
                title={crumb.label}
                className="one-line max-40ch"
              >
                {crumb.label}
              </Anchor>
            ) : (
              <span aria-current="page" className="one-line max-40ch">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
