import { foldSmallGroups, type LabelledGroup, smallestGroup } from "#analysis/certainty/small-groups.ts";
import { listBriefEvidence } from "#analysis/formats/export/map-brief.ts";
import { listEvidence } from "#analysis/formats/export/map-findings.ts";
import { nameCountry } from "#contract/country-names.ts";
import type { PublicReport, ReportLink } from "#contract/exports.ts";
import type { Item } from "#contract/items.ts";
import { rates } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import { findReportLinkId, makeReportToken } from "../../auth/report-token.ts";
import type { Database } from "../../db/database.ts";
import { countLabels, countParticipants, isCountedSession } from "../../db/finished-sessions.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { isId } from "../../ids.ts";
import { countClosed } from "../answers/closed-counts.service.ts";
import { readMaskedTexts } from "../exports/export-findings.ts";
import { readTranscriptLabels } from "../exports/transcript-labels.ts";
import { findResults } from "../findings/results.service.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { participantTitleOf } from "../interviews/participant-title.service.ts";
import { groupLabels } from "../session-reading/demographics.service.ts";
import { toPublicInsights } from "./public-insights.ts";
import * as store from "./reports.store.ts";

type LinkDeps = Pick<Deps, "db" | "clock" | "secret" | "config" | "newId">;

/** The token is made from the id and the installation's secret each time; it is kept nowhere. */
function toLink({ secret, config }: Pick<Deps, "secret" | "config">, row: store.LinkRow): ReportLink {
  const token = makeReportToken(secret, row.id);
  return {
    _id: row.id,
    token,
    url: new URL(`/reports/${token}`, config.publicUrl).href,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
  };
}

/** A link opens the report to whoever has it, also after their membership: viewers are not shown any. */
export async function listReportLinks(
  deps: LinkDeps,
  accountId: string,
  interviewId: string,
): Promise<ReportLink[]> {
  const interview = await ownInterview(deps.db, accountId, interviewId, "edit");
  const rows = await store.listLinks(deps.db, interview.id, deps.clock());
  return rows.map((row) => toLink(deps, row));
}

const dayMs = 24 * 60 * 60 * 1000;

export async function createReportLink(
  deps: LinkDeps,
  accountId: string,
  of: { interviewId: string; days: number },
): Promise<ReportLink> {
  const interview = await ownInterview(deps.db, accountId, of.interviewId, "edit");
  const { insights } = await findResults(deps.db, interview);
  if (!insights) throw new AppError("insights_missing");
  await takeFromLimit(deps, `report-links:${accountId}`, rates.reportLinks);
  const now = deps.clock();
  const row = await store.insertLink(deps.db, {
    id: deps.newId(),
    interviewId: interview.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + of.days * dayMs),
  });
  if (!row) throw new AppError("unexpected");
  return toLink(deps, row);
}

/** `token`: the link's token, or its id. */
export async function revokeReportLink(
  deps: LinkDeps,
  accountId: string,
  of: { interviewId: string; token: string },
): Promise<void> {
  const interview = await ownInterview(deps.db, accountId, of.interviewId, "edit");
  const id = isId(of.token) ? of.token : findReportLinkId(deps.secret, of.token);
  const wasThere = id !== undefined && (await store.deleteLink(deps.db, interview.id, id));
  if (!wasThere) throw new AppError("report_not_found");
}

/** For whoever has the token. Forged, expired, revoked and of a deleted interview are one answer. */
export async function getReport(
  deps: Pick<Deps, "db" | "clock" | "secret" | "config">,
  token: string,
  address: string,
): Promise<PublicReport> {
  await takeFromLimit(deps, `report:${address}`, rates.report);
  const id = findReportLinkId(deps.secret, token);
  const link = id && (await store.openLink(deps.db, id, deps.clock()));
  const report = link && (await findReport(deps.db, withParticipantTitle(link.interview), link.expiresAt));
  if (!report) throw new AppError("report_not_found");
  return report;
}

export async function getOwnReport(
  deps: Pick<Deps, "db">,
  accountId: string,
  interviewId: string,
): Promise<PublicReport> {
  const interview = await ownInterview(deps.db, accountId, interviewId, "view");
  const report = await findReport(deps.db, interview, null);
  if (!report) throw new AppError("insights_missing");
  return report;
}

/** The interview's name is the team's own; readers see what participants saw, where there were any. */
function withParticipantTitle(interview: SharedInterview): ReportedInterview {
  return { ...interview, name: participantTitleOf(interview), uploadsName: interview.name };
}

type SharedInterview = NonNullable<Awaited<ReturnType<typeof store.openLink>>>["interview"];

interface ReportedInterview {
  id: string;
  projectId: string;
  name: string;
  /** What a report on uploads alone is called, which nobody took part in under another title. */
  uploadsName?: string;
  organization: string;
  objective: string;
  questions: { id: string; text: string; item?: Item | undefined }[];
}

/** Undefined where nothing was analysed. */
async function findReport(
  db: Database,
  interview: ReportedInterview,
  expiresAt: Date | null,
): Promise<PublicReport | undefined> {
  const { insights } = await findResults(db, interview);
  if (!insights) return undefined;
  const [participants, ages, countries, occupations, labels, closed] = await Promise.all([
    countParticipants(db, interview.id),
    readGroups(db, interview.id, "ageRange"),
    readGroups(db, interview.id, "country"),
    readGroups(db, interview.id, "occupation"),
    readTranscriptLabels(db, interview.projectId),
    countClosed(db, interview),
  ]);
  const evidence = [
    ...listEvidence(insights.findings),
    ...insights.keywords.flatMap((keyword) => keyword.evidence),
    ...listBriefEvidence(insights.brief ?? null),
  ];
  const large = ages.filter((group) => group.people >= smallestGroup).map((group) => group.label);
  const view = {
    texts: await readMaskedTexts(db, evidence),
    labels,
    ageRanges: new Set(large),
    questionIds: interview.questions.map(({ id }) => id),
  };
  return {
    name: insights.sources.interviews === 0 ? (interview.uploadsName ?? interview.name) : interview.name,
    organization: interview.organization,
    objective: interview.objective,
    questions: interview.questions.map((question) => question.text),
    participants,
    demographics: {
      ageRanges: foldSmallGroups(ages),
      countries: foldSmallGroups(countries),
      occupations: foldSmallGroups(occupations),
    },
    closed: closed.map((count) => ({
      ...count,
      questionId: String(view.questionIds.indexOf(count.questionId) + 1),
    })),
    insights: toPublicInsights(insights, view) as PublicReport["insights"],
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

async function readGroups(
  db: Database,
  interviewId: string,
  column: "ageRange" | "country" | "occupation",
): Promise<LabelledGroup[]> {
  const counted = await countLabels(db, column, isCountedSession(interviewId));
  const named = counted.map((row) => ({ ...row, label: row.label && nameCountry(row.label) }));
  const groups = groupLabels(column === "country" ? named : counted);
  return Object.entries(groups).map(([label, people]) => ({ label, people }));
}
