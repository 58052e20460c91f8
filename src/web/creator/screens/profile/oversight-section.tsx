import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { User } from "#contract/accounts.ts";
import classes from "../pages.module.css";
import { Section } from "./section.tsx";

/** Where to look into what happens with one's data and mails. */
export function OversightSection({ user }: { user: User }) {
  return (
    <Section id="oversight" title="Oversight">
      <ul>
        <Place about="Who viewed, exported or deleted your data">
          <Anchor component={Link} to="/settings/activity">
            Activity
          </Anchor>
        </Place>
        {user.instanceOwner && (
          <Place about="E-mails from this installation, and whether they were sent">
            <Anchor component={Link} to="/settings/outbox">
              Outbox
            </Anchor>
          </Place>
        )}
        <Place about="Outside services that get data">
          <Anchor component={Link} to="/processors">
            Who processes your data
          </Anchor>
        </Place>
        <Place about="Everything this app can do, for your own programs">
          <Anchor href="/api/docs">API documentation</Anchor>
        </Place>
      </ul>
    </Section>
  );
}

function Place({ about, children }: { about: string; children: ReactNode }) {
  return (
    <li className={`row gap-8-16 pad-12-0 ruled ${classes.row}`}>
      <span className="stack gap-2 anywhere basis-200">
        <span>{children}</span>
        <span className="fine">{about}</span>
      </span>
    </li>
  );
}
