import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import type { ApiKey } from "#contract/logins.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { byName, type ListShape, newestFirst } from "#web/ui/list-view.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { When } from "#web/ui/when.tsx";
import { focusHeading } from "../../../../ui/focus-heading.ts";
import { useApiKeys, useDeleteApiKey } from "../../../queries/api-keys.ts";
import classes from "../../pages.module.css";
import { Section } from "../section.tsx";
import { SectionError } from "../section-error.tsx";
import { describeScopes } from "./key-scopes.ts";
import { NewKey } from "./new-key.tsx";

const none: ApiKey[] = [];

const listShape: ListShape<ApiKey> = {
  textOf: ({ name, prefix }) => [name, prefix],
  orders: [
    { value: "newest", label: "Newest first", compare: newestFirst },
    { value: "name", label: "By name", compare: byName },
    {
      value: "used",
      label: "Last used first",
      compare: (a, b) => (b.lastUsedAt ?? "").localeCompare(a.lastUsedAt ?? ""),
    },
  ],
};

export function ApiKeysSection() {
  const keys = useApiKeys();
  const [deleting, setDeleting] = useState<ApiKey>();
  const view = useListView(keys.data ?? none, "keys", listShape);
  return (
    <Section
      id="keys"
      title="API keys"
      about="Give a program access to your projects. A key can't manage your account, members or links."
    >
      <Stack gap="lg">
        {keys.isPending && <LoadingLines label="Loading your API keys" lines={2} />}
        {keys.error && !keys.data && <SectionError query={keys} fallback="Couldn't load your API keys." />}
        {keys.data?.length === 0 && <span className="prose muted">No API keys yet.</span>}
        <ListTools of="keys" placeholder="Search by name" view={view} />
        {keys.data && keys.data.length > 0 && view.shown.length === 0 && <NoneFound of="keys" view={view} />}
        {view.shown.length > 0 && (
          <ul aria-label="API keys">
            {view.shown.map((key) => (
              <KeyRow key={key._id} apiKey={key} onDelete={() => setDeleting(key)} />
            ))}
          </ul>
        )}
        <NewKey />
      </Stack>
      <DeleteKey apiKey={deleting} onClose={() => setDeleting(undefined)} />
    </Section>
  );
}

function KeyRow({ apiKey, onDelete }: { apiKey: ApiKey; onDelete: () => void }) {
  return (
    <li className={`row gap-8-16 pad-12-0 ruled ${classes.row}`}>
      <span className="stack gap-2 anywhere basis-200">
        <span dir="auto">{apiKey.name}</span>
        <span className="fine">
          <code>{apiKey.prefix}…</code> · created <When at={apiKey.createdAt} /> ·{" "}
          {apiKey.lastUsedAt ? (
            <>
              last used <When at={apiKey.lastUsedAt} />
            </>
          ) : (
            "not used yet"
          )}
        </span>
        <span className="fine">{describeScopes(apiKey.scopes)}</span>
      </span>
      <Button variant="subtle" color="red" size="xs" onClick={onDelete}>
        Delete<span className="visually-hidden"> the key {apiKey.name}</span>
      </Button>
    </li>
  );
}

function DeleteKey({ apiKey, onClose }: { apiKey: ApiKey | undefined; onClose: () => void }) {
  const remove = useDeleteApiKey();
  return (
    <ConfirmDialog
      of={apiKey}
      title="Delete this key?"
      confirmLabel="Delete key"
      failed="Couldn't delete the key."
      onConfirm={({ _id }) => remove.mutateAsync(_id)}
      onDone={() => {
        focusHeading("keys");
        showToast("API key deleted.");
      }}
      onClose={onClose}
    >
      <p className="prose">Programs that use “{apiKey?.name}” will stop working right away.</p>
    </ConfirmDialog>
  );
}
