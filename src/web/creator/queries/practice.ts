import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { practiceExportFormats } from "#contract/choices.ts";
import type { AnswerOf, BodyInputOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import type { PracticeState } from "#contract/practice.ts";
import { call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

export type PracticeStart = BodyInputOf<Operations["POST /api/simulated-interviews/start"]>;
export type PracticeDifficulty = NonNullable<PracticeStart["difficulty"]>;
export type PracticeReply = AnswerOf<Operations["POST /api/simulated-interviews/:sessionId/message"]>;
export type PracticeExportFormat = (typeof practiceExportFormats)[number];

const listKey = ["practice-sessions"] as const;
const sessionKey = (sessionId: string) => ["practice", sessionId] as const;
const chatKey = (sessionId: string) => [...sessionKey(sessionId), "chat"] as const;

const pageSize = 100;

/** The caller's practice sessions, newest first, a hundred at a time. */
export function usePracticeSessions() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ signal, pageParam }) =>
      call("GET /api/simulated-interviews", {
        query: { limit: pageSize, ...(pageParam !== "" && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?._id),
    // Each message changes it.
    staleTime: 0,
  });
}

export function usePracticeSuggestions() {
  return useRead("GET /api/simulated-interviews/suggestions", ["practice-suggestions"], {});
}

/** Who of the people on offer comes nearest to a topic or a script. */
export function useNearestPerson() {
  return useMutation({
    mutationFn: async ({ topic, interviewId }: { topic: string; interviewId: string | null }) => {
      const { people, nearest } = await call("GET /api/simulated-interviews/suggestions", {
        query: { ...(topic !== "" && { topic }), ...(interviewId !== null && { interviewId }) },
      });
      const person = people.find(({ id }) => id === nearest);
      if (!person) throw new Error("nobody is on offer");
      return person;
    },
  });
}

export function useStartPractice() {
  const client = useQueryClient();
  return useMutation({
    // A person that a model prepares takes about a minute; the stream keeps the connection open meanwhile.
    mutationFn: (body: PracticeStart) =>
      call("POST /api/simulated-interviews/start", { body, onEvent: () => undefined }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

/** A session as the chat shows it. */
export function usePractice(sessionId: string) {
  return useQuery({
    queryKey: chatKey(sessionId),
    queryFn: ({ signal }) =>
      call("GET /api/simulated-interviews/:sessionId", { params: { sessionId }, signal }),
    // Another tab may have gone on with it.
    staleTime: 0,
  });
}

interface PracticeSend {
  sessionId: string;
  clientMessageId: string;
  text: string;
  onSentence: (text: string) => void;
  signal: AbortSignal;
}

/** Says something and waits for the answer, which comes sentence by sentence. Repeated with its id it is not said twice. */
export function sendPracticeMessage({ sessionId, clientMessageId, text, onSentence, signal }: PracticeSend) {
  return call("POST /api/simulated-interviews/:sessionId/message", {
    params: { sessionId },
    body: { text, clientMessageId },
    signal,
    onEvent: (event, data) => {
      const sentence = (data as { text?: unknown } | null)?.text;
      if (event === "sentence" && typeof sentence === "string") onSentence(sentence);
    },
  });
}

/** Puts an answered message into what is known of the session. */
export async function keepPracticeReply(client: QueryClient, sessionId: string, reply: PracticeReply) {
  // A read that began before the answer would take it away again.
  await client.cancelQueries({ queryKey: chatKey(sessionId) });
  client.setQueryData<PracticeState>(chatKey(sessionId), (state) => state && withReply(state, reply));
}

/** The answer names the reply first, then the own message; the conversation has them the other way round. */
export function withReply(state: PracticeState, { messages, meter }: PracticeReply): PracticeState {
  const [reply, own] = messages;
  const added = [own, reply].filter((message) => message !== undefined);
  const ids = new Set(added.map(({ _id }) => _id));
  return {
    ...state,
    messages: [...state.messages.filter(({ _id }) => !ids.has(_id)), ...added],
    meter,
    pendingClientMessageId: null,
  };
}

export function usePracticeDetails(sessionId: string) {
  return useRead("GET /api/simulated-interviews/:sessionId/details", [...sessionKey(sessionId), "details"], {
    params: { sessionId },
  });
}

/** Asked for once the session has ended; it does not change after that. */
export function usePracticeDebrief(sessionId: string, hasEnded: boolean) {
  return useRead(
    "GET /api/simulated-interviews/:sessionId/debrief",
    [...sessionKey(sessionId), "debrief"],
    { params: { sessionId } },
    { enabled: hasEnded, staleTime: Number.POSITIVE_INFINITY },
  );
}

export function useEndPractice(sessionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/simulated-interviews/:sessionId/end", { params: { sessionId } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: listKey });
      void client.invalidateQueries({ queryKey: sessionKey(sessionId) });
    },
  });
}

/** The interviewer's turn takes the server a moment; what it said is kept there. */
const compareTimeoutMs = 120_000;

export function useComparePractice(sessionId: string) {
  return useMutation({
    mutationFn: () =>
      call("POST /api/simulated-interviews/:sessionId/compare", {
        params: { sessionId },
        timeoutMs: compareTimeoutMs,
      }),
  });
}

export function useDeletePractice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      call("DELETE /api/simulated-interviews/:sessionId", { params: { sessionId } }),
    // The screen that shows it leaves first: read again now, it would be missed there.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: listKey });
      void client.invalidateQueries({ queryKey: keys.deleted });
    },
  });
}

/** Where the debrief is downloaded from; a plain link. */
export function practiceExportAddress(sessionId: string, format: PracticeExportFormat): string {
  return `/api/simulated-interviews/${encodeURIComponent(sessionId)}/export?format=${format}`;
}
