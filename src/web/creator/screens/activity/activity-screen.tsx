import { Anchor, Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { Link } from "react-router";
import { errorText } from "#web/api/api-error.ts";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { When } from "#web/ui/when.tsx";
import { useAudit } from "../../queries/oversight.ts";
import classes from "./activity.module.css";
import { pageOf, tellAction } from "./activity-words.ts";

export function ActivityScreen() {
  usePageTitle("Activity");
  const audit = useAudit();
  const entries = audit.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <PageHeader
        title="Activity"
        crumbs={[
          { label: "Home", to: "/projects" },
          { label: "My Profile", to: "/profile" },
          { label: "Activity" },
        ]}
        detail="Who viewed, exported or deleted what of yours. What it said is not kept here."
      />
      {audit.isPending && <LoadingLines label="Loading the activity" lines={6} />}
      {audit.error && !audit.data && (
        <ErrorState
          text={errorText(audit.error, "The activity could not be loaded.")}
          onRetry={() => void audit.refetch()}
          retrying={audit.isFetching}
        />
      )}
      {audit.data && entries.length === 0 && (
        <EmptyState
          title="Nothing yet"
          text="As soon as somebody views, exports or deletes something of yours, it stands here."
          icon={<IconHistory size={20} />}
        />
      )}
      {entries.length > 0 && (
        <Panel width={920}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Entry key={entry.id} {...entry} />
              ))}
            </tbody>
          </table>
          {audit.hasNextPage && (
            <Button
              variant="default"
              mt="md"
              loading={audit.isFetchingNextPage}
              onClick={() => void audit.fetchNextPage()}
            >
              Show older
            </Button>
          )}
        </Panel>
      )}
    </>
  );
}

interface EntryProps {
  at: string;
  actor: string;
  action: string;
  targetKind: string;
  targetId: string | null;
}

function Entry({ at, actor, action, targetKind, targetId }: EntryProps) {
  const page = pageOf(action, targetKind, targetId);
  const text = tellAction(action, targetKind);
  return (
    <tr>
      <td className={classes.when}>
        <When at={at} />
      </td>
      <td className={classes.who} dir="auto">
        {actor}
      </td>
      <td>
        {page ? (
          <Anchor component={Link} to={page} underline="hover" inherit>
            {text}
          </Anchor>
        ) : (
          text
        )}
      </td>
    </tr>
  );
}
