import type { InterviewSettings } from "#contract/interview-settings.ts";
import { panelPresets } from "#contract/panel-presets.ts";
import type { PanelEnding } from "#contract/reconciliation.ts";
import { invalidFields } from "../../app-error.ts";
import { askCreatorWork } from "../../creator-work/creator-work.ts";
import type { Deps } from "../../deps.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { endingOf } from "../sessions/return-address.ts";
import { readEndingCodes } from "./ending-codes.ts";
import type { ColumnChoice } from "./read-panel-list.ts";
import * as store from "./reconciliation.store.ts";

interface PanelListInput {
  list: string;
  field?: string | undefined;
  columns: { [K in keyof ColumnChoice]: ColumnChoice[K] | undefined };
}

/**
 * Compares a panel's list with the interview's sessions, for those who may see panel IDs. Nothing of the list is kept,
 * and the answer holds no session, code or address. It is text already, so that none of it is worked on here.
 */
export async function reconcilePanel(
  { db }: Pick<Deps, "db">,
  of: { accountId: string; interviewId: string; signal: AbortSignal; as: "json" | "csv" },
  input: PanelListInput,
): Promise<string> {
  const { id, settings } = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const field = chooseField(settings, input.field);
  const [rows, gone] = await Promise.all([store.listPanelSessions(db, id, field), store.countGone(db, id)]);
  const sessions = rows.flatMap(({ panelId, ...row }) =>
    panelId === null ? [] : [{ panelId, ending: endingOf(row) ?? ("unfinished" as PanelEnding) }],
  );
  const unnamed = rows.filter(({ panelId }) => panelId === null);
  const turnedAway = unnamed.filter(({ endReason }) => endReason === "quota_full").length;
  const made = await askCreatorWork(of, "reconcilePanel", of.as, {
    ...{ list: input.list, columns: input.columns as ColumnChoice, field, sessions },
    codes: readEndingCodes(settings.returnLinks),
    uncompared: { ...gone, turnedAway, withoutId: unnamed.length - turnedAway },
  });
  if ("problem" in made) throw invalidFields({ list: made.problem });
  return made.text;
}

/** The parameter that tells people apart, else the one that a panel we know fills in, else the first. */
function chooseField(settings: InterviewSettings, asked: string | undefined): string {
  const { hiddenFields = [], panelIdField = "" } = settings;
  if (asked !== undefined && !hiddenFields.includes(asked))
    throw invalidFields({ field: `There's no parameter called "${asked}".` });
  const known = panelPresets.map((preset) => preset.panelIdField).find((name) => hiddenFields.includes(name));
  const field = asked ?? (panelIdField || known || hiddenFields[0]);
  if (field === undefined)
    throw invalidFields({ field: "This interview saves no panel IDs. Set up a panel first." });
  return field;
}
