import { Anchor, Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { Link } from "react-router";
import { listItem } from "#web/ui/list-item.ts";
import { EmptyState, LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { asGiven, byText, type ListShape } from "#web/ui/list-view.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { When } from "#web/ui/when.tsx";
import { useAudit } from "../../queries/audit.ts";
import { describeAction, pageOf } from "./audit-words.ts";

export function AuditScreen() {
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
        detail="Who viewed, exported or deleted your data. Content isn't logged."
      />
      {audit.isPending && <LoadingLines label="Loading the activity" lines={6} />}
      <LoadFailure query={audit} text="Couldn't load the activity." />
      {audit.data && entries.length === 0 && (
        <EmptyState
          title="Nothing yet"
          text="When someone views, exports or deletes your data, you'll see it here."
          icon={<IconHistory size={20} />}
        />
      )}
      {entries.length > 0 && (
        <Panel width={920}>
          <Entries entries={entries} isPart={audit.hasNextPage} />
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

const listShape: ListShape<EntryProps> = {
  textOf: ({ actor, action, targetKind, targetName }) => [
    ...[actor, describeAction(action, targetKind), targetName ?? ""],
  ],
  orders: [
    { value: "newest", label: "Newest first", compare: asGiven },
    { value: "who", label: "By person", compare: byText(({ actor }) => actor) },
    {
      value: "what",
      label: "By action",
      compare: byText((one) => describeAction(one.action, one.targetKind)),
    },
  ],
};

function Entries({ entries, isPart }: { entries: EntryProps[]; isPart: boolean }) {
  const view = useListView(entries, "entries", listShape);
  return (
    <>
      <ListTools of="entries" placeholder="Search by person, action or name" {...{ view, isPart }} />
      {view.shown.length === 0 ? (
        <NoneFound of="entries" {...{ view, isPart }} />
      ) : (
        <table className="table text-13 fixed-layout">
          <thead>
            <tr>
              <th scope="col" style={{ width: "20%" }}>
                When
              </th>
              <th scope="col" style={{ width: "25%" }}>
                Who
              </th>
              <th scope="col">What</th>
            </tr>
          </thead>
          <tbody>
            {view.shown.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

interface EntryProps {
  id: number;
  at: string;
  actor: string;
  action: string;
  targetKind: string;
  targetId: string | null;
  targetName: string | null;
}

function Entry({ at, actor, action, targetKind, targetId, targetName }: EntryProps) {
  const page = pageOf(action, targetKind, targetId);
  const text = (
    <>
      {describeAction(action, targetKind)}
      {targetName && (
        <>
          : <bdi>{targetName}</bdi>
        </>
      )}
    </>
  );
  return (
    <tr>
      <td className="muted figures">
        <When at={at} />
      </td>
      <td dir="auto">{actor}</td>
      <td>
        <span className="clamp clamp-3" title={targetName ?? undefined}>
          {page ? (
            <Anchor component={Link} to={page} underline="hover" inherit {...listItem}>
              {text}
            </Anchor>
          ) : (
            text
          )}
        </span>
      </td>
    </tr>
  );
}
