import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import type { Annotation, SessionMessage, SessionSummary } from "#contract/session-reading.ts";
import { call } from "#web/api/call.ts";
import { startOfDay } from "#web/format/dates.ts";
import { useChange, useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

export type SessionStatus = "all" | "completed" | "not_completed" | "turned_away";
export type SessionOrder = "newest" | "oldest" | "longest" | "shortest" | "active";

/** Which sessions are shown, and in which order; an empty text filters nothing. */
export interface SessionFilter {
  status: SessionStatus;
  sort: SessionOrder;
  endReason: string;
  source: string;
  tagged: "" | "yes" | "no";
  label: string;
  /** Days as "2026-11-21", as the viewer's calendar has them. */
  from: string;
  to: string;
}

export interface SessionPage {
  sessions: SessionSummary[];
  nextCursor: string | null;
  counts: { all: number; completed: number; notCompleted: number; turnedAway: number };
  choices: { endReasons: string[]; sources: string[] } | null;
}

const pageSize = 100;

/** As the server takes it: without what filters nothing, and with the moments at which the viewer's days begin. */
function toQuery({ tagged, from, to, ...filter }: SessionFilter) {
  const { status, sort, ...named } = filter;
  const texts = { ...named, from: from && startOfDay(from), to: to && startOfDay(to, 1) };
  const set = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ""));
  return { status, sort, ...set, ...(tagged !== "" && { tagged }) };
}

function sessionsKey(interviewId: string) {
  return [...keys.interview(interviewId), "sessions"] as const;
}

/** The sessions of an interview, page by page. */
export function sessionPagesQuery(interviewId: string, filter: SessionFilter) {
  return infiniteQueryOptions({
    queryKey: [...sessionsKey(interviewId), filter],
    initialPageParam: "",
    queryFn: async ({ signal, pageParam }): Promise<SessionPage> => {
      const answer = await call("GET /api/interviews/:id/sessions", {
        params: { id: interviewId },
        query: {
          ...{ view: "summary", limit: pageSize },
          ...toQuery(filter),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      });
      // Without "view" the call answers the sessions with their messages, as a list.
      if (Array.isArray(answer)) throw new TypeError("The sessions came without their page");
      return answer;
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useSessionPages(interviewId: string, filter: SessionFilter) {
  // While another filter is answered, what was shown stays.
  return useInfiniteQuery({ ...sessionPagesQuery(interviewId, filter), placeholderData: keepPreviousData });
}

/** From where a browser downloads the table as it is filtered and sorted. */
export function sessionsCsvAddress(interviewId: string, filter: SessionFilter): string {
  const query = new URLSearchParams(toQuery(filter));
  return `/api/interviews/${encodeURIComponent(interviewId)}/sessions/export?${query}`;
}

/** Few enough in one call that each is answered soon. */
const changedAtOnce = 100;

/** Answers how many are gone; also of those that went before one call failed. */
export function useDeleteSessions(interviewId: string) {
  const params = { id: interviewId };
  return useChangeSessions(interviewId, async (ids) => {
    const { deleted } = await call("POST /api/interviews/:id/sessions/delete", { params, body: { ids } });
    return deleted;
  });
}

/** Answers how many are back. */
export function useRestoreSessions(interviewId: string) {
  const params = { id: interviewId };
  return useChangeSessions(interviewId, async (ids) => {
    const { restored } = await call("POST /api/interviews/:id/sessions/restore", { params, body: { ids } });
    return restored;
  });
}

function useChangeSessions(interviewId: string, change: (ids: string[]) => Promise<number>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: string[]) => {
      let changed = 0;
      for (let from = 0; from < ids.length; from += changedAtOnce) {
        changed += await change(ids.slice(from, from + changedAtOnce));
      }
      return changed;
    },
    // The counts, the findings and all else that was made of them.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.interview(interviewId) }),
        client.invalidateQueries({ queryKey: keys.deleted }),
      ]),
  });
}

export type DropOff = AnswerOf<Operations["GET /api/interviews/:id/drop-off"]>;

export function useDropOff(interviewId: string) {
  return useRead("GET /api/interviews/:id/drop-off", [...keys.interview(interviewId), "drop-off"], {
    params: { id: interviewId },
  });
}

export type SessionDetails = AnswerOf<Operations["GET /api/sessions/:sessionId/transcript"]>;

function transcriptKey(sessionId: string) {
  return ["session", sessionId, "transcript"] as const;
}

export function useSession(sessionId: string) {
  return useRead("GET /api/sessions/:sessionId/transcript", transcriptKey(sessionId), {
    params: { sessionId },
  });
}

function annotationsKey(sessionId: string) {
  return ["session", sessionId, "annotations"] as const;
}

/** Tags, notes and highlights that were saved to the project, of all its people. */
export function useAnnotations(sessionId: string) {
  return useRead("GET /api/sessions/:sessionId/annotations", annotationsKey(sessionId), {
    params: { sessionId },
  });
}

export function useSaveAnnotations(sessionId: string) {
  return useChange(
    (annotations: Annotation[]) =>
      call("PUT /api/sessions/:sessionId/annotations", { params: { sessionId }, body: { annotations } }),
    annotationsKey(sessionId),
  );
}

/** Lays new messages of a running session to those that are shown. */
export function useAddMessages(sessionId: string) {
  const client = useQueryClient();
  return useCallback(
    (messages: SessionMessage[], completed: boolean) => {
      client.setQueryData<SessionDetails>(transcriptKey(sessionId), (known) => {
        if (!known) return known;
        const ids = new Set(known.messages.map((message) => message._id));
        const fresh = messages.filter((message) => !ids.has(message._id));
        if (fresh.length === 0 && completed === known.completed) return known;
        return { ...known, completed, messages: [...known.messages, ...fresh] };
      });
      // How it ended, and its report card, come with the whole.
      if (completed) void client.invalidateQueries({ queryKey: transcriptKey(sessionId) });
    },
    [client, sessionId],
  );
}
