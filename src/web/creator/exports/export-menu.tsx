import { Button, Popover, Switch } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { exportGroups, exportPath } from "./export-formats.ts";
import classes from "./export-menu.module.css";

/** Every file that data can leave in, as plain links; personal data comes along only when asked for. */
export function ExportMenu({ base }: { base: string }) {
  const [personal, setPersonal] = useState(false);
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="sm" width={380}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />}>
          Export
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Export" className={classes.dropdown}>
        <Switch
          label="Include personal data"
          description="E-mail addresses, incentive codes, towns and names"
          checked={personal}
          onChange={(event) => setPersonal(event.currentTarget.checked)}
          className={classes.personal}
        />
        {exportGroups.map(({ title, choices }) => (
          <section key={title} aria-label={title} className={classes.group}>
            <h3 className={classes.groupTitle}>{title}</h3>
            <ul className={classes.formats}>
              {choices.map(({ format, name, hint }) => (
                <li key={format}>
                  <a href={exportPath(base, format, personal)} download className={classes.format}>
                    <span className={classes.name}>{name}</span>
                    <span className={classes.hint}>{hint}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
