import { z } from "zod";
import { id } from "./fields.ts";
import { operation } from "./operation.ts";

export const job = z.object({
  _id: id,
  kind: z.enum(["insights", "rehearsal", "recording"]),
  status: z.enum(["queued", "running", "done", "failed", "cancelled"]),
  stage: z.string(),
  percent: z.number().int().min(0).max(100),
  error: z.string().nullable(),
  createdAt: z.string(),
});
export type Job = z.infer<typeof job>;

export const getJob = operation("GET /api/jobs/:id", "creator", {
  summary: "Get a job's progress",
  params: z.object({ id }),
  answers: { 200: job },
});

export const watchJob = operation("GET /api/jobs/:id/events", "creator", {
  summary: "Stream a job's progress: an event `job` at each step, the last when it ends",
  params: z.object({ id }),
  answers: { 200: job },
});

export const cancelJob = operation("DELETE /api/jobs/:id", "creator", {
  summary: "Stop a job; earlier results stay. A finished job isn't changed",
  params: z.object({ id }),
  answers: { 200: job },
});
