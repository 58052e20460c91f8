import { Button } from "@mantine/core";
import { errorText } from "#web/api/api-error.ts";
import classes from "./profile.module.css";

interface SectionErrorProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** What it says when the server gives no reason. */
  fallback: string;
}

/** A part of the page that could not be loaded; the others work on. */
export function SectionError({ query, fallback }: SectionErrorProps) {
  return (
    <div className={`row ${classes.broken}`} role="alert">
      <span>{errorText(query.error, fallback)}</span>
      <Button variant="default" size="xs" loading={query.isFetching} onClick={() => void query.refetch()}>
        Retry
      </Button>
    </div>
  );
}
