import { afterAll, beforeAll, expect, test } from "vitest";
import { getLanguage } from "#languages/languages.ts";
import { openClient } from "../testing/client.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const id = "A".repeat(22);
const readPolicy = async (path: string) => {
  const { headers } = await openClient(app.url).get(path);
  return { policy: headers.get("content-security-policy"), frames: headers.get("x-frame-options") };
};

test.each([`/chat/${id}?embed=1`, `/chat/${id}/${id}?lang=de&embed=1`])(
  "%s may stand in another site's frame and is protected as before otherwise",
  async (path) => {
    const embedded = await readPolicy(path);
    const plain = await readPolicy(`/chat/${id}`);
    expect(embedded.frames).toBeNull();
    expect(embedded.policy).toBe(plain.policy?.replace("frame-ancestors 'none'", "frame-ancestors *"));
    expect(plain.policy).toContain("frame-ancestors 'none'");
  },
);

test.each([
  `/chat/${id}`,
  `/chat/${id}?embed=0`,
  `/chat/${id}?x=?embed=1`,
  "/chatter?embed=1",
  "/withdraw?embed=1",
  "/thank-you?embed=1",
  "/login?embed=1",
  `/interviews/${id}?embed=1`,
  "/projects?next=/chat/x?embed=1",
  "/?embed=1",
])("%s stands in nobody's frame", async (path) => {
  const { policy, frames } = await readPolicy(path);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(frames).toBe("DENY");
});

test("an interview's link says what its page will ask for first, and no other page does", async () => {
  const readLink = async (path: string, tags?: string) => {
    const headers = tags === undefined ? undefined : { "accept-language": tags };
    return (await openClient(app.url).send("GET", path, undefined, headers)).headers.get("link");
  };
  const asked = (lang: string) =>
    `</api/interviews/${id}?lang=${lang}>; rel=preload; as=fetch; crossorigin=anonymous`;
  expect(await readLink(`/chat/${id}?ref=mail`)).toBe(asked("en"));
  expect(await readLink(`/chat/${id}`, "sv, de-AT;q=0.9,en")).toBe(asked("de"));
  expect(await readLink(`/chat/${id}?lang=fr`, "de")).toBe(asked("fr"));
  const others = [`/chat/${id}?invite=x`, `/chat/${id}/${id}`, `/chat/${id}x`, "/chat/%3E%3Cx", "/login"];
  for (const path of others) expect([path, await readLink(path)]).toEqual([path, null]);
});

test("a participant's page holds its texts in the language that it will choose, and is kept apart by it", async () => {
  const readTexts = async (path: string, tags: string) => {
    const reply = await openClient(app.url).send("GET", path, undefined, { "accept-language": tags });
    expect(reply.headers.get("vary")).toMatch(/accept-language/i);
    const [, code = "", texts = ""] =
      /<script type="application\/json" data-texts="(\w+)">(.*?)<\/script>/.exec(reply.text) ?? [];
    expect(JSON.parse(texts)).toEqual(getLanguage(code).page);
    return code;
  };
  expect(await readTexts(`/chat/${id}`, "sv, pt-BR;q=0.9,en")).toBe("pt");
  expect(await readTexts(`/chat/${id}?lang=ar`, "de")).toBe("ar");
  expect(await readTexts("/withdraw", "sv")).toBe("en");
});
