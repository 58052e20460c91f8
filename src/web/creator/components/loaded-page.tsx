import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";

interface LoadedPageProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  missing: ReactNode;
  /** What was found isn't what the address names. */
  isMissing?: boolean;
  /** What it says when the server gives no reason. */
  failed: string;
  loading: string;
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** A page of one thing: while it loads, where it can't be loaded or is gone, and once it's there. */
export function LoadedPage<Data>(props: LoadedPageProps<Data>) {
  const { query, missing, isMissing = false, failed, loading, lines = 4, children } = props;
  const { data, error, isFetching, refetch } = query;
  if (isMissing || (error instanceof ApiError && error.status === 404)) return missing;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <ErrorState
        asPage
        text={errorText(error, failed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return <LoadingLines label={loading} asPage lines={lines} />;
}

interface MissingPageProps {
  title: string;
  text: string;
  /** The way on; to all projects unless it's said. */
  to?: string;
  label?: string;
}

export function MissingPage({ title, text, to = "/projects", label = "All projects" }: MissingPageProps) {
  return (
    <EmptyState asPage title={title} text={text}>
      <Button component={Link} to={to}>
        {label}
      </Button>
    </EmptyState>
  );
}
