import { describe, expect, test } from "vitest";
import { findCheckedAddress } from "../../http/outbound/checked-address.ts";
import { hostOf } from "../../http/outbound/post-pinned.ts";
import { addressBookFor, parseWebhookUrl } from "./webhook-address.ts";

/** Whether a webhook may be made with this address, with the names that lead somewhere given. */
async function isAccepted(
  given: string,
  names: Record<string, string[]>,
  server: { production: boolean; publicUrl: string },
): Promise<boolean> {
  const url = parseWebhookUrl(given, server);
  if (!url) return false;
  const book = addressBookFor(url);
  const resolve = async (host: string) => names[host] ?? book.resolve(host);
  return findCheckedAddress({ ...book, resolve }, hostOf(url), AbortSignal.timeout(5_000)).then(
    () => true,
    () => false,
  );
}

const inProduction = { production: true, publicUrl: "https://askwell.example" };
const ownMachine = { production: false, publicUrl: "http://localhost:3000" };

const names = {
  "hooks.example.org": ["93.184.216.34"],
  "inside.example.org": ["10.0.0.7"],
  "mixed.example.org": ["93.184.216.34", "169.254.169.254"],
  "mapped.example.org": ["::ffff:127.0.0.1"],
  "empty.example.org": [],
};

describe("in production", () => {
  test.each([
    "https://hooks.example.org/a?b=c",
    "https://hooks.example.org:8443/",
    " https://hooks.example.org ",
    "https://8.8.8.8/",
    "https://[2606:4700::1111]/",
  ])("%s is taken", async (given) => {
    expect(await isAccepted(given, names, inProduction)).toBe(true);
  });

  test.each([
    "http://hooks.example.org/",
    "http://127.0.0.1:3000/",
    "http://localhost/",
    "https://localhost/",
    "https://localhost./",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://0/",
    "https://[::]/",
    "https://[::1]/",
    "https://2852039166/",
    "https://0xa9fea9fe/",
    "https://0251.0376.0251.0376/",
    "https://169.254.169.254/latest/meta-data/",
    "https://169.254.169.254#@hooks.example.org/",
    "https://hooks.example.org@169.254.169.254/",
    "https://user:secret@hooks.example.org/",
    "https://[::ffff:169.254.169.254]/",
    "https://[64:ff9b::a9fe:a9fe]/",
    "https://[fe90::1]/",
    "https://[2002:a9fe:a9fe::1]/",
    "https://10.0.0.1/",
    "https://192.168.1.1:8443/",
    "https://172.16.0.1/",
    "https://100.64.0.1/",
    "https://①②⑦.0.0.1/",
    "https://inside.example.org/",
    "https://mixed.example.org/",
    "https://mapped.example.org/",
    "https://empty.example.org/",
    "ftp://hooks.example.org/",
    "file:///etc/passwd",
    "gopher://hooks.example.org/",
    "javascript:alert(1)",
    "//hooks.example.org",
    "hooks.example.org",
    "https://",
    "",
  ])("%s is refused", async (given) => {
    expect(await isAccepted(given, names, inProduction)).toBe(false);
  });
});

describe("outside of production, on a machine that only its owner reaches", () => {
  test.each(["http://127.0.0.1:3000/", "http://localhost:3000/", "http://[::1]/"])(
    "%s of this machine is taken",
    async (given) => {
      expect(await isAccepted(given, { localhost: ["127.0.0.1", "::1"] }, ownMachine)).toBe(true);
    },
  );

  test.each(["http://hooks.example.org/", "http://10.0.0.1/", "http://0.0.0.0/", "https://127.0.0.1/"])(
    "%s is refused",
    async (given) => {
      expect(await isAccepted(given, names, ownMachine)).toBe(false);
    },
  );

  test("a localhost that leads elsewhere is refused", async () => {
    expect(await isAccepted("http://localhost/", { localhost: ["10.0.0.7"] }, ownMachine)).toBe(false);
  });
});

const onThisMachine = ["http://127.0.0.1:3000/", "http://localhost:3000/", "http://[::1]/"];
const reached = [
  "https://askwell.example",
  "http://askwell.example:3000",
  "http://10.0.0.7",
  "http://0.0.0.0:3000",
];

test.each(reached.flatMap((publicUrl) => onThisMachine.map((given) => [publicUrl, given] as const)))(
  "where others reach the server at %s, %s is refused though it is not said to be in production",
  async (publicUrl, given) => {
    const at = { localhost: ["127.0.0.1", "::1"] };
    expect(await isAccepted(given, at, { production: false, publicUrl })).toBe(false);
  },
);

test("on a machine that only its owner reaches, production refuses http all the same", async () => {
  const server = { production: true, publicUrl: "http://localhost:3000" };
  expect(await isAccepted("http://127.0.0.1:3000/", names, server)).toBe(false);
});
