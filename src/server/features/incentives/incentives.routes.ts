import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";

export function incentiveRoutes(_app: FastifyInstance, _deps: Deps): void {}
