import { loadavg } from "node:os";
import pg from "pg";
import { startEmbedded } from "../../src/server/db/embedded/start-embedded.ts";
import { type Client, openClient, type Reply } from "../../src/server/testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../src/server/testing/makers.ts";
import { describeMachine, percentile } from "../machine.ts";
import { writeReport } from "../report.ts";
import { makeDataDir, startProduct } from "./product.ts";

const tries = Number(process.env.BENCH_TRIES ?? 200);
/** Questions whose name has this in it alone; nothing is kept of those. */
const only = process.env.TIMES_ONLY ?? "";
const goal = 1.2;
/** For whatever the first calls load. */
const warmUp = 8;
/** A session takes no more wrong codes than this before it answers otherwise. */
const guessesEach = 4;

/** Ways to ask that must not be told apart, by name. */
interface Question {
  what: string;
  /** Before the ways are asked again; not counted. */
  before?: (attempt: number) => Promise<unknown>;
  ways: { name: string; ask: (attempt: number) => Promise<Reply> }[];
}

interface Figures {
  what: string;
  answers: string[];
  medians: { name: string; ms: number; quickMs: number }[];
}

/** Whether answers' texts or times tell what is there from what is not. Prints a table and keeps it. */
async function main(): Promise<void> {
  const othersLoad = loadavg()[0] ?? 0;
  const dir = await makeDataDir();
  const embedded = await startEmbedded({ dataDir: dir.path, log: () => undefined });
  const pool = new pg.Pool({ ...embedded.connection, max: 1 });
  const product = await startProduct(dir.path);
  try {
    const questions = await listQuestions(product, pool);
    const all: Figures[] = [];
    for (const question of questions.filter(({ what }) => what.includes(only))) {
      const figures = await measure(question);
      process.stdout.write(`${tell(figures)}\n`);
      all.push(figures);
    }
    if (only === "") await writeReport("What answers' times tell", report(all, othersLoad));
  } finally {
    await product.stop();
    await pool.end();
    await embedded.stop();
    await dir.remove();
  }
}

/** The ways are asked in turn, in another order each time, so that what else the machine does falls on all. */
async function measure({ what, ways, before }: Question): Promise<Figures> {
  const times = ways.map((): number[] => []);
  const answers = new Set<string>();
  for (let attempt = -warmUp; attempt < tries; attempt++) {
    await before?.(attempt);
    const order = ways.map((_, at) => ({ at, place: Math.random() })).sort((a, b) => a.place - b.place);
    for (const { at } of order) {
      const began = performance.now();
      const reply = await ways[at]?.ask(attempt);
      if (attempt < 0) continue;
      times[at]?.push(performance.now() - began);
      answers.add(`${reply?.status} ${reply?.body?.error ?? reply?.text}`);
    }
  }
  const medians = ways.map(({ name }, at) => {
    const own = times[at] ?? [];
    return { name, ms: percentile(own, 0.5), quickMs: percentile(own, 0.1) };
  });
  return { what, answers: [...answers], medians };
}

async function listQuestions(product: { url: string }, pool: pg.Pool): Promise<Question[]> {
  const [owner, stranger] = [await makeCreator(product), await makeCreator(product)];
  const questions = [
    ...(await claimQuestions(product, pool, owner)),
    ...(await idQuestions(product, owner, stranger)),
    login(product, owner.email),
  ];
  return questions;
}

function login(product: { url: string }, email: string): Question {
  const ask = (address: string) =>
    openClient(product.url).post("/api/auth/login", { email: address, password: "not the password" });
  return {
    what: "a login",
    ways: [
      { name: "a known address", ask: () => ask(email) },
      { name: "an unknown one", ask: (attempt) => ask(`creator-9-${attempt + 1e12}@example.org`) },
    ],
  };
}

const unknownId = (attempt: number): string => `Z${String(attempt + 1_000).padStart(21, "0")}`;

/** Sessions that are there, in three states, and such as never were. Each is asked a few times, as guessers are locked out. */
async function claimQuestions(product: { url: string }, pool: pg.Pool, owner: Client): Promise<Question[]> {
  const interviewId = await makeInterview(owner, await makeProject(owner), {
    questions: ["How do you plan?"],
  });
  const like = await makeFinishedSession(product, interviewId);
  const under = await startParticipant(product, interviewId);
  const withdrawn = await startParticipant(product, interviewId);
  await finishInterview(withdrawn);
  await withdrawn.post(`/api/sessions/${withdrawn.sessionId}/withdraw`);
  // As if they were other sessions: what was guessed before is forgotten.
  const forget = async () => {
    await pool.query("update sessions set claim_attempts = 0");
    await pool.query("delete from rate_limits");
  };
  const claim = (sessionId: string) =>
    openClient(product.url).post(`/api/complete/${sessionId}/claim`, {
      email: "eve@example.org",
      incentiveCode: "AAAA-AAAA-AAAA",
    });
  const ids = {
    "a finished session": like.sessionId,
    "an unfinished one": under.sessionId,
    "a withdrawn one": withdrawn.sessionId,
    "one that never was": unknownId(0),
  };
  const ways = Object.entries(ids).map(([name, id]) => ({ name, ask: () => claim(id) }));
  return [
    {
      what: "a claim with a wrong code",
      ways,
      before: async (attempt) => attempt % guessesEach === 0 && forget(),
    },
    { what: "a claim after many wrong codes", ways },
  ];
}

/** What the owner has, asked for by somebody else, under ids of four kinds. */
async function idQuestions(product: { url: string }, owner: Client, stranger: Client): Promise<Question[]> {
  const [projectId, goneProject] = [await makeProject(owner), await makeProject(stranger)];
  const [interviewId, goneInterview] = [
    await makeInterview(owner, projectId),
    await makeInterview(stranger, await makeProject(stranger)),
  ];
  const session = await startParticipant(product, interviewId);
  const goneSession = await startParticipant(product, goneInterview);
  await stranger.send("DELETE", `/api/projects/${goneProject}`);
  await stranger.send("DELETE", `/api/interviews/${goneInterview}`);
  const kinds = (path: (id: string) => string, other: string, gone: string, client: Client) => [
    ...(other === "" ? [] : [{ name: "another's", ask: () => client.get(path(other)) }]),
    { name: "deleted", ask: () => client.get(path(gone)) },
    { name: "never there", ask: (attempt: number) => client.get(path(unknownId(attempt))) },
    { name: "malformed", ask: (attempt: number) => client.get(path(`not-an-id-${attempt}`)) },
  ];
  return [
    { what: "a project", ways: kinds((id) => `/api/projects/${id}`, projectId, goneProject, stranger) },
    {
      what: "an interview's details",
      ways: kinds((id) => `/api/interviews/${id}/details`, interviewId, goneInterview, stranger),
    },
    {
      what: "a transcript",
      ways: kinds(
        (id) => `/api/sessions/${id}/transcript`,
        session.sessionId,
        goneSession.sessionId,
        stranger,
      ),
    },
    {
      what: "a participant's link",
      ways: kinds((id) => `/api/interviews/${id}`, "", goneInterview, openClient(product.url)),
    },
  ];
}

function tell({ what, answers, medians }: Figures): string {
  const times = medians.map(({ name, ms }) => `${name} ${ms.toFixed(2)}`).join("; ");
  const ratio = (values: number[]) => (Math.max(...values) / Math.min(...values)).toFixed(2);
  const ratios = [ratio(medians.map(({ ms }) => ms)), ratio(medians.map(({ quickMs }) => quickMs))];
  return `| ${what} | ${answers.join(" / ")} | ${times} | ${ratios.join(" | ")} |`;
}

function report(all: Figures[], othersLoad: number): string {
  return [
    `${describeMachine()}. \`node bench/load/answer-times.ts\`: a real server over HTTP, ${tries} tries of each way, which take turns; others used the machine (load average ${othersLoad.toFixed(1)} before). One answer for all ways of a row and medians at most ${goal} times apart tell nobody what is there. Sessions are asked ${guessesEach} times before what they count is forgotten, as five wrong codes lock one.`,
    "",
    "| asked for | answers | median ms | largest to smallest | the same of the quickest tenths |",
    "|---|---|---|---|---|",
    ...all.map(tell),
  ].join("\n");
}

await main();
