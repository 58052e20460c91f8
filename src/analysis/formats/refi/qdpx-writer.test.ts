import { expect, test } from "vitest";
import {
  makeInterview,
  makeProject,
  makeSession,
  makeSmallProject,
  makeTurn,
} from "../export/project-for-tests.ts";
import { type ExportProject, listSessions } from "../export-project.ts";
import { QdpxWriter, writeQdpx } from "./write-qdpx.ts";

/** The project as it is before its sessions are read whole: with the turns that are marked and no others. */
function keepMarked(project: ExportProject): ExportProject {
  const interviews = project.interviews.map((interview) => ({
    ...interview,
    sessions: interview.sessions.map((session) => ({
      ...session,
      turns: session.turns.filter((turn) => session.annotations.some(({ turnId }) => turnId === turn.id)),
    })),
  }));
  return { ...project, interviews };
}

function makeTwoInterviews(personalData: boolean): ExportProject {
  const turns = [
    makeTurn("t7", "participant", "Mail canary@example.org"),
    makeTurn("t8", "interviewer", "Why?"),
  ];
  const other = makeInterview([makeSession("s7", "P-01", turns), makeSession("s8", "P-02", [])]);
  const small = makeSmallProject(personalData);
  return { ...small, interviews: [...small.interviews, { ...other, id: "i2", name: "Wasps" }] };
}

test.each([false, true])(
  "session by session the same files come out as at once, personal data %s",
  (personalData) => {
    for (const project of [makeTwoInterviews(personalData), makeProject([], personalData)]) {
      const writer = new QdpxWriter(keepMarked(project));
      const texts = listSessions(project).flatMap(({ interview, session }) =>
        writer.writeSession(interview, session),
      );
      const byPath = (files: { path: string; bytes: Uint8Array }[]) =>
        new Map(files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
      expect(byPath([...texts, writer.writeProject()])).toEqual(byPath(writeQdpx(project)));
    }
  },
);
