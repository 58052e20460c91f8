import { afterAll, beforeAll, expect, test } from "vitest";
import { stepAt, totpCode } from "../../auth/totp.ts";
import { type Client, openClient } from "../../testing/client.ts";
import { makeCreator, password } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { resetByOperator } from "./reset-by-operator.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows, some steps from now. */
const codeOf = (secret: string, steps = 0) => totpCode(fromBase32(secret), stepAt(new Date()) + steps);

async function turnOn(client: Client): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret, uri } = (await client.post("/api/user/second-factor")).body;
  expect(uri).toContain(`secret=${secret}`);
  const { status, body } = await client.post("/api/user/second-factor/confirm", { code: codeOf(secret, -1) });
  expect(status).toBe(200);
  return { secret, recoveryCodes: body.recoveryCodes };
}

const logIn = (email: string, code?: string) =>
  openClient(app.url).post("/api/auth/login", { email, password, code });

test("with two-step login the password alone opens nothing, and a code opens once", async () => {
  const ada = await makeCreator(app);
  const { secret } = await turnOn(ada);
  expect((await ada.get("/api/current_user")).body.twoStepLogin).toBe(true);
  const asked = await logIn(ada.email);
  expect([asked.status, asked.body.code, asked.headers.get("set-cookie")]).toEqual([
    401,
    "second_factor_needed",
    null,
  ]);
  expect((await logIn(ada.email, "000000")).body.code).toBe("second_factor_wrong");
  const code = codeOf(secret);
  expect((await logIn(ada.email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  expect((await logIn(ada.email, code)).body.code).toBe("second_factor_wrong");
});

test("a wrong password is answered alike, with two steps or with one, whatever the code", async () => {
  const ada = await makeCreator(app);
  const { secret } = await turnOn(ada);
  const wrong = await openClient(app.url).post("/api/auth/login", {
    ...{ email: ada.email, password: "not the right one", code: codeOf(secret) },
  });
  expect(wrong.body.code).toBe("wrong_credentials");
});

test("of one code at five logins at once, one opens", async () => {
  const ada = await makeCreator(app);
  const { secret } = await turnOn(ada);
  const code = codeOf(secret);
  const replies = await Promise.all(Array.from({ length: 5 }, () => logIn(ada.email, code)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
});

test("each of ten recovery codes opens once, and neither they nor the secret stand in the database", async () => {
  const ada = await makeCreator(app);
  const { secret, recoveryCodes } = await turnOn(ada);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = ""] = recoveryCodes;
  expect((await logIn(ada.email, first.toLowerCase())).status).toBe(200);
  expect((await logIn(ada.email, first)).body.code).toBe("second_factor_wrong");
  expect((await ada.get("/api/current_user")).body.recoveryCodesLeft).toBe(9);
  const { rows } = await app.db.pool.query("select t::text as row from second_factors t");
  const stored = JSON.stringify(rows);
  for (const one of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replace("-", ""))])
    expect(stored).not.toContain(one);
});

test("it is on only once a code was entered, and is turned off with a code alone", async () => {
  const ada = await makeCreator(app);
  await ada.post("/api/user/second-factor");
  expect((await logIn(ada.email)).status).toBe(200);
  expect((await ada.post("/api/user/second-factor/confirm", { code: "123" })).body.code).toBe(
    "second_factor_wrong",
  );
  const { recoveryCodes } = await turnOn(ada);
  expect((await ada.post("/api/user/second-factor")).body.code).toBe("second_factor_on");
  const off = (code: string) => ada.send("DELETE", "/api/user/second-factor", { code });
  expect((await off("000000")).body.code).toBe("second_factor_wrong");
  expect((await off(recoveryCodes[3] ?? "")).status).toBe(200);
  expect((await off("000000")).body.code).toBe("second_factor_off");
  expect((await logIn(ada.email)).status).toBe(200);
});

test("guessing codes ends after ten tries", async () => {
  const limited = await startTestApp({ RATE_LIMITS: "on" });
  const ada = await makeCreator(limited);
  await turnOn(ada);
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => ada.send("DELETE", "/api/user/second-factor", { code: "000000" })),
  );
  // One of the ten is the code that was confirmed with.
  expect(replies.filter(({ status }) => status === 429).length).toBe(3);
  await limited.close();
});

test("16.6: whoever runs the server sets a new password, which ends the logins and, if asked, two-step login", async () => {
  const [ada, other] = [await makeCreator(app), await makeCreator(app)];
  await turnOn(ada);
  const reset = (email: string, turnOffTwoStep = false) =>
    resetByOperator(app.deps, { email, turnOffTwoStep });
  expect(await reset("nobody@example.org")).toBeNull();
  const logInWith = (given: string | null) =>
    openClient(app.url).post("/api/auth/login", { email: ada.email, password: given });
  const first = await reset(ada.email);
  expect((await ada.get("/api/current_user")).status).toBe(401);
  expect((await other.get("/api/current_user")).status).toBe(200);
  expect((await logInWith(password)).status).toBe(401);
  expect((await logInWith(first)).body.code).toBe("second_factor_needed");
  expect((await logInWith(await reset(ada.email, true))).status).toBe(200);
});
