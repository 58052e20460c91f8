import type { Client } from "#server/testing/client.ts";
import { must, register, script, seedEmptyWorld, talk, type World } from "./seed-world.ts";

const projectCount = 24;
const sessionCount = 50;

/** As long as names may be, in words and without a place to break. */
const longName = `${"How people in households of different sizes decide what to cook on weekdays, ".repeat(2)}and why Donaudampfschifffahrtsgesellschaft`;
const longOrganization =
  "Institute for Applied Research into Everyday Household Decisions and Their Consequences";

/** An account with many of everything, and with names as long as they may be. For servers with the test checkout. */
export async function seedCrowdedWorld(url: string): Promise<World> {
  const empty = await seedEmptyWorld(url);
  const client = await register(url, "Maximiliane von Hohenstein-Oettingen");
  const bought = await must(
    client.post("/api/create-subscription", { priceID: "premium", productID: "product-premium" }),
  );
  await must(client.post(`/api/billing/demo/${bought.sessionId}`, { action: "pay" }));
  const projectId = await makeProjects(client);
  const interviewId = await makeInterviews(client, projectId);
  for (let count = 0; count < sessionCount; count++) await talk(url, interviewId, count % 3 === 2 ? 1 : 9);
  await must(client.post(`/api/generate-insights/${interviewId}`));
  const sessions = await must(client.get(`/api/interviews/${interviewId}/sessions`));
  await makeForms(client);
  const sessionId: string = sessions[0].id;
  return { ...empty, cookies: client.cookies, projectId, interviewId, sessionId };
}

/** The id of the last, which is the first in the list. */
async function makeProjects(client: Client): Promise<string> {
  for (let count = 1; count < projectCount; count++) {
    const name = count % 4 === 0 ? longName.slice(0, 200) : `Study ${count}`;
    await must(client.post("/api/projects", { name, organization: count % 2 ? longOrganization : "" }));
  }
  const project = { name: longName.slice(0, 200), organization: longOrganization };
  return (await must(client.post("/api/projects", project)))._id;
}

async function makeInterviews(client: Client, projectId: string): Promise<string> {
  const path = `/api/projects/${projectId}/chatbots`;
  for (let count = 1; count <= 11; count++) {
    await must(client.post(path, { ...script, name: `Wave ${count}: ${script.name}` }));
  }
  const topics = [...script.topics, longName.slice(0, 200)];
  const questions = [...script.questions, `${longName.slice(0, 170)}: how do you decide on that yourself?`];
  return (await must(client.post(path, { ...script, name: longName.slice(0, 200), topics, questions })))._id;
}

async function makeForms(client: Client): Promise<void> {
  const field = {
    id: "f1",
    kind: "short_text",
    label: longName,
    required: true,
    options: [],
    screensOut: [],
  };
  for (let count = 1; count <= 12; count++) {
    const name = count === 12 ? longName.slice(0, 200) : `Screener ${count}`;
    await must(client.post("/api/forms", { name, formType: "pre", fields: [field] }));
  }
}
