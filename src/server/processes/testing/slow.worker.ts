import { setTimeout as sleep } from "node:timers/promises";
import { answerRequests } from "../answer-requests.ts";

/** Takes a while to load, as a worker with language models does on a busy machine. */
await sleep(400);
answerRequests((given: unknown) => given);
