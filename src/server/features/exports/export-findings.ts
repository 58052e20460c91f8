import { listBriefEvidence } from "#analysis/formats/export/map-brief.ts";
import { listEvidence } from "#analysis/formats/export/map-findings.ts";
import { maskBrief, maskContacts, maskFinding } from "#analysis/formats/export/personal-data.ts";
import type { Brief, Evidence, Finding } from "#contract/insights.ts";
import type { Database } from "../../db/database.ts";
import { readSourceTexts } from "./export-sources.store.ts";
import { readTurnTexts } from "./exports.store.ts";

const atOnce = 500;

/** The turns that evidence stands in, by id, their words masked, so that quotes can be cut from them again. */
export async function readMaskedTexts(db: Database, evidence: Evidence[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const places = new Map(evidence.map((item) => [item.messageId, item]));
  const all = [...places.values()];
  for (let at = 0; at < all.length; at += atOnce) {
    const page = all.slice(at, at + atOnce);
    const { true: own = [], false: others = [] } = Object.groupBy(
      page,
      (item) => `${item.sourceKind === "interview"}`,
    );
    const rows = [
      ...(own.length > 0 ? await readTurnTexts(db, ...namePlaces(own)) : []),
      ...(others.length > 0 ? await readSourceTexts(db, ...namePlaces(others)) : []),
    ];
    for (const [id, text] of rows) texts.set(id, maskContacts(text));
  }
  return texts;
}

function namePlaces(evidence: Evidence[]): [sourceIds: string[], turnIds: string[]] {
  return [[...new Set(evidence.map((item) => item.sourceId))], evidence.map((item) => item.messageId)];
}

export interface Found {
  findings: Finding[];
  brief: Brief | null;
}

/** What was found without e-mail addresses and telephone numbers, also where a quote begins or ends within one. */
export async function maskFound(db: Database, { findings, brief }: Found): Promise<Found> {
  const texts = await readMaskedTexts(db, [...listEvidence(findings), ...listBriefEvidence(brief)]);
  return {
    findings: findings.map((finding) => maskFinding(finding, texts)),
    brief: brief && maskBrief(brief, texts),
  };
}
