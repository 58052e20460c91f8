import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "#web/ui/logo.tsx";
import classes from "../pages.module.css";

interface AuthFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The quiet page around login, sign-up, registration and the profile questions. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <main className={`column middle gap-24 ${classes.authFramePage}`}>
      <Link to="/" className="undecorated round" aria-label="Askwell, go to the start page">
        <Logo />
      </Link>
      <section className="card fills max-420 anywhere pad-32">
        <Title order={1}>{title}</Title>
        {lead && <p className="above-8 muted">{lead}</p>}
        <div className="column gap-16 above-24">{children}</div>
      </section>
    </main>
  );
}
