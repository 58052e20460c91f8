import { Textarea } from "@mantine/core";
import type { ReconciledPerson } from "#contract/reconciliation.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import classes from "./panel-list.module.css";
import { listIds } from "./panel-list-words.ts";

/** Ids to paste into the panel's own page, by what is to be done there. */
export function IdLists({ people }: { people: ReconciledPerson[] }) {
  const lists = listIds(people);
  if (lists.length === 0) return null;
  return (
    <div className={classes.idLists}>
      {lists.map(({ action, name, ids }) => (
        <div key={action} className={classes.idList}>
          <Textarea
            label={`${name} (${ids.length.toLocaleString()})`}
            readOnly
            rows={Math.min(4, Math.max(2, ids.length))}
            value={ids.join("\n")}
          />
          <CopyButton text={ids.join("\n")} label="Copy" copiedLabel="Copied!" of={name.toLowerCase()} />
        </div>
      ))}
    </div>
  );
}
