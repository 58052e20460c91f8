import { Select, Textarea, TextInput, Title } from "@mantine/core";
import { type RefObject, useDeferredValue, useMemo, useState } from "react";
import type { ReconciledPerson, Reconciliation } from "#contract/reconciliation.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { type PanelListInput, useReconciliationFile } from "../../queries/reconciliation.ts";
import { ColumnChoice } from "./column-choice.tsx";
import {
  describeGaps,
  isShown,
  listFilters,
  listIds,
  nameEnding,
  nameStatus,
  type PeopleFilter,
} from "./reconciliation-words.ts";

interface ComparedPeopleProps {
  interviewId: string;
  found: Reconciliation;
  /** What was compared, for the file of it. */
  input: PanelListInput;
  busy: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onColumns: (columns: PanelListInput["columns"]) => void;
}

/** What was found: figures, what can't be known, ids to paste, and everybody. */
export function ComparedPeople(props: ComparedPeopleProps) {
  const { interviewId, found, input, heading, onColumns } = props;
  const { people, totals, columns } = found;
  const gaps = describeGaps(found);
  return (
    <section className="stack gap-24" aria-labelledby="compared-heading">
      <Title order={2} size="h3" id="compared-heading" ref={heading} tabIndex={-1} className="no-ring">
        {columns.id === null ? "Which column holds the IDs?" : describeCount(people.length)}
      </Title>
      {columns.id === null && (
        <p className="muted reading">
          We couldn&apos;t tell which column of your list holds the panel IDs. Choose it, and the status if
          there is one.
        </p>
      )}
      {columns.id !== null && (
        <dl className="stack small-columns">
          <Total name="Owed" count={totals.owed} note="Finished here, not paid there" />
          <Total name="Paid" count={totals.paid} note="Approved or paid there" />
          <Total name="Disputed" count={totals.disputed} note="The two lists don't agree" />
          <Total name="Agreed" count={totals.agree} note="The two lists agree" />
        </dl>
      )}
      <ColumnChoice columns={columns} onChange={onColumns} />
      {columns.id !== null && gaps.length > 0 && (
        <NoticeBox kind="info">
          <ul className="stack reading gap-8 marked-list pad-start-16">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </NoticeBox>
      )}
      {people.length > 0 && (
        <>
          <IdLists people={people} />
          <People interviewId={interviewId} found={found} input={input} />
        </>
      )}
    </section>
  );
}

function describeCount(people: number): string {
  return people === 1 ? "1 person compared" : `${people.toLocaleString()} people compared`;
}

function Total({ name, count, note }: { name: string; count: number; note: string }) {
  return (
    <div className="card pad-12-16">
      <dt>{name}</dt>
      <dd className="grid">
        <strong className="text-24 line-32 figures">{count.toLocaleString()}</strong>
        <span className="fine">{note}</span>
      </dd>
    </div>
  );
}

function People({ interviewId, found, input }: Pick<ComparedPeopleProps, "interviewId" | "found" | "input">) {
  const { people } = found;
  const filters = useMemo(() => listFilters(people), [people]);
  const [wanted, setWanted] = useState<PeopleFilter>("all");
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search);
  const filter = filters.some(({ value }) => value === wanted) ? wanted : "all";
  const shown = useMemo(
    () => people.filter((person) => isShown(person, filter, sought)),
    [people, filter, sought],
  );
  const file = useReconciliationFile(interviewId);
  const save = () =>
    file.mutate(
      { ...input, columns: { ...(input.columns ?? {}) } },
      { onSuccess: (text) => saveFile("panel-reconciliation.csv", "text/csv;charset=utf-8", text) },
    );
  return (
    <>
      <div className="wrap gap-12 bottom narrow-fill">
        <Select
          label="Show"
          data={filters}
          allowDeselect={false}
          value={filter}
          onChange={(value) => setWanted(filters.find((one) => one.value === value)?.value ?? "all")}
        />
        <TextInput
          label="Find an ID"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <BusyButton variant="default" busy={file.isPending} busyLabel="Creating the file..." onClick={save}>
          Download CSV
        </BusyButton>
      </div>
      {file.error && <NoticeBox kind="error">Couldn&apos;t create the file. Try again.</NoticeBox>}
      <span role="status" className="visually-hidden">
        {`${shown.length.toLocaleString()} of ${people.length.toLocaleString()} people shown`}
      </span>
      <PeopleTable key={`${filter} ${sought}`} people={shown} />
    </>
  );
}

/** Ids to paste into the panel's own page, by what is to be done there. */
function IdLists({ people }: { people: ReconciledPerson[] }) {
  const lists = listIds(people);
  if (lists.length === 0) return null;
  return (
    <div className="stack auto-columns">
      {lists.map(({ action, name, ids }) => (
        <div key={action} className="stack items-start gap-8">
          <Textarea
            className="fills"
            classNames={{ input: "mono text-13" }}
            label={`${name} (${ids.length.toLocaleString()})`}
            readOnly
            rows={Math.min(4, Math.max(2, ids.length))}
            value={ids.join("\n")}
          />
          <CopyButton text={ids.join("\n")} label="Copy" copiedLabel="Copied!" of={name} />
        </div>
      ))}
    </div>
  );
}

import classes from "../interview/tables.module.css";

const step = 100;

/** A line per panel ID; on a phone each is a card. */
function PeopleTable({ people }: { people: ReconciledPerson[] }) {
  const [wanted, setWanted] = useState(step);
  if (people.length === 0) return <p className="muted reading">Nobody matches.</p>;
  return (
    <>
      <table className={`card fills text-14 table separate ${classes.people}`}>
        <thead>
          <tr>
            <th scope="col">Panel ID</th>
            <th scope="col">Panel&apos;s status</th>
            <th scope="col">Ending here</th>
            <th scope="col">Agrees</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          {people.slice(0, wanted).map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <bdi>{person.id}</bdi>
              </th>
              <td data-label="Panel's status">
                <bdi>{nameStatus(person)}</bdi>
              </td>
              <td data-label="Ending here">{nameEnding(person.ending)}</td>
              <td data-label="Agrees">
                <span className={person.agrees ? undefined : "negative strong"}>
                  {person.agrees ? "Yes" : "No"}
                </span>
              </td>
              <td style={{ width: "44%" }}>{person.advice}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowMore
        of="people"
        left={Math.max(0, people.length - wanted)}
        onMore={() => setWanted(wanted + step)}
      />
    </>
  );
}
