import type http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { openAgent, postJson, startSession } from "./participants.ts";

const thinkingMs = 200;
const answer =
  "Last Tuesday I spent two hours looking for the notes of a call, because they were in three places.";

interface Talk {
  url: string;
  interviewId: string;
  participants: number;
}

/** Participants who think between their answers, until told to stop; answers with the latencies of all turns. */
export function chat({ url, interviewId, participants }: Talk): () => Promise<number[]> {
  const agent = openAgent(participants);
  const latencies: number[] = [];
  let going = true;
  const talk = async () => {
    while (going) {
      const { sessionId, token } = await startSession(agent, url, interviewId);
      await talkThrough(
        { agent, latencies, isGoing: () => going },
        { address: `${url}/api/sessions/${interviewId}/${sessionId}/send`, token },
      );
    }
  };
  const all = Promise.all(Array.from({ length: participants }, talk));
  return async () => {
    going = false;
    await all;
    agent.destroy();
    return latencies;
  };
}

async function talkThrough(
  { agent, latencies, isGoing }: { agent: http.Agent; latencies: number[]; isGoing: () => boolean },
  { address, token }: { address: string; token: string },
): Promise<void> {
  for (let complete = false; !complete && isGoing(); ) {
    await sleep(thinkingMs);
    const sent = performance.now();
    const reply = await postJson(agent, address, { message: answer }, token);
    if (reply.status !== 200) throw new Error(`a turn was answered ${reply.status}: ${reply.text}`);
    latencies.push(performance.now() - sent);
    complete = (JSON.parse(reply.text) as { isComplete: boolean }).isComplete;
  }
}
