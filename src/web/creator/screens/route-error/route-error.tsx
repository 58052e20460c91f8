import { Button, Text, Title } from "@mantine/core";
import { useRouteError } from "react-router";
import { Logo } from "#web/ui/logo.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import classes from "../../shell/shell.module.css";

/** A screen that broke, or whose code could not be fetched after an update: loading afresh mends both. */
export function RouteError() {
  const error = useRouteError();
  usePageTitle("Something went wrong");
  return (
    <main className={`column top gap-16 max-420 centre ${classes.page}`}>
      <Logo />
      <div role="alert">
        <Title order={1}>Something went wrong on this page</Title>
      </div>
      <Text c="dimmed">
        {isMissingChunk(error)
          ? "Part of the page didn't load. Please check your connection and try again."
          : "Everything you saved is safe. Please try again. If it keeps happening, go back to your projects."}
      </Text>
      <div className="wrap gap-12 above-8">
        <Button onClick={() => window.location.reload()}>Retry</Button>
        <Button component="a" href="/projects" variant="default">
          Go to your projects
        </Button>
      </div>
    </main>
  );
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}
