import fc from "fast-check";
import { expect } from "vitest";
import { buyInDemo } from "#server/features/billing/testing/buy-in-demo.ts";
import { script } from "#server/testing/makers.ts";
import { type Command, command } from "./command.ts";
import { countPlanInterviews, limits } from "./world.ts";

const server = fc.nat({ max: 1 });
const always = () => true;

const makeProject = (at: number): Command =>
  command(`make a project at ${at}`, always, async (model, real) => {
    const reply = await real.creators[at]?.post("/api/projects", { name: "Another", organization: "" });
    const isFree = model.projects < limits.projects;
    expect(reply?.status).toBe(isFree ? 201 : 403);
    if (!isFree) return;
    model.projects += 1;
    real.spareProjects.push(reply?.body._id);
  });

const deleteProject = (at: number): Command =>
  command(
    `delete a project at ${at}`,
    ({ projects }) => projects > 1,
    async (model, real) => {
      const id = real.spareProjects.pop();
      const reply = await real.creators[at]?.send("DELETE", `/api/projects/${id}`);
      expect(reply?.status).toBe(200);
      model.projects -= 1;
    },
  );

const makeInterview = (at: number, oneOff: boolean): Command =>
  command(`make ${oneOff ? "a bought" : "an"} interview at ${at}`, always, async (model, real) => {
    const body = { ...script, questions: ["How do you plan?"], useOneOff: oneOff };
    const reply = await real.creators[at]?.post(`/api/projects/${real.projectId}/chatbots`, body);
    const isFree = oneOff ? model.slots > 0 : countPlanInterviews(model) < limits.interviews;
    expect([oneOff, reply?.status]).toEqual([oneOff, isFree ? 201 : 403]);
    if (!isFree) return;
    if (oneOff) model.slots -= 1;
    model.interviews.push({ oneOff, deleted: false });
    real.interviewIds.push(reply?.body._id);
  });

/** So many at once, over both servers: no more than there are places for. */
const makeInterviewsAtOnce = (oneOff: boolean): Command =>
  command(`make four ${oneOff ? "bought " : ""}interviews at once`, always, async (model, real) => {
    const body = { ...script, questions: ["How do you plan?"], useOneOff: oneOff };
    const path = `/api/projects/${real.projectId}/chatbots`;
    const replies = await Promise.all([0, 1, 0, 1].map((at) => real.creators[at]?.post(path, body)));
    const made = replies.filter((reply) => reply?.status === 201);
    const free = oneOff ? model.slots : limits.interviews - countPlanInterviews(model);
    expect([oneOff, made.length]).toEqual([oneOff, Math.min(4, Math.max(0, free))]);
    if (oneOff) model.slots -= made.length;
    for (const reply of made) {
      model.interviews.push({ oneOff, deleted: false });
      real.interviewIds.push(reply?.body._id);
    }
  });

const buy = (at: number): Command =>
  command(
    `buy an interview at ${at}`,
    ({ bought }) => bought < 3,
    async (model, real) => {
      const creator = real.creators[at];
      if (creator) await buyInDemo(creator);
      model.slots += 1;
      model.bought += 1;
    },
  );

const deleteInterview = (at: number, which: number): Command =>
  command(
    `delete interview ${which} at ${at}`,
    ({ interviews }) => interviews[which]?.deleted === false,
    async (model, real) => {
      const reply = await real.creators[at]?.send("DELETE", `/api/interviews/${real.interviewIds[which]}`);
      expect(reply?.status).toBe(200);
      const interview = model.interviews[which];
      if (interview) interview.deleted = true;
    },
  );

/** What the account is told that it has, and what it sees of its sessions. */
const lookAround = (at: number): Command =>
  command(`look around at ${at}`, always, async (model, real) => {
    const { body } = (await real.creators[at]?.get("/api/current_user")) ?? {};
    expect([
      body.currentProjects,
      body.currentSubscriptionInterviews,
      body.availableOneOffInterviews,
    ]).toEqual([model.projects, countPlanInterviews(model), model.slots]);
    for (const [index, interview] of model.interviews.entries()) {
      const reply = await real.creators[at]?.get(`/api/interviews/${real.interviewIds[index]}/sessions`);
      expect(reply?.status).toBe(interview.deleted ? 404 : 200);
      if (interview.deleted) continue;
      const own = model.sessions.filter((session) => session.interview === index && !session.isWithdrawn);
      const done = reply?.body.filter(({ completed }: { completed: boolean }) => completed);
      expect(reply?.body.length).toBe(own.length);
      expect(done.length).toBe(own.filter(({ isComplete }) => isComplete).length);
    }
  });

export const creatorCommands: fc.Arbitrary<Command>[] = [
  server.map(makeProject),
  server.map(deleteProject),
  fc.tuple(server, fc.boolean()).map(([at, oneOff]) => makeInterview(at, oneOff)),
  fc.boolean().map(makeInterviewsAtOnce),
  server.map(buy),
  fc.tuple(server, fc.nat({ max: 3 })).map(([at, which]) => deleteInterview(at, which)),
  server.map(lookAround),
];
