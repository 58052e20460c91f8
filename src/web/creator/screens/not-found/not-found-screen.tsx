import { Button, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { restoreDays } from "#contract/limits.ts";
import { Logo } from "#web/ui/logo.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import classes from "../../shell/shell.module.css";

export function NotFoundScreen() {
  usePageTitle("Page not found");
  return (
    <main className={`column top gap-16 max-420 centre ${classes.page}`}>
      <Logo />
      <Title order={1}>This page doesn't exist</Title>
      <Text c="dimmed">
        The address may be mistyped, or the page was deleted. Deleted projects and interviews can be restored
        for {restoreDays} days.
      </Text>
      <div className="wrap gap-12 above-8">
        <Button component={Link} to="/projects">
          Go to your projects
        </Button>
        <Button component={Link} to="/" variant="default">
          About Askwell
        </Button>
      </div>
    </main>
  );
}
