import { Button } from "@mantine/core";
import { errorText } from "#web/api/api-error.ts";

interface SectionErrorProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** What it says when the server gives no reason. */
  fallback: string;
}

/** A part of the page that could not be loaded; the others work on. */
export function SectionError({ query, fallback }: SectionErrorProps) {
  return (
    <div className="row between gap-8-16 pad-12-16 round negative-tint negative" role="alert">
      <span>{errorText(query.error, fallback)}</span>
      <Button variant="default" size="xs" loading={query.isFetching} onClick={() => void query.refetch()}>
        Retry
      </Button>
    </div>
  );
}
