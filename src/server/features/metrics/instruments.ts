import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What is measured. Labels are patterns, methods, kinds and names of models: never an id, an address or a text. */
export interface Instruments {
  registry: Registry;
  requests: Histogram<"method" | "route" | "status">;
  eventStreams: Gauge;
  turns: Counter<"voice">;
  turnTokens: Counter<"direction">;
  turnCost: Counter;
  modelFaults: Counter<"fault">;
  guardFailures: Counter<"failure">;
  jobs: Gauge<"kind" | "status">;
  databaseConnections: Gauge<"state">;
}

/** A registry of its own, so that several servers in one process do not count into each other. */
export function makeInstruments(): Instruments {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "askwell_" });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "askwell_http_request_seconds",
      help: "Time to answer, by the route's pattern and the class of the status.",
      labelNames: ["method", "route", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    eventStreams: new Gauge({
      name: "askwell_event_streams",
      help: "Event streams that are open: replies on their way, progress of jobs, live views.",
      registers,
    }),
    turns: new Counter({
      name: "askwell_interviewer_turns_total",
      help: "Turns of the interviewer, by who worded them.",
      labelNames: ["voice"],
      registers,
    }),
    turnTokens: new Counter({
      name: "askwell_interviewer_tokens_total",
      help: "Tokens that the model took for turns.",
      labelNames: ["direction"],
      registers,
    }),
    turnCost: new Counter({
      name: "askwell_interviewer_cost_total",
      help: "Estimated cost of turns, in the currency of MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT.",
      registers,
    }),
    modelFaults: new Counter({
      name: "askwell_interviewer_model_faults_total",
      help: "Turns for which the built-in voice stood in, by what was wrong with the model.",
      labelNames: ["fault"],
      registers,
    }),
    guardFailures: new Counter({
      name: "askwell_interviewer_guard_failures_total",
      help: "What the guard refused in the model's words.",
      labelNames: ["failure"],
      registers,
    }),
    jobs: new Gauge({
      name: "askwell_jobs",
      help: "Jobs that wait or run, over all servers on the database.",
      labelNames: ["kind", "status"],
      registers,
    }),
    databaseConnections: new Gauge({
      name: "askwell_database_connections",
      help: "Connections of this server's pool, and who waits for one.",
      labelNames: ["state"],
      registers,
    }),
  };
}
