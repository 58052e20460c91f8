import { Switch } from "@mantine/core";
import { useState } from "react";
import type { ExportFormat } from "../../../queries/exports.ts";
import classes from "../interview-detail.module.css";
import { formatGroups } from "./format-list.ts";

interface FormatFilesProps {
  addressOf: (format: ExportFormat, personal: boolean) => string;
}

/** Every format as a file, with a word on its use; personal data comes along only when asked for. */
export function FormatFiles({ addressOf }: FormatFilesProps) {
  const [personal, setPersonal] = useState(false);
  return (
    <>
      <Switch
        label="Include personal data"
        description="E-mail addresses, incentive codes, towns and names"
        checked={personal}
        onChange={(event) => setPersonal(event.currentTarget.checked)}
        className={`above-12 below-4 pad-12-0 ${classes.personal}`}
      />
      {formatGroups.map(({ title, formats }) => (
        <section key={title} aria-label={`${title}, as files`} className="above-12">
          <h3 className="fine below-4 medium">{title}</h3>
          <ul>
            {formats.map(({ format, name, use }) => (
              <li key={format}>
                <a
                  href={addressOf(format, personal)}
                  download
                  className={`hover-sunken grid round ink undecorated pad-8 ${classes.format}`}
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
