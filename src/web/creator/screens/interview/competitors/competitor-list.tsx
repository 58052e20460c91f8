import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPencil } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import type { CompetitorsAnswer } from "#contract/findings.ts";
import { errorText } from "#web/api/api-error.ts";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { useCompetitors } from "../../../queries/findings.ts";
import { ForEditors } from "../may-edit.tsx";
import { useFocusReturn } from "../use-focus-return.ts";
import { Suggestions } from "./suggestions.tsx";

const CompetitorEditor = lazy(async () => ({
  default: (await import("./competitor-editor.tsx")).CompetitorEditor,
}));

/** The creator's own list of who competes, and names that were found besides. */
export function CompetitorList({ interviewId }: { interviewId: string }) {
  const { data, error, isPending, isFetching, refetch } = useCompetitors(interviewId);
  const { button, returnFocus } = useFocusReturn();
  const [editing, editor] = useDisclosure(false, { onClose: returnFocus });
  if (isPending) return <LoadingLines label="Loading your list of competitors" lines={1} />;
  if (!data) {
    return (
      <p role="alert" className="hint negative">
        {errorText(error, "Couldn't load your list of competitors.")}{" "}
        <Button variant="subtle" size="compact-xs" loading={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    );
  }
  return (
    <div className="card stack pad-16">
      <div className="row between gap-8">
        <h3 className="heading-14">Your list of competitors</h3>
        <ForEditors>
          <Button
            ref={button}
            variant="default"
            size="compact-sm"
            leftSection={<IconPencil size={16} aria-hidden="true" />}
            onClick={editor.open}
          >
            Edit list
          </Button>
        </ForEditors>
      </div>
      <Summary lists={data} />
      {data.outdated && (
        <p className="text-13 line-20 medium primary">
          The list has changed. It takes effect the next time you generate insights.
        </p>
      )}
      <ForEditors>
        <Suggestions interviewId={interviewId} answer={data} />
      </ForEditors>
      {editing && (
        <Suspense fallback={null}>
          <CompetitorEditor interviewId={interviewId} answer={data} onClose={editor.close} />
        </Suspense>
      )}
    </div>
  );
}

function Summary({ lists: { competitors, notCompetitors, ownProduct } }: { lists: CompetitorsAnswer }) {
  if (competitors.length === 0 && notCompetitors.length === 0 && !ownProduct) {
    return <p className="hint">Your list is empty. Until you add names, we recognise well-known products.</p>;
  }
  const facts = [
    { label: "Competitors", value: competitors.map(describeCompetitor).join(", ") },
    { label: "No competitors", value: notCompetitors.join(", ") },
    { label: "Own product", value: ownProduct ?? "" },
  ];
  return (
    <dl className="stack gap-4 text-13 line-20">
      {facts.map(({ label, value }) => (
        <div key={label} className="stack gap-8 term-112">
          <dt>{label}</dt>
          <dd dir="auto">{value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

function describeCompetitor({ name, aliases }: CompetitorsAnswer["competitors"][number]): string {
  return aliases.length === 0 ? name : `${name} (also ${aliases.join(", ")})`;
}
