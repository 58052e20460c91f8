import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findReportLinkId } from "../../auth/report-token.ts";
import type { Deps } from "../../deps.ts";
import { isId } from "../../ids.ts";
import { findOwner, isNotedAlready } from "./audit.store.ts";
import { type AuditedCall, auditedCalls, listSettingTargets } from "./audited-calls.ts";
import { type AuditEntry, noteAudit } from "./note-audit.service.ts";

type WatchDeps = Pick<Deps, "db" | "secret">;

/**
 * Notes the calls of the list where they succeed, in one place, so that no feature can forget to. Whose the thing is
 * gets asked before the call, as some are gone after it; the entry is there when the caller sees the answer.
 */
export function watchAudit(app: FastifyInstance, deps: WatchDeps): void {
  const waiting = new WeakMap<FastifyRequest, AuditEntry[]>();
  app.addHook("preHandler", async (request) => {
    const entries = await prepareEntries(deps, request).catch(() => []);
    if (entries.length > 0) waiting.set(request, entries);
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const entries = waiting.get(request);
    if (!entries || reply.statusCode >= 300) return;
    if (showsNothing(request, reply, payload)) return;
    for (const entry of entries) await note(deps, entry);
  });
}

function showsNothing(request: FastifyRequest, reply: FastifyReply, payload: unknown): boolean {
  const list = auditedCalls.get(`${request.method} ${request.routeOptions.url}`)?.shows;
  const isJson = String(reply.getHeader("content-type")).startsWith("application/json");
  if (list === undefined || !isJson || typeof payload !== "string") return false;
  const shown = (JSON.parse(payload) as Record<string, unknown>)[list];
  return Array.isArray(shown) && shown.length === 0;
}

async function prepareEntries(deps: WatchDeps, request: FastifyRequest): Promise<AuditEntry[]> {
  const { url } = request.routeOptions;
  const name = `${request.method} ${url}`;
  if (name === "PATCH /api/interviews/:id") {
    return [...(await prepareSettings(deps, request)), ...(await prepareMove(deps, request))];
  }
  const call = auditedCalls.get(name);
  if (!call) return [];
  const id = readId(deps, request, call);
  const owner = id === undefined ? undefined : await findOwner(deps.db, { place: call.place, id });
  if (id === undefined || !owner) return [];
  const { action, targetKind } = call;
  return [{ ...owner, actorId: request.account?.id ?? null, action, targetKind, targetId: id }];
}

function readId(deps: WatchDeps, request: FastifyRequest, call: AuditedCall): string | undefined {
  const value = (request.params as Record<string, string>)[call.param] ?? "";
  if (call.place === "report") return findReportLinkId(deps.secret, value);
  return isId(value) ? value : undefined;
}

async function prepareSettings(deps: WatchDeps, request: FastifyRequest): Promise<AuditEntry[]> {
  const targets = listSettingTargets(request.body);
  const { id = "" } = request.params as { id?: string };
  const owner =
    targets.length > 0 && isId(id) ? await findOwner(deps.db, { place: "interview", id }) : undefined;
  if (!owner) return [];
  const entry = { ...owner, actorId: request.account?.id ?? null, action: "changed" as const, targetId: id };
  return targets.map((targetKind) => ({ ...entry, targetKind }));
}

/** Both owners read that an interview was moved, where it leaves one for another. */
async function prepareMove(deps: WatchDeps, request: FastifyRequest): Promise<AuditEntry[]> {
  const { id = "" } = request.params as { id?: string };
  const { projectId } = (request.body ?? {}) as { projectId?: unknown };
  if (typeof projectId !== "string" || !isId(projectId) || !isId(id)) return [];
  const from = await findOwner(deps.db, { place: "interview", id });
  const to = await findOwner(deps.db, { place: "project", id: projectId });
  if (!from || !to || from.projectId === projectId) return [];
  const entry = {
    actorId: request.account?.id ?? null,
    action: "moved" as const,
    targetKind: "interview" as const,
    targetId: id,
  };
  const owners = from.ownerId === to.ownerId ? [from] : [from, to];
  return owners.map((owner) => ({ ...owner, ...entry }));
}

/** Looking again and again is noted once an hour. */
async function note({ db }: WatchDeps, entry: AuditEntry): Promise<void> {
  const isLook = entry.action === "viewed" || entry.action === "opened";
  if (isLook && (await isNotedAlready(db, entry).catch(() => false))) return;
  await noteAudit(db.orm, entry);
}
