import { expect, test } from "vitest";
import { type PanelPreset, panelPresets } from "#contract/panel-presets.ts";
import { startLoopbackPanel } from "#server/testing/loopback-panel.ts";
import { makeCreator, makeProject } from "#server/testing/makers.ts";
import { crossingQuotas, crowdLimits, readFigures, sendCrowd } from "#server/testing/panel-crowd.ts";
import { makePanelStudy } from "#server/testing/panel-people.ts";
import { startTestApp } from "#server/testing/test-app.ts";

/** The panel round trip with a large panel's first minute; the check sends 40. */
test("of 500 who come at once none is over a quota, none complete is unpaid and none is paid twice", async () => {
  const people = 500;
  const [app, panel] = [await startTestApp(), await startLoopbackPanel()];
  const [second, ada] = [await app.openSecond(), await makeCreator(app)];
  const [preset] = panelPresets as [PanelPreset];
  const study = await makePanelStudy(ada, await makeProject(ada), {
    ...{ preset, panel, settings: { panelIdField: preset.panelIdField } },
    ...{ quotas: crossingQuotas(people), teachers: crowdLimits(people).teachers },
  });
  const ends = await sendCrowd([app, second], study, { panel, people });
  console.info("how they ended", ends);
  for (const end of ["complete", "quota_full", "quotaFull", "screenedOut", "stoppedEarly"])
    expect([end, (ends[end] ?? 0) > 0]).toEqual([end, true]);
  expect(await readFigures(app, study, { panel, people })).toEqual({
    ...{ overQuota: 0, completeButUnpaid: 0, paidButNotComplete: 0, paidTwice: 0 },
  });
  const { rows } = await app.db.pool.query(
    "select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()",
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
  await app.close();
  await panel.close();
});
