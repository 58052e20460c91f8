import { Button } from "@mantine/core";
import { Link, Outlet } from "react-router";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { useCurrentUser } from "../queries/current-user.ts";
import classes from "./shell.module.css";
import { Shell } from "./shell.tsx";

/** The shell for the logged-in; for visitors a top bar with Log in, as on pages that are open to both. */
export function OpenShell() {
  const { data: user, isPending } = useCurrentUser();
  if (user) return <Shell />;
  return (
    <div className="column">
      <header className={`level sticky gap-12 pad-0-12 ruled-below paper ${classes.top}`}>
        <Link
          to="/"
          className={`inline-flex undecorated round ${classes.home}`}
          aria-label="Askwell, go to the start page"
        >
          <Logo />
        </Link>
        <span className="grow" />
        {/* Not before it is known that nobody is logged in. */}
        {!isPending && (
          <nav aria-label="Account">
            <Button component={Link} to="/login" variant="default">
              Log in
            </Button>
          </nav>
        )}
      </header>
      <main id="main" className="no-ring shrinks pad-page">
        <div className="max-content centre">
          {isPending ? <LoadingLines label="Loading the page" asPage /> : <Outlet />}
        </div>
      </main>
    </div>
  );
}
