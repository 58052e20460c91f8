import type { Client } from "#server/testing/client.ts";
import {
  must,
  practise,
  register,
  script,
  seedAround,
  talk,
  transcriptFile,
  type World,
} from "./seed-world.ts";

const projectCount = 24;
const sessionCount = 50;
/** One in six is left after the first answer; 42 finish. */
const leavesEvery = 6;
/** Enough for lists with search and order. */
const otherCount = 12;

/** Each participant begins at another one, so that no two say the same in the same order. */
const answers = [
  "On Sundays I write five dinners on the fridge door, because otherwise we order pizza by Wednesday.",
  "My daughter doesn't eat meat any more, so I cook twice most evenings and it wears me out.",
  "I go by what is reduced in the shop after work, and only then think about what to make of it.",
  "Last Tuesday my shift ran late, the chicken stayed in the fridge, and in the end we threw it away.",
  "We take turns, but when it's his week we end up with pasta four times.",
  "Honestly, I decide at six in the evening with the fridge open, and I hate it every time.",
  "I tried a meal kit for a month; the food was good, but all that packaging put me off.",
  "My mother cooks for us on Thursdays, so I only have to plan four days.",
  "I keep a list on my phone, but nobody else in the house ever looks at it.",
  "The onions went soft twice this month because I bought them again without checking.",
];

const people = [
  { ageRange: "18-24", occupation: "Student", location: "Ireland", townCity: "Galway" },
  {
    ageRange: "25-34",
    occupation: "Senior Regulatory Affairs and Quality Assurance Coordinator",
    location: "United Kingdom",
    townCity: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  },
  { ageRange: "35-50", occupation: "Nurse", location: "Germany", townCity: "Kiel" },
  { ageRange: "50-65", occupation: "Bus driver", location: "Bosnia and Herzegovina", townCity: "Mostar" },
  { ageRange: "65+", occupation: "Retired", location: "Portugal", townCity: "Porto" },
];

/** As long as names may be, in words and without a place to break. */
const longName = `${"How people in households of different sizes decide what to cook on weekdays, ".repeat(2)}and why Donaudampfschifffahrtsgesellschaft`;
const longOrganization =
  "Institute for Applied Research into Everyday Household Decisions and Their Consequences";

/** An account with many of everything, and with names as long as they may be. For servers with the test checkout. */
export async function seedCrowdedWorld(url: string): Promise<World> {
  const client = await register(url, "Maximiliane von Hohenstein-Oettingen");
  const bought = await must(
    client.post("/api/create-subscription", { priceID: "premium", productID: "product-premium" }),
  );
  await must(client.post(`/api/billing/demo/${bought.sessionId}`, { action: "pay" }));
  const projectId = await makeProjects(client);
  const interviewId = await makeInterviews(client, projectId);
  const [running, finished] = await holdInterviews(url, interviewId);
  await must(client.post(`/api/generate-insights/${interviewId}`));
  const sessions = await must(client.get(`/api/interviews/${interviewId}/sessions`));
  const around = await seedAround(client, { projectId, interviewId });
  await makeForms(client);
  await makeOthers(client, { projectId, interviewId });
  await makeAccess(client, { projectId, interviewId, url });
  const sessionId: string = sessions[0].id;
  const open = await must(client.post("/api/create-one-off-session"));
  const checkoutId: string = open.sessionId;
  const ids = { projectId, interviewId, sessionId, checkoutId };
  return { ...around, ...ids, running, finished, cookies: client.cookies };
}

/** The last who left and the last who finished. */
async function holdInterviews(url: string, interviewId: string) {
  let [running, finished] = [
    await talk(url, interviewId, { turns: 1 }),
    await talk(url, interviewId, { turns: 40 }),
  ];
  for (let count = 2; count < sessionCount; count++) {
    const from = count % answers.length;
    const said = [...answers.slice(from), ...answers.slice(0, from)];
    const userInfo = people[count % people.length];
    const leaves = count % leavesEvery === 2;
    const held = await talk(url, interviewId, {
      turns: leaves ? 1 : 40,
      said,
      ...(userInfo && { userInfo }),
    });
    if (leaves) running = held;
    else finished = held;
  }
  return [running, finished] as const;
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

/** Transcripts, personas and practice. */
async function makeOthers(client: Client, of: { projectId: string; interviewId: string }): Promise<void> {
  const persona = await must(client.post("/api/generate-framework", { interviewId: of.interviewId }));
  for (let count = 1; count <= otherCount; count++) {
    const name = count === otherCount ? longName.slice(0, 150) : `Kitchen visit ${count}`;
    await must(client.post("/api/upload-transcript", transcriptFile(of.projectId, `${name}.txt`)));
    const saved = { ...persona, name, interviewId: of.interviewId, transcriptIds: [] };
    await must(client.post("/api/save-persona", saved));
    await practise(client, count % 2 ? "meal-kit" : "bus-cut", count % 3 !== 0);
  }
}

/** Members, keys, webhooks, personal links and links to the report. */
async function makeAccess(
  client: Client,
  { projectId, interviewId, url }: { projectId: string; interviewId: string; url: string },
): Promise<void> {
  for (let count = 1; count <= otherCount; count++) {
    const email = `colleague.number.${count}.with.a.long.address@research.institute.example.org`;
    const role = count % 2 ? "viewer" : "editor";
    const { link } = await must(client.post(`/api/projects/${projectId}/members`, { email, role }));
    if (count % 3 === 0) await accept(url, link, count);
    const scopes = count % 2 ? ["read"] : ["read", "write", "personal", "export"];
    const name = count === otherCount ? longName.slice(0, 100) : `Key of service ${count}`;
    await must(client.post("/api/user/keys", { name, scopes }));
    await must(client.post(`/api/interviews/${interviewId}/report-links`, {}));
  }
  for (let count = 1; count <= 4; count++) {
    const address = `https://93.184.215.14/${"hooks/of/a/very/long/path/".repeat(count)}`;
    await must(
      client.post("/api/webhooks", { url: address, events: ["session.completed", "insights.ready"] }),
    );
  }
  const labels = Array.from({ length: 60 }, (_, at) => `Participant ${at + 1} of the second wave`);
  await must(client.post(`/api/interviews/${interviewId}/links`, { labels }));
}

async function accept(url: string, link: string, count: number): Promise<void> {
  const colleague = await register(url, `Colleague Number ${count} With A Name That Is Rather Long`);
  await must(colleague.post("/api/invitations/accept", { token: new URL(link).searchParams.get("token") }));
}
