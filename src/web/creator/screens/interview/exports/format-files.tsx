import { Switch } from "@mantine/core";
import { useState } from "react";
import type { ExportChoice, ExportFormat } from "../../../queries/exports.ts";
import { formatGroups } from "./format-list.ts";

interface FormatFilesProps {
  addressOf: (format: ExportFormat, choice: ExportChoice) => string;
}

/** Every format as a file, with a word on its use; personal data and flags come along only when asked for. */
export function FormatFiles({ addressOf }: FormatFilesProps) {
  const [personal, setPersonal] = useState(false);
  const [flags, setFlags] = useState(false);
  return (
    <>
      <div className="stack above-12 below-4 pad-12-0 ruled ruled-below">
        <Switch
          label="Include personal data"
          description="E-mail addresses, incentive codes, towns, names and recordings"
          checked={personal}
          onChange={(event) => setPersonal(event.currentTarget.checked)}
        />
        <Switch
          label="Include flags"
          description="Answers worth a second look, each with its evidence, in tables and JSON"
          checked={flags}
          onChange={(event) => setFlags(event.currentTarget.checked)}
        />
      </div>
      {formatGroups.map(({ title, formats }) => (
        <section key={title} aria-label={`${title}, as files`} className="above-12">
          <h3 className="fine below-4 medium">{title}</h3>
          <ul>
            {formats.map(({ format, name, use }) => (
              <li key={format}>
                <a
                  href={addressOf(format, { personal, flags })}
                  download
                  className="hover-sunken grid round ink undecorated pad-8 outdent"
                >
                  <span className="text-14 line-20 medium">{name}</span>
                  <span className="fine">{use}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
