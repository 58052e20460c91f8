import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { SegmentComparison } from "#contract/findings.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { nameAnyKind } from "../../../findings/section-list.ts";
import classes from "../tables.module.css";
import {
  type ComparedFinding,
  canCompare,
  formatCell,
  formatP,
  formatShare,
  isLikelyDifferent,
  sortByDifference,
} from "./segment-words.ts";

interface SegmentTableProps {
  groups: SegmentComparison["groups"];
  findings: readonly ComparedFinding[];
}

const shownFirst = 12;

/** Who said what, by group. Where people are too few, that is said once, and nothing is tested. */
export function SegmentTable({ groups, findings }: SegmentTableProps) {
  const [all, setAll] = useState(false);
  const isTested = canCompare(groups);
  const sorted = sortByDifference(findings);
  const shown = all ? sorted : sorted.slice(0, shownFirst);
  return (
    <>
      {!isTested && groups.length > 1 && (
        <NoticeBox kind="info">
          Too few people to compare: a difference needs at least two groups of five. These are counts only.
        </NoticeBox>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="card relative scrolls-x" aria-label="Findings by group" tabIndex={0}>
        <table className="text-13 line-18 fills table separate first-stays">
          <thead>
            <tr>
              <th scope="col" className={`strong nowrap ink anywhere ${classes.first}`}>
                Finding
              </th>
              {groups.map(({ label, people, small }) => (
                <th key={label} scope="col" className="strong nowrap ink">
                  <span dir="auto">{label}</span>
                  <span className="level gap-8 regular muted">
                    {countNoun(people, "person", "people")}
                    {small && <span className="fine inline-block pad-0-8 dashed pill regular">few</span>}
                  </span>
                </th>
              ))}
              {isTested && (
                <th scope="col" className="strong nowrap ink">
                  Difference
                </th>
              )}
            </tr>
          </thead>
          {shown.map((finding) => (
            <FindingRows key={finding.id} finding={finding} groups={groups} isTested={isTested} />
          ))}
        </table>
      </section>
      {findings.length > shownFirst && (
        <Button
          variant="default"
          size="xs"
          className="self-start"
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
  isTested: boolean;
}

/** The counts of a finding, and on demand what follows from them. */
function FindingRows({ finding, groups, isTested }: FindingRowsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <tbody>
      <tr>
        <th scope="row" className={`medium anywhere ${classes.first}`}>
          <span className="fine block regular">{nameAnyKind(finding.kind)}</span>
          <span dir="auto">{finding.text}</span>
        </th>
        {finding.cells.map((cell, index) => {
          const group = groups[index];
          const share = isTested ? formatShare(group, cell) : undefined;
          return (
            <td key={group?.label ?? index} className="min-width-100">
              <span className={cell.asked === 0 ? "muted figures" : "medium figures nowrap"}>
                {formatCell(cell)}
              </span>
              {share && <span className="block text-13 muted figures">{share}</span>}
            </td>
          );
        })}
        {isTested && (
          <td>
            <Button
              variant="subtle"
              size="compact-xs"
              className="flush"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              {isLikelyDifferent(finding) ? "Likely differ" : "Not shown"}
              <span className="visually-hidden">: the test of “{finding.text}”</span>
            </Button>
          </td>
        )}
      </tr>
      {open && (
        <tr>
          <td colSpan={groups.length + 2} id={id} className="muted">
            <p className={`sticky ${classes.test}`}>{finding.conclusion}</p>
            <p className={`sticky above-8 ${classes.test}`}>
              Fisher's exact test over all groups, two-sided: {formatP(finding.p)}. After Holm's correction
              for all findings compared: {formatP(finding.adjusted)}.
            </p>
          </td>
        </tr>
      )}
    </tbody>
  );
}
