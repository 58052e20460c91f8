import { Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import type { SettingsDraft } from "./settings-draft.ts";

/** What every section of the form is given. */
export interface SectionProps {
  draft: SettingsDraft;
  /** Sentences of the server, by field. */
  errors: Record<string, string>;
  set: (part: Partial<SettingsDraft>) => void;
}

interface SettingsSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className="card stack gap-16 pad-24" aria-labelledby={id}>
      <div>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {hint && <p className="fine above-2">{hint}</p>}
      </div>
      <div className="stack gap-24">{children}</div>
    </section>
  );
}
