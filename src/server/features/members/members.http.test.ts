import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeInterview, makeProject, script } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

type Creator = Awaited<ReturnType<typeof makeCreator>>;

let app: TestApp;
let owner: Creator;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makeCreator(app, "Olga Owner");
});
afterAll(() => app.close());

const membersOf = (projectId: string) => `/api/projects/${projectId}/members`;

/** Without the owner, who is the first of the list. */
async function listInvited(projectId: string) {
  const [first, ...others] = (await owner.get(membersOf(projectId))).body;
  expect(first.role).toBe("owner");
  return others;
}

const invite = (projectId: string, email: string, role: "viewer" | "editor" = "viewer") =>
  owner.post(membersOf(projectId), { email, role });

/** The token of the newest invitation that was mailed to an address. */
async function readToken(email: string): Promise<string> {
  const { rows } = await app.db.pool.query(
    "select text from outbox where to_address = $1 and kind = 'invitation' order by created_at desc limit 1",
    [email],
  );
  return /\/invitations\/accept\?token=([\w-]+)/.exec(rows[0]?.text ?? "")?.[1] ?? "";
}

const accept = (client: Creator, token: string) => client.post("/api/invitations/accept", { token });

async function join(projectId: string, role: "viewer" | "editor" = "viewer") {
  const client = await makeCreator(app, "Mia Member");
  const { body } = await invite(projectId, client.email, role);
  const joined = await accept(client, await readToken(client.email));
  expect([joined.status, joined.body]).toEqual([200, { projectId }]);
  return { client, memberId: body._id as string };
}

describe("inviting", () => {
  test("answers the same whether the address has an account or not", async () => {
    const projectId = await makeProject(owner);
    const known = await makeCreator(app, "Known Person");
    const [one, other] = [await invite(projectId, known.email), await invite(projectId, "new@example.org")];
    expect([one.status, other.status]).toEqual([201, 201]);
    const common = { name: null, role: "viewer", status: "invited" };
    expect(one.body).toMatchObject({ ...common, email: known.email });
    expect(other.body).toMatchObject({ ...common, email: "new@example.org" });
    expect(Object.keys(one.body)).toEqual(Object.keys(other.body));
    expect((await known.get("/api/projects")).text).not.toContain(projectId);
  });

  test("mails a link, and keeps only its hash", async () => {
    const projectId = await makeProject(owner, "Plans of people");
    await invite(projectId, "reader@example.org");
    const token = await readToken("reader@example.org");
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await app.db.pool.query("select * from members where project_id = $1", [projectId]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const mail = await app.db.pool.query(
      "select subject from outbox where to_address = 'reader@example.org'",
    );
    expect(mail.rows[0].subject).toBe('Olga Owner invites you to "Plans of people"');
  });

  test("again sends a new link, and the old one opens nothing any more", async () => {
    const projectId = await makeProject(owner);
    const guest = await makeCreator(app);
    await invite(projectId, guest.email);
    const first = await readToken(guest.email);
    await invite(projectId, guest.email.toUpperCase(), "editor");
    const { rows } = await app.db.pool.query(
      "select text from outbox where lower(to_address) = $1 order by created_at desc limit 1",
      [guest.email],
    );
    const second = /token=([\w-]+)/.exec(rows[0].text)?.[1] ?? "";
    expect((await accept(guest, first)).body.code).toBe("link_invalid");
    expect((await accept(guest, second)).status).toBe(200);
    const members = await listInvited(projectId);
    expect(members).toEqual([expect.objectContaining({ role: "editor", status: "active" })]);
  });

  test("somebody who is there changes their role at once, without a mail", async () => {
    const projectId = await makeProject(owner);
    const { client, memberId } = await join(projectId);
    const before = await readToken(client.email);
    expect((await client.send("PATCH", `/api/projects/${projectId}`, { name: "Mine" })).status).toBe(403);
    const changed = await invite(projectId, client.email, "editor");
    expect(changed.body).toMatchObject({ _id: memberId, role: "editor", status: "active" });
    expect(await readToken(client.email)).toBe(before);
    expect((await client.send("PATCH", `/api/projects/${projectId}`, { name: "Ours" })).status).toBe(200);
  });

  test("oneself is refused, and so is an API key", async () => {
    const projectId = await makeProject(owner);
    expect((await invite(projectId, owner.email.toUpperCase())).body.fields).toHaveProperty("email");
    const { key } = (await owner.post("/api/user/keys", { name: "script" })).body;
    const reply = await fetch(`${app.url}${membersOf(projectId)}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ email: "thief@example.org", role: "editor" }),
    });
    expect(reply.status).toBe(403);
  });

  test("one address many times at once makes one member", async () => {
    const projectId = await makeProject(owner);
    const replies = await Promise.all(Array.from({ length: 8 }, () => invite(projectId, "same@example.org")));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await listInvited(projectId)).toHaveLength(1);
  });
});

describe("the owner", () => {
  test("is the first of the members to every member, by name and address, and a card says whose project it is", async () => {
    const projectId = await makeProject(owner);
    const { client } = await join(projectId);
    const asOwner = { name: "Olga Owner", email: owner.email, role: "owner", status: "active", link: null };
    const [listed, own] = [await client.get(membersOf(projectId)), await owner.get(membersOf(projectId))];
    expect(listed.body).toEqual([
      expect.objectContaining(asOwner),
      expect.objectContaining({ name: "Mia Member", role: "viewer" }),
    ]);
    expect(own.body).toEqual(listed.body);
    const cards = (await client.get("/api/projects")).body as { _id: string; ownerName: string }[];
    expect(cards.find(({ _id }) => _id === projectId)?.ownerName).toBe("Olga Owner");
  });

  test("can't be removed, leave, take another role or be handed what is theirs", async () => {
    const projectId = await makeProject(owner);
    const { client } = await join(projectId, "editor");
    const [{ _id }] = (await owner.get(membersOf(projectId))).body;
    expect((await client.send("DELETE", `${membersOf(projectId)}/${_id}`)).body.code).toBe("not_allowed");
    expect((await owner.send("DELETE", `${membersOf(projectId)}/${_id}`)).body.code).toBe("member_not_found");
    expect((await invite(projectId, owner.email)).status).toBe(400);
    expect((await owner.post(membersOf(projectId), { email: client.email, role: "owner" })).status).toBe(400);
    const handOver = await owner.post(`/api/projects/${projectId}/owner`, { memberId: _id });
    expect(handOver.body.code).toBe("member_not_found");
  });
});

describe("accepting", () => {
  test("works once, for whoever is logged in, whatever the address was", async () => {
    const projectId = await makeProject(owner);
    await invite(projectId, "team-mailbox@example.org");
    const token = await readToken("team-mailbox@example.org");
    const [first, second] = [await makeCreator(app, "First"), await makeCreator(app, "Second")];
    const replies = await Promise.all([accept(first, token), accept(second, token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    const [member, ...others] = await listInvited(projectId);
    expect(others).toEqual([]);
    const joined = replies[0]?.status === 200 ? first : second;
    expect(member).toMatchObject({ status: "active", email: joined.email });
  });

  test("again answers its own member the same, and nobody else", async () => {
    const projectId = await makeProject(owner);
    const { client, memberId } = await join(projectId, "editor");
    const token = await readToken(client.email);
    const again = await accept(client, token);
    expect([again.status, again.body]).toEqual([200, { projectId }]);
    expect(await listInvited(projectId)).toEqual([
      expect.objectContaining({ _id: memberId, role: "editor" }),
    ]);
    expect((await accept(await makeCreator(app), token)).body.code).toBe("link_invalid");
    await owner.send("DELETE", `${membersOf(projectId)}/${memberId}`);
    expect((await accept(client, token)).body.code).toBe("link_invalid");
  });

  test("the link tells its holder who invites to what, and its member that they have joined", async () => {
    const projectId = await makeProject(owner, "Plans of people");
    const guest = await makeCreator(app);
    await invite(projectId, guest.email, "editor");
    const token = await readToken(guest.email);
    const read = (client: Pick<Creator, "post">) => client.post("/api/invitations/read", { token });
    const shown = { inviter: "Olga Owner", project: "Plans of people", role: "editor" };
    for (const client of [openClient(app.url), guest])
      expect((await read(client)).body).toEqual({ ...shown, joined: null });
    await accept(guest, token);
    expect((await read(guest)).body).toEqual({ ...shown, joined: { projectId } });
    for (const client of [openClient(app.url), await makeCreator(app)]) {
      expect((await read(client)).body.code).toBe("link_invalid");
    }
  });

  test("an unknown, taken back or old link, and that of a deleted project, are one answer", async () => {
    const guest = await makeCreator(app);
    const [taken, old, deleted] = [
      await makeProject(owner),
      await makeProject(owner),
      await makeProject(owner),
    ];
    const links: string[] = ["nope", "A".repeat(43)];
    for (const projectId of [taken, old, deleted]) {
      await invite(projectId, `${projectId}@example.org`);
      links.push(await readToken(`${projectId}@example.org`));
    }
    const [row] = await listInvited(taken);
    await owner.send("DELETE", `${membersOf(taken)}/${row._id}`);
    await app.db.pool.query(
      "update members set created_at = now() - interval '14 days 1 minute' where project_id = $1",
      [old],
    );
    await owner.send("DELETE", `/api/projects/${deleted}`);
    const replies = await Promise.all(links.map((token) => accept(guest, token)));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([replies[0]?.status, replies[0]?.body.code]).toEqual([400, "link_invalid"]);
  });

  test("a second invitation to the same person leaves one member, with the newer role", async () => {
    const projectId = await makeProject(owner);
    const { client } = await join(projectId);
    await invite(projectId, "other-address@example.org", "editor");
    expect((await accept(client, await readToken("other-address@example.org"))).status).toBe(200);
    const members = await listInvited(projectId);
    expect(members).toEqual([expect.objectContaining({ role: "editor", email: client.email })]);
  });

  test("the owner who opens the link leaves it to whom it is for", async () => {
    const projectId = await makeProject(owner);
    const guest = await makeCreator(app);
    await invite(projectId, guest.email);
    const token = await readToken(guest.email);
    expect((await accept(owner, token)).body).toEqual({ projectId });
    expect((await accept(guest, token)).status).toBe(200);
  });
});

describe("removing", () => {
  test("takes a member out at once, also out of what they had open", async () => {
    const projectId = await makeProject(owner);
    const interviewId = await makeInterview(owner, projectId);
    const { client, memberId } = await join(projectId, "editor");
    expect((await client.get(`/api/interviews/${interviewId}/details`)).status).toBe(200);
    expect((await owner.send("DELETE", `${membersOf(projectId)}/${memberId}`)).status).toBe(200);
    expect((await client.get(`/api/interviews/${interviewId}/details`)).status).toBe(404);
    expect((await client.get("/api/interview")).text).not.toContain(interviewId);
  });

  test("a member may leave, and may not take out others", async () => {
    const projectId = await makeProject(owner);
    const [one, other] = [await join(projectId, "editor"), await join(projectId)];
    const path = membersOf(projectId);
    expect((await one.client.send("DELETE", `${path}/${other.memberId}`)).body.code).toBe("not_allowed");
    expect((await other.client.send("DELETE", `${path}/${other.memberId}`)).status).toBe(200);
    expect((await other.client.get(path)).status).toBe(404);
    expect((await owner.send("DELETE", `${path}/${other.memberId}`)).body.code).toBe("member_not_found");
  });

  test("what happens to members stands in the owner's audit log", async () => {
    const projectId = await makeProject(owner);
    const { memberId } = await join(projectId);
    await owner.send("DELETE", `${membersOf(projectId)}/${memberId}`);
    const { entries } = (await owner.get("/api/audit?limit=20")).body;
    const actions = entries
      .filter((entry: { targetId: string }) => entry.targetId === memberId)
      .map((entry: { action: string }) => entry.action);
    expect(actions).toEqual(["removed", "created", "invited"]);
  });
});

test("what a member makes takes its place from the plan of the project's owner", async () => {
  const limited = await startTestApp({ BILLING: "demo" });
  try {
    const [boss, helper] = [await makeCreator(limited, "Boss"), await makeCreator(limited, "Helper")];
    const projectId = await makeProject(boss);
    const { rows } = await limited.db.pool.query("select id, email from users");
    const helperId = rows.find(({ email }) => email === helper.email).id;
    await limited.db.pool.query(
      "insert into members (id, project_id, user_id, email, role) values ('m1', $1, $2, $3, 'editor')",
      [projectId, helperId, helper.email],
    );
    const used = async (one: Creator) =>
      (await one.get("/api/current_user")).body.currentSubscriptionInterviews;
    const before = [await used(boss), await used(helper)];
    await makeInterview(helper, projectId);
    expect([await used(boss), await used(helper)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    // It is not the helper who could make room.
    const again = (client: Creator) => client.post(`/api/projects/${projectId}/chatbots`, script);
    const [asHelper, asBoss] = [await again(helper), await again(boss)];
    expect([asHelper.status, asHelper.body.code]).toEqual([409, "owner_plan_full"]);
    expect(asHelper.body.error).toMatch(/^Boss owns this project, and their plan has no room/);
    expect(asBoss.body).toMatchObject({ code: "interview_limit", canUpgrade: true });
  } finally {
    await limited.close();
  }
});
