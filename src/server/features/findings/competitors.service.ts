import { suggestCompetitors } from "#analysis/competitors.ts";
import type { Competitors, CompetitorsAnswer } from "#contract/findings.ts";
import type { Database } from "../../db/database.ts";
import { findLatestResult } from "../insights/latest-result.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import * as store from "./findings.store.ts";

const noList: Competitors = { competitors: [], notCompetitors: [], ownProduct: null };

export async function getCompetitors(
  db: Database,
  accountId: string,
  interviewId: string,
): Promise<CompetitorsAnswer> {
  const interview = await ownInterview(db, accountId, interviewId, "view");
  const list = interview.competitors ?? noList;
  const latest = await findLatestResult(db, interview.id);
  return {
    ...{ competitors: list.competitors, notCompetitors: list.notCompetitors, ownProduct: list.ownProduct },
    suggested: latest ? suggestCompetitors(latest.content.findings, list) : [],
    outdated: latest !== undefined && (await store.isListNewer(db, interview.id)),
  };
}

/** The list as it was is not saved again, so that it does not seem to have changed. */
export async function saveCompetitors(
  db: Database,
  of: { accountId: string; interviewId: string },
  input: Competitors,
): Promise<CompetitorsAnswer> {
  const interview = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const list = tidyList(input);
  const known = tidyList(interview.competitors ?? noList);
  if (JSON.stringify(list) !== JSON.stringify(known)) await store.saveCompetitors(db, interview.id, list);
  return getCompetitors(db, of.accountId, of.interviewId);
}

/** Each name once: a competitor's before an alias, and both before what is no competitor. */
function tidyList({ competitors, notCompetitors, ownProduct }: Competitors): Competitors {
  const seen = new Set<string>();
  const isNew = (name: string) => {
    const key = name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
    return !seen.has(key) && seen.add(key).has(key);
  };
  const named = competitors.filter(({ name }) => isNew(name));
  return {
    competitors: named.map(({ name, aliases }) => ({ name, aliases: aliases.filter(isNew) })),
    notCompetitors: notCompetitors.filter(isNew),
    ownProduct: ownProduct || null,
  };
}
