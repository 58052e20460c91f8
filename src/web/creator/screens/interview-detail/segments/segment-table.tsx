import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { SegmentComparison } from "#contract/findings.ts";
import { countNoun } from "../findings/finding-words.ts";
import { nameAnyKind } from "../findings/section-list.ts";
import { type ComparedFinding, tellCell, tellP, tellShare } from "./segment-words.ts";
import classes from "./segments.module.css";

interface SegmentTableProps {
  groups: SegmentComparison["groups"];
  findings: readonly ComparedFinding[];
}

const shownFirst = 12;

export function SegmentTable({ groups, findings }: SegmentTableProps) {
  const [all, setAll] = useState(false);
  const shown = all ? findings : findings.slice(0, shownFirst);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={classes.scroll} aria-label="Findings by group" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.first}>
                Finding
              </th>
              {groups.map(({ label, people, small }) => (
                <th key={label} scope="col">
                  <span dir="auto">{label}</span>
                  <span className={classes.people}>
                    {countNoun(people, "person", "people")}
                    {small && <span className={classes.small}>few</span>}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((finding) => (
            <FindingRows key={finding.id} finding={finding} groups={groups} />
          ))}
        </table>
      </section>
      {findings.length > shownFirst && (
        <Button
          variant="default"
          size="xs"
          className={classes.more}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `Show all ${findings.length} findings`}
        </Button>
      )}
    </>
  );
}

interface FindingRowsProps {
  finding: ComparedFinding;
  groups: SegmentComparison["groups"];
}

/** The counts of a finding, and below them over the whole width what follows from them. */
function FindingRows({ finding, groups }: FindingRowsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <tbody>
      <tr className={classes.counts}>
        <th scope="row" className={classes.first}>
          <span className={classes.kind}>{nameAnyKind(finding.kind)}</span>
          <span dir="auto">{finding.text}</span>
        </th>
        {finding.cells.map((cell, index) => {
          const group = groups[index];
          const share = tellShare(group, cell);
          return (
            <td key={group?.label ?? index}>
              <span className={cell.asked === 0 ? classes.none : classes.count}>{tellCell(cell)}</span>
              {share && <span className={classes.share}>{share}</span>}
            </td>
          );
        })}
      </tr>
      <tr className={classes.conclusion}>
        <td colSpan={groups.length + 1}>
          <div className={classes.told}>
            <span>{finding.conclusion}</span>
            <Button
              variant="subtle"
              size="compact-xs"
              className="flush"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              {open ? "Less" : "The test"}
              <span className="visually-hidden"> of “{finding.text}”</span>
            </Button>
          </div>
          {open && (
            <p id={id} className={classes.test}>
              Fisher's exact test over all groups, two-sided: {tellP(finding.p)}. After Holm's correction for
              all findings compared: {tellP(finding.adjusted)}.
            </p>
          )}
        </td>
      </tr>
    </tbody>
  );
}
