import { IconShieldCheck } from "@tabler/icons-react";
import { errorText } from "#web/api/api-error.ts";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useProcessors } from "../../queries/oversight.ts";
import { useUser } from "../../session/use-user.ts";
import classes from "./processors.module.css";

/** Who besides this installation gets data, as its settings have it; open to everyone. */
export function ProcessorsScreen() {
  usePageTitle("Who processes the data");
  const user = useUser();
  const processors = useProcessors();
  return (
    <>
      <PageHeader
        title="Who processes the data"
        {...(user && {
          crumbs: [
            { label: "Home", to: "/projects" },
            { label: "My Profile", to: "/profile" },
            { label: "Who processes the data" },
          ],
        })}
        detail="Besides this installation itself. The list follows from the settings of this server."
      />
      {processors.isPending && <LoadingLines label="Loading the list" lines={4} />}
      {processors.error && !processors.data && (
        <ErrorState
          text={errorText(processors.error, "The list could not be loaded.")}
          onRetry={() => void processors.refetch()}
          retrying={processors.isFetching}
        />
      )}
      {processors.data?.length === 0 && (
        <EmptyState
          title="Nobody else gets data"
          text="Interviews, analysis and mails stay on this installation: no outside service is set up."
          icon={<IconShieldCheck size={20} />}
        />
      )}
      {processors.data && processors.data.length > 0 && (
        <ul className={classes.list}>
          {processors.data.map((processor) => (
            <li key={`${processor.name} ${processor.purpose}`} className={classes.processor}>
              <h2 className={classes.name}>{processor.name}</h2>
              <dl className={classes.facts}>
                <dt>For</dt>
                <dd>{processor.purpose}</dd>
                <dt>Gets</dt>
                <dd>{processor.data}</dd>
                <dt>Where</dt>
                <dd>{processor.place ?? "Not stated"}</dd>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
