import { Button, Skeleton, Text, Title } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { errorText } from "#web/api/api-error.ts";

interface LoadingCardsProps {
  /** What is being loaded, for those who cannot see the skeleton. */
  label: string;
  count?: number;
  height?: number;
}

export function LoadingCards({ label, count = 6, height = 112 }: LoadingCardsProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className="stack gap-16 cards" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
          <Skeleton key={key} height={height} />
        ))}
      </div>
    </div>
  );
}

interface LoadingLinesProps {
  label: string;
  lines?: number;
  /** Stands for a whole page, so its label is the page's heading. */
  asPage?: boolean;
}

export function LoadingLines({ label, lines = 4, asPage = false }: LoadingLinesProps) {
  return (
    <div role="status">
      {asPage ? (
        <h1 className="visually-hidden">{label}</h1>
      ) : (
        <span className="visually-hidden">{label}</span>
      )}
      <div className="stack reading" aria-hidden="true">
        <Skeleton height={28} width="40%" />
        {Array.from({ length: lines }, (_, index) => `line-${index}`).map((key, index) => (
          <Skeleton key={key} height={14} width={`${92 - index * 9}%`} />
        ))}
      </div>
    </div>
  );
}

interface EmptyStateProps {
  title: string;
  text: string;
  icon?: ReactNode;
  /** Stands for a whole page, so its title is the page's heading. */
  asPage?: boolean;
  /** The next step. */
  children?: ReactNode;
}

export function EmptyState({ title, text, icon, asPage = false, children }: EmptyStateProps) {
  return (
    <div className="card column gap-8 anywhere middle text-center pad-48-24">
      {icon && (
        <span className="grid place-center below-8 disc tint primary box-40" aria-hidden="true">
          {icon}
        </span>
      )}
      <Title order={asPage ? 1 : 2} size="h3">
        {title}
      </Title>
      <Text c="dimmed" maw={460}>
        {text}
      </Text>
      {children && <div className="wrap above-12 gap-12">{children}</div>}
    </div>
  );
}

interface ErrorStateProps {
  text: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Stands for a whole page, so its text is the page's heading. */
  asPage?: boolean;
}

export function ErrorState({ text, onRetry, retrying = false, asPage = false }: ErrorStateProps) {
  return (
    <div className="card column gap-8 anywhere middle text-center pad-48-24" role="alert">
      <span className="grid place-center below-8 disc negative-tint negative box-40" aria-hidden="true">
        <IconAlertTriangle size={20} />
      </span>
      <Text component={asPage ? "h1" : "p"} fw={500} m={0}>
        {text}
      </Text>
      {onRetry && (
        <div className="wrap above-12 gap-12">
          <Button variant="default" onClick={onRetry} loading={retrying}>
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}

interface LoadFailureProps {
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** What it says when the server gives no reason. */
  text: string;
}

/** Why something couldn't be loaded, with another try; nothing where it's there or still on its way. */
export function LoadFailure({ query, text }: LoadFailureProps) {
  const { data, error, isFetching, refetch } = query;
  if (!error || data) return null;
  return <ErrorState text={errorText(error, text)} onRetry={() => void refetch()} retrying={isFetching} />;
}
