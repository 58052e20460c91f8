import { openDatabase } from "../../src/server/db/database.ts";
import { startEmbedded } from "../../src/server/db/embedded/start-embedded.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";
import { seedBuiltInForms } from "../../src/server/features/forms/forms.service.ts";
import { describeMachine, percentile } from "../machine.ts";
import { writeReport } from "../report.ts";
import { makeLargeStudy } from "../web/large-study.ts";
import { openAgent, postJson, startSession } from "./participants.ts";
import { makeDataDir, startProduct } from "./product.ts";
import type { Study } from "./study.ts";

const sizes = (process.env.BENCH_SIZES ?? "100,1000,10000").split(",").map(Number);
const requests = Number(process.env.BENCH_REQUESTS ?? 200);

/** The same requests at interviews of different sizes in one database, in turn. Prints a table and keeps it. */
async function main(): Promise<void> {
  const dir = await makeDataDir();
  const embedded = await startEmbedded({ dataDir: dir.path, log: () => undefined });
  const db = openDatabase(embedded.connection, () => undefined);
  await migrateDatabase(db.pool);
  await seedBuiltInForms({ db });
  const studies: Study[] = [];
  for (const sessions of sizes) studies.push(await makeLargeStudy(db, { sessions, messages: 60 }));
  const { rows } = await db.pool.query<{ name: string; mb: number; rows: number }>(
    `select relname as name, pg_total_relation_size(oid) / 1048576.0::float8 as mb, reltuples::int as rows
    from pg_class where relname in ('turns', 'sessions')`,
  );
  await db.close();
  const product = await startProduct(dir.path);
  try {
    const times = await measureAll(product.url, studies);
    await writeReport("At 1, 10 and 100 times the size", report(times, rows));
  } finally {
    await product.stop();
    await embedded.stop();
    await dir.remove();
  }
}

/** Milliseconds of each kind of request at each size. */
type Times = Map<string, number[][]>;

async function measureAll(url: string, studies: Study[]): Promise<Times> {
  const times: Times = new Map();
  const note = (what: string, size: number, ms: number) => {
    const of = times.get(what) ?? studies.map(() => []);
    of[size]?.push(ms);
    times.set(what, of);
  };
  const agent = openAgent(1);
  const opened = await Promise.all(studies.map((study) => openStudy(url, study)));
  // Sizes take turns, so that what else the machine does falls on all of them.
  for (let run = 0; run < requests; run++) {
    for (const [size, study] of opened.entries()) {
      for (const [what, path] of study.paths) note(what, size, await timeRead(`${url}${path}`, study.cookie));
      if (run % 10 === 0) study.session = await startSession(agent, url, study.interviewId);
      const began = performance.now();
      const message = "On Monday the call dropped twice, so I wrote everything down again.";
      const { sessionId, token } = study.session;
      const path = `/api/sessions/${study.interviewId}/${sessionId}/send`;
      const reply = await postJson(agent, `${url}${path}`, { message }, token);
      if (reply.status === 200) note("a turn", size, performance.now() - began);
    }
  }
  agent.destroy();
  return times;
}

async function timeRead(address: string, cookie: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(address, { headers: { cookie } });
  await reply.text();
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return performance.now() - began;
}

async function openStudy(url: string, { cookie, interviewId }: Study) {
  // As the table asks for it, a hundred at a time.
  const list = `/api/interviews/${interviewId}/sessions?view=summary&limit=100`;
  const reply = await fetch(`${url}${list}`, { headers: { cookie } });
  const page = (await reply.json()) as { sessions: { id: string }[] };
  // The newest ones were talked by this program and are short; the last of the page is like all others.
  const sessionId = page.sessions.at(-1)?.id ?? "";
  const paths: [what: string, path: string][] = [
    ["list page of 100", list],
    ["transcript", `/api/sessions/${sessionId}/transcript`],
    ["details", `/api/interviews/${interviewId}/details`],
    ["search", `/api/interviews/${interviewId}/search?q=zebra`],
    ["drop-off", `/api/interviews/${interviewId}/drop-off`],
  ];
  return { cookie, interviewId, paths, session: { sessionId: "", token: "" } };
}

function report(times: Times, tables: { name: string; mb: number; rows: number }[]): string {
  const cell = (values: number[]) =>
    `${percentile(values, 0.5).toFixed(1)} / ${percentile(values, 0.95).toFixed(1)}`;
  const lines = [...times].map(([what, bySize]) => {
    const [first = [], last = []] = [bySize[0], bySize.at(-1)];
    const ratio = percentile(last, 0.5) / percentile(first, 0.5);
    return `| ${what} | ${bySize.map(cell).join(" | ")} | ${ratio.toFixed(2)} |`;
  });
  return [
    `${describeMachine()}, embedded PostgreSQL, BILLING=off, ${requests} requests of each kind, sizes in turn, while others used the machine: only the ratio tells something. Milliseconds, p50 / p95. Goal: list page and transcript at most 1.5 times.`,
    "",
    `| sessions of 60 messages | ${sizes.join(" | ")} | p50, largest to smallest |`,
    `|---|${sizes.map(() => "---|").join("")}---|`,
    ...lines,
    "",
    ...tables.map(
      ({ name, mb, rows }) => `Table ${name}: ${rows} rows, ${Number(mb).toFixed(0)} MB with its indexes.`,
    ),
  ].join("\n");
}

await main();
