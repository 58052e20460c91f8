import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Panel } from "#web/ui/panel.tsx";

interface SectionProps {
  /** Its place in the address: /profile#plan. */
  id: string;
  title: string;
  about?: string;
  children: ReactNode;
}

/** A named part of the profile: the name at the left, its panel beside it. */
export function Section({ id, title, about, children }: SectionProps) {
  return (
    <section
      id={id}
      className="stack gap-12-24 term-200 medium-stack scroll-72"
      aria-labelledby={`${id}-heading`}
    >
      <div>
        <Title order={2} size="h3" id={`${id}-heading`} tabIndex={-1} className="round-4">
          {title}
        </Title>
        {about && <p className="fine above-4">{about}</p>}
      </div>
      <Panel>{children}</Panel>
    </section>
  );
}
