import { buySingle, generate, make, register, script, upload } from "./creator.ts";
import { insist, isRefusal, type Life } from "./crowd.ts";
import {
  answerForm,
  claim,
  comeBack,
  complete,
  newMessage,
  say,
  start,
  type Visit,
  withdraw,
} from "./participant.ts";
import type { Creator, Study } from "./people.ts";
import type { Point } from "./wire.ts";
import { makeProject } from "./world.ts";

/** A call that a server dies of, with what comes before it and after it. */
export interface Errand {
  name: string;
  /** At most so many of its points are tried, evenly. */
  most?: number;
  /** Where the points are not its statements but the first so many pieces of a streamed reply. */
  pieces?: number;
  /** On a server that stays. */
  prepare: (life: Life) => Promise<Prepared>;
}

export type ErrandPoint = Point | { piece: number };

export interface Prepared {
  /** On the server that is killed; sent again to the one that stays, as the page would. Tells of each piece that came. */
  act: (onPiece: (piece: number) => void) => Promise<unknown>;
  /** Then, on the server that stays: the person goes on. */
  advance?: () => Promise<void>;
}

/** The study with all that a start takes: form, quota, limit, codes of the creator's own. */
const fullOf = (life: Life): Study => get(life.studies[0]);
/** The study with a single question. */
const shortOf = (life: Life): Study => get(life.studies[1]);

function get<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("It could not be prepared.");
  return found;
}

async function enter(life: Life, study: Study): Promise<Visit> {
  const visit = get(await start(life, study));
  if (study.form) await answerForm(life, visit, study.form);
  return visit;
}

async function sayNext(life: Life, visit: Visit) {
  return say(life, visit, await newMessage(life, visit));
}

/** Takes part in the short study to its end; the visit, and how many messages it took. */
export async function talkToEnd(life: Life, study: Study): Promise<Visit & { messages: number }> {
  const visit = await enter(life, study);
  for (let messages = 1; messages < 20; messages++) {
    if ((await sayNext(life, visit)) === "ended") return { ...visit, messages };
  }
  throw new Error("It did not come to its end.");
}

async function enterAndSay(life: Life, messages: number): Promise<Visit> {
  const visit = await enter(life, fullOf(life));
  for (let said = 0; said < messages; said++) await sayNext(life, visit);
  return visit;
}

function sendAfter(messages: number): Errand["prepare"] {
  return async (life) => {
    const visit = await enterAndSay(life, messages);
    return {
      act: () => sayNext(life, visit),
      advance: () => comeBack(life, visit, undefined),
    };
  };
}

async function makeProjectOfOne(life: Life): Promise<{ creator: Creator; projectId: string }> {
  const creator = await register(life);
  return { creator, projectId: await makeProject(life, creator) };
}

export const ofParticipants: Errand[] = [
  {
    name: "start",
    prepare: async (life) => {
      const study = fullOf(life);
      let visit: Visit | undefined;
      return {
        act: async () => {
          visit = await start(life, study);
        },
        advance: () => comeBack(life, get(visit), study.form),
      };
    },
  },
  {
    name: "form",
    prepare: async (life) => {
      const study = fullOf(life);
      const visit = get(await start(life, study));
      return {
        act: () => answerForm(life, visit, get(study.form)),
        advance: () => comeBack(life, visit, study.form),
      };
    },
  },
  { name: "send, the first message", prepare: sendAfter(0) },
  { name: "send, the third message", prepare: sendAfter(2) },
  {
    name: "send, the last message",
    prepare: async (life) => {
      const visit = await enter(life, shortOf(life));
      // An interview of one question ends with the answer to it or to what is asked about that.
      const said = shortOf(life).messages ?? 1;
      for (let at = 1; at < said; at++) await sayNext(life, visit);
      return { act: () => sayNext(life, visit), advance: () => comeBack(life, visit, undefined) };
    },
  },
  {
    name: "complete",
    prepare: async (life) => {
      const visit = await talkToEnd(life, shortOf(life));
      return { act: () => complete(life, visit) };
    },
  },
  {
    name: "claim",
    prepare: async (life) => {
      const visit = await talkToEnd(life, shortOf(life));
      const code = get((await complete(life, visit)) ?? undefined);
      return { act: () => claim(life, visit, code) };
    },
  },
  {
    name: "withdraw",
    most: 24,
    prepare: async (life) => {
      const visit = await enterAndSay(life, 1);
      return { act: () => withdraw(life, visit) };
    },
  },
];

/** Where a model words the reply: message first, reply later. */
export const ofModel: Errand[] = [
  { name: "send, worded by a model", prepare: sendAfter(1) },
  {
    name: "send, worded by a model and streamed",
    pieces: 5,
    prepare: async (life) => {
      const visit = await enterAndSay(life, 1);
      return {
        act: async (onPiece) => say(life, visit, await newMessage(life, visit), onPiece),
        advance: () => comeBack(life, visit, undefined),
      };
    },
  },
];

export const ofCreators: Errand[] = [
  { name: "register", most: 24, prepare: async (life) => ({ act: () => register(life) }) },
  {
    name: "single interview",
    prepare: async (life) => {
      const { creator, projectId } = await makeProjectOfOne(life);
      await buySingle(life, creator);
      const body = { ...script, useOneOff: true };
      const path = `/api/projects/${projectId}/chatbots`;
      return { act: () => make(life, creator, "interview", { path, body, what: "interview" }) };
    },
  },
  { name: "deletion of a project", prepare: prepareDeletion },
  {
    name: "upload",
    prepare: async (life) => {
      const { creator, projectId } = await makeProjectOfOne(life);
      return { act: () => upload(life, creator, projectId, 1) };
    },
  },
  {
    name: "analysis",
    most: 36,
    prepare: async (life) => {
      const { creator, projectId } = await makeProjectOfOne(life);
      const path = `/api/projects/${projectId}/chatbots`;
      const interview = await make(life, creator, "interview", { path, body: script, what: "interview" });
      await upload(life, creator, projectId, 1);
      return { act: () => analyse(life, creator, get(interview)._id) };
    },
  },
];

async function prepareDeletion(life: Life): Promise<Prepared> {
  const { creator, projectId } = await makeProjectOfOne(life);
  const headers = { cookie: creator.cookie };
  await make(life, creator, "interview", { path: `/api/projects/${projectId}/chatbots`, body: script });
  const list = async (path: string): Promise<string[]> => {
    const { body } = await insist(life, "read", { method: "GET", path, headers });
    return body.map((one: { _id: string }) => one._id);
  };
  return {
    act: () =>
      insist(life, "project", { method: "DELETE", path: `/api/projects/${projectId}`, headers }).catch(
        (error: unknown) => {
          // The answer was lost and the deletion stands.
          if (!isRefusal(error) || error.status !== 404) throw error;
        },
      ),
    advance: async () => {
      const left = (await list("/api/projects")).includes(projectId);
      const kept = (await list("/api/deleted")).filter((id) => id === projectId).length;
      if (left || kept !== 1) {
        const what = `project ${projectId} is ${left ? "still there" : "gone"} and ${kept} times to be restored`;
        await life.journal.note({ kind: "stuck", what });
      }
    },
  };
}

/** Until it is made: one that a server died of is taken up by another, and where it failed it is asked for again. */
async function analyse(life: Life, creator: Creator, interviewId: string): Promise<void> {
  while (!life.isTooLate()) {
    if (await generate(life, creator, interviewId, "transcripts")) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await life.journal.note({ kind: "stuck", what: `the analysis of ${interviewId}` });
}
