import { writeCsv } from "#analysis/formats/csv.ts";
import type { LoopbackPanel } from "./loopback-panel.ts";

type Written = (person: string, arrival: { code: string; ending: string } | null, at: number) => string[];

/**
 * What each panel has people downloaded as. Prolific's is the head of its demographic export with the statuses of its
 * documentation; of the others only what their documentation names is certain.
 */
const formats: Record<string, { head: string[]; write: Written }> = {
  Prolific: {
    head: [
      ...["Submission id", "Participant id", "Status", "Custom study tncs accepted at", "Started at"],
      ...[
        "Completed at",
        "Reviewed at",
        "Archived at",
        "Time taken",
        "Completion code",
        "Total approvals",
        "Age",
      ],
    ],
    write: (person, arrival, at) => {
      // A fixed screen-out code is settled by Prolific itself; every other code waits for the researcher.
      const done = arrival?.code === "C-screenedOut" ? "SCREENED OUT" : "AWAITING REVIEW";
      return [
        ...[`${at}`.padStart(24, "6"), person, arrival ? done : "TIMED-OUT", "Not Applicable"],
        ...["2026-11-25T09:00:00.000Z", "", "", "", "600", arrival?.code ?? "NOCODE", "41", "33"],
      ];
    },
  },
  "CloudResearch Connect": {
    head: ["ParticipantId", "AssignmentId", "Status", "CompletionCode"],
    write: (person, arrival, at) => [
      person,
      `a${at}`,
      arrival ? "Pending" : "Timed Out",
      arrival?.ending ?? "",
    ],
  },
  Respondent: {
    head: ["Name", "respondent_user_id", "Status", "Completion code"],
    write: (person, arrival, at) => [
      `N. ${at}`,
      person,
      arrival ? "Attended" : "Invited",
      arrival?.code || (arrival?.ending ?? ""),
    ],
  },
  "User Interviews": {
    head: ["Name", "participant_id", "Session status", "Redirect"],
    write: (person, arrival, at) => [
      `N. ${at}`,
      person,
      arrival ? "Completed" : "No-show",
      arrival?.ending ?? "",
    ],
  },
  Qualtrics: {
    head: ["StartDate", "Status", "ResponseId", "ending"],
    write: (person, arrival) => ["2026-11-25 09:00:00", "IP Address", person, arrival?.ending ?? ""],
  },
};

/** The list that a panel would export now: all whom it sent, with what they brought back. */
export function writePanelExport(name: string, panel: LoopbackPanel, sent: string[]): string {
  const format = formats[name];
  if (!format) throw new Error(`there is no export of ${name}`);
  const rows = sent.map((person, at) => {
    const arrival = panel.arrivals.findLast((one) => one.person === person);
    const ending = arrival?.query.ending ?? arrival?.path.split("/").at(-1) ?? "";
    return format.write(person, arrival ? { code: arrival.query.cc ?? "", ending } : null, at);
  });
  return writeCsv(format.head, rows);
}
