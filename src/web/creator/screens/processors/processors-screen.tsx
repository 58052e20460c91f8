import { IconShieldCheck } from "@tabler/icons-react";
import { EmptyState, LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useProcessors } from "../../queries/instance.ts";
import { useUser } from "../../session/use-user.ts";

/** Outside services that get data, as its settings have it; open to everyone. */
export function ProcessorsScreen() {
  usePageTitle("Who processes your data");
  const user = useUser();
  const processors = useProcessors();
  return (
    <>
      <PageHeader
        title="Who processes your data"
        {...(user && {
          crumbs: [
            { label: "Home", to: "/projects" },
            { label: "My Profile", to: "/profile" },
            { label: "Who processes your data" },
          ],
        })}
        detail="Services outside this installation that get data, according to this server's settings."
      />
      {processors.isPending && <LoadingLines label="Loading the list" lines={4} />}
      <LoadFailure query={processors} text="Couldn't load the list." />
      {processors.data?.length === 0 && (
        <EmptyState
          title="Nobody else gets your data"
          text="Interviews, analysis and e-mails stay on this installation. No outside service is set up."
          icon={<IconShieldCheck size={20} />}
        />
      )}
      {processors.data && processors.data.length > 0 && (
        <ul className="stack max-760">
          {processors.data.map((processor) => (
            <li key={`${processor.name} ${processor.purpose}`} className="card pad-16">
              <h2 className="heading-16 below-8">{processor.name}</h2>
              <dl className="stack gap-8-16 term-and-text">
                <dt>For</dt>
                <dd className="reading">{processor.purpose}</dd>
                <dt>Gets</dt>
                <dd className="reading">{processor.data}</dd>
                <dt>Where</dt>
                <dd className="reading">{processor.place ?? "Not stated"}</dd>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
