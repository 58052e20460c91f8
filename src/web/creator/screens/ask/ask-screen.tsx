import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { AskData } from "../../components/ask/ask-data.tsx";
import { findField } from "../../components/ask/ask-field.ts";
import type { AskScope } from "../../queries/ask.ts";
import { useConfig } from "../../queries/instance.ts";

const scope: AskScope = { kind: "everything" };

/** A question about everything that one may read. */
export function AskScreen() {
  const { data: config } = useConfig();
  const { label } = findField(scope, config?.interviewer === "model");
  usePageTitle(label);
  return (
    <>
      <PageHeader title={label} crumbs={[{ label: "All projects", to: "/projects" }, { label }]} />
      <AskData scope={scope} sources={[]} />
    </>
  );
}
