import { Title } from "@mantine/core";
import type { ReactNode } from "react";

interface PatternPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A chapter of the page. */
export function PatternPart({ id, title, children }: PatternPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="above-32">
      <Title order={2} id={`${id}-title`}>
        {title}
      </Title>
      <div className="stack gap-16 above-12 auto-columns">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  name: string;
  /** Takes the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** One component in one state, under its name. */
export function Specimen({ name, wide = false, children }: SpecimenProps) {
  return (
    <div className={wide ? "shrinks span-all" : "shrinks"}>
      <h3 className="fine below-8 medium">{name}</h3>
      <div className="card wrap top gap-12 pad-16">{children}</div>
    </div>
  );
}
