import { useState } from "react";
import type { ReconciledPerson } from "#contract/reconciliation.ts";
import { ShowMore } from "#web/ui/show-more.tsx";
import classes from "../interview/tables.module.css";
import { nameEnding, nameStatus } from "./reconciliation-words.ts";

const step = 100;

/** A line per panel ID; on a phone each is a card. */
export function PeopleTable({ people }: { people: ReconciledPerson[] }) {
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
