import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type KeyScope, keyScopes } from "#contract/choices.ts";
import { keyScopesOf } from "#contract/key-scopes.ts";
import { listNouns } from "#contract/operations.ts";
import { openClient } from "../../testing/client.ts";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const keys = new Map<KeyScope, string>();
beforeAll(async () => {
  app = await startTestApp();
  const owner = await makeCreator(app);
  for (const scope of keyScopes) {
    const { body } = await owner.post("/api/user/keys", { name: scope, scopes: [scope] });
    keys.set(scope, body.key);
  }
});
afterAll(() => app.close());

const groups = listNouns()
  .map(({ noun, operations }) => {
    const calls = operations.map(([, operation]) => operation).filter(({ access }) => access === "creator");
    return [noun, calls] as const;
  })
  .filter(([, calls]) => calls.length > 0);

/** What a key for this alone is answered where it may not; null where it may. */
function refusalOf(call: string, scope: KeyScope): string | null {
  const needed = keyScopesOf(call);
  if (!needed) return "key_not_allowed";
  return needed.every((one) => one === scope) ? null : "key_scope_missing";
}

describe.each([...keyScopes])("an API key to %s alone", (scope) => {
  test.each(groups)("at the calls of %s", async (_, calls) => {
    const program = openClient(app.url);
    const headers = { authorization: `Bearer ${keys.get(scope)}` };
    for (const { method, path } of calls) {
      // Ids that nothing has and a field that no call takes: whoever gets in changes nothing.
      const filled = path.replace(/:\w+/g, "A".repeat(22));
      const sent = method === "GET" ? undefined : { pineapple: true };
      const { status, body } = await program.send(method, filled, sent, headers);
      const code = status === 403 ? body.code : null;
      expect([method, path, code]).toEqual([method, path, refusalOf(`${method} ${path}`, scope)]);
    }
  });
});
