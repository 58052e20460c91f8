import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "#web/ui/logo.tsx";
import classes from "../landing/landing.module.css";

interface AuthFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The quiet page around login, sign-up, registration and the profile questions. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <main className={`column ${classes.authFramePage}`}>
      <Link to="/" className={classes.logo} aria-label="Askwell, to the start page">
        <Logo />
      </Link>
      <section className={classes.card}>
        <Title order={1}>{title}</Title>
        {lead && <p className={classes.authFrameLead}>{lead}</p>}
        <div className={`column ${classes.body}`}>{children}</div>
      </section>
    </main>
  );
}
