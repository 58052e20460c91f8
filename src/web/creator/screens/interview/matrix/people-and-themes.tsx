import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { Finding } from "#contract/insights.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { EmptyState } from "#web/ui/list-states.tsx";
import { toCsv } from "../../../../format/csv.ts";
import { saveFile } from "../../../../ui/save-file.ts";
import { isHidden, listFindings } from "../../../findings/finding-words.ts";
import classes from "../tables.module.css";
import { type MatrixRow, makeMatrix, type Stance } from "./theme-matrix.ts";

const stanceLooks: Record<Stance, string> = { said: "filled", disagreed: "against", both: "filled against" };

const stanceNames: Record<Stance, string> = {
  said: "said it",
  disagreed: "disagreed",
  both: "said it and disagreed",
};

interface PeopleAndThemesProps {
  interview: InterviewDetails;
  /** Rows before the button for the rest. */
  shownFirst?: number;
}

/** Who said what, at a glance. */
export function PeopleAndThemes({ interview, shownFirst = 50 }: PeopleAndThemesProps) {
  const [all, setAll] = useState(false);
  const findings = (interview.insights?.findings ?? []).filter((finding) => !isHidden(finding));
  const themes = listFindings(findings, "themes");
  const rows = makeMatrix(themes, findings);
  const shown = all ? rows : rows.slice(0, shownFirst);
  return (
    <section className="stack items-start" aria-labelledby="matrix-heading">
      <div className="row gap-4-12">
        <h2 className="heading-16" id="matrix-heading">
          People and themes
        </h2>
        {themes.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() =>
              saveFile("people-and-themes.csv", "text/csv;charset=utf-8", toCsv(toRows(themes, rows)))
            }
          >
            Download CSV
          </Button>
        )}
      </div>
      {themes.length === 0 ? (
        <EmptyState
          title="No themes yet"
          text="A theme is something that at least two people said. It appears here with everyone who said it, and who disagreed."
        />
      ) : (
        <>
          <MatrixTable themes={themes} rows={shown} />
          <p className="level gap-8 text-13 muted">
            <Mark stance="said" /> said it <Mark stance="disagreed" /> disagreed
          </p>
          {rows.length > shownFirst && (
            <Button variant="default" size="xs" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? "Show fewer" : `Show all ${rows.length} people`}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function MatrixTable({ themes, rows }: { themes: readonly Finding[]; rows: readonly MatrixRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="card relative fits scrolls" aria-label="Who said what" tabIndex={0}>
      <table className={`text-13 line-18 table separate first-stays ${classes.matrixTable}`}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            {themes.map((theme) => (
              <th key={theme.id} scope="col" title={theme.text}>
                <span className="clamp clamp-3 anywhere min-width-48 max-160" dir="auto">
                  {theme.text}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, ageRange, cells }) => (
            <tr key={key}>
              <th scope="row" className="one-line max-160">
                <span dir="auto">{label}</span>
                {ageRange && <span className="regular muted"> {ageRange}</span>}
              </th>
              {themes.map((theme, column) => (
                <td key={theme.id}>
                  <Cell stance={cells[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ stance }: { stance: Stance | undefined }) {
  if (stance === undefined) return null;
  return (
    <>
      <Mark stance={stance} />
      <span className="visually-hidden">{stanceNames[stance]}</span>
    </>
  );
}

function Mark({ stance }: { stance: Stance }) {
  return <span className={`inline-block round-4 box-12 ${stanceLooks[stance]}`} aria-hidden="true" />;
}

function toRows(themes: readonly Finding[], rows: readonly MatrixRow[]): string[][] {
  const head = ["Person", "Age range", ...themes.map(({ text }) => text)];
  const lines = rows.map(({ label, ageRange, cells }) => [
    label,
    ageRange ?? "",
    ...cells.map((stance) => (stance === undefined ? "" : stanceNames[stance])),
  ]);
  return [head, ...lines];
}
