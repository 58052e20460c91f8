import { request as httpRequest } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "#server/app-error.ts";
import { type LoopbackForum, startLoopbackForum } from "#server/testing/loopback-forum.ts";
import { type ForumNetwork, publicNetwork } from "./forum-network.ts";
import { openForum } from "./open-forum.ts";

/** Nobody should ever knock here: on this machine's own addresses, where a trick would lead. */
let traps: { server: Server; host: string; port: number; connections: number }[] = [];

beforeAll(async () => {
  traps = await Promise.all(["127.0.0.1", "::1"].map(openTrap));
});

beforeEach(() => {
  for (const trap of traps) trap.connections = 0;
});

afterEach(() => {
  expect(traps.map(({ connections }) => connections)).toEqual(traps.map(() => 0));
});

afterAll(() => {
  for (const { server } of traps) server.close();
});

async function openTrap(host: string) {
  const trap = { server: createServer(), host, port: 0, connections: 0 };
  trap.server.on("connection", (socket) => {
    trap.connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.server.listen(0, host, resolve));
  trap.port = (trap.server.address() as AddressInfo).port;
  return trap;
}

function portOf(host: string): number {
  return traps.find((trap) => trap.host === host)?.port ?? 0;
}

const settings = { reddit: { credentials: null, baseUrl: null } };
const hash = (name: string) => `key of ${name}`;

/** The public network, but names lead where a test says, and what is sent goes to that address without TLS. */
function networkThat(resolve: ForumNetwork["resolve"], sent: string[] = []): ForumNetwork {
  return {
    ...publicNetwork,
    resolve,
    send: ({ address }, options) => {
      sent.push(address);
      return httpRequest({ ...options, host: address, port: portOf(address), agent: false });
    },
  };
}

async function codeOf(reading: Promise<unknown>): Promise<string> {
  try {
    await reading;
    return "read";
  } catch (error) {
    return error instanceof AppError ? error.code : `not told: ${String(error)}`;
  }
}

/** Hosts that lead, or seem to lead, to this machine or to a cloud's metadata. */
const innerHosts = [
  "127.0.0.1",
  "127.1",
  "127.0.1",
  "0",
  "0.0.0.0",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "0177.0.0.1",
  "017700000001",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:0:0:1]",
  "localhost",
  "localhost.",
  "LOCALHOST",
  "169.254.169.254",
  "2852039166",
  "0xa9fea9fe",
  "0251.0376.0251.0376",
  "[::ffff:169.254.169.254]",
  "[64:ff9b::a9fe:a9fe]",
  "[2002:a9fe:a9fe::]",
  "[fe80::1]",
  "[fd00:ec2::254]",
  "169.254.169.254.nip.io",
  "metadata.google.internal",
  "10.0.0.1",
  "172.17.0.1",
  "192.168.0.1",
  "100.100.100.200",
  "ⓛocalhost",
  "127。0。0。1",
];

const thread = "/r/funny/comments/3hahrw/ba_dum_tsss/";

function listAddresses(): string[] {
  const port = portOf("127.0.0.1");
  const inner = innerHosts.flatMap((host) => [
    `http://${host}/`,
    `https://${host}${thread}`,
    `http://${host}:${port}${thread}`,
    `https://www.reddit.com@${host}:${port}${thread}`,
    `https://${host}:${port}/https://www.reddit.com${thread}`,
  ]);
  const site = "www.reddit.com";
  return [
    ...inner,
    `http://${site}${thread}`,
    `//${site}${thread}`,
    thread,
    `ftp://${site}${thread}`,
    `file://${site}${thread}`,
    "file:///etc/passwd",
    `gopher://127.0.0.1:${port}/_GET%20/`,
    `javascript:fetch('http://127.0.0.1:${port}')`,
    "data:application/json,[]",
    `blob:https://${site}/1`,
    `ws://${site}${thread}`,
    `https://${site}:8443${thread}`,
    `https://${site}:80${thread}`,
    `https://user@${site}${thread}`,
    `https://user:pass@${site}${thread}`,
    `https://:pass@${site}${thread}`,
    `https://${site}.${thread}`,
    `https://${site}.evil.example${thread}`,
    `https://${site}%2eevil.example${thread}`,
    `https://reddit.com。evil.example${thread}`,
    `https://evilreddit.com${thread}`,
    `https://reddit.com.evil${thread}`,
    `https://reddit.co${thread}`,
    `https://i.redd.it/3hahrw`,
    `https://v.redd.it/3hahrw`,
    `https://redd.it.evil.example/3hahrw`,
    `https://redd.it/3hahrw/../../@127.0.0.1:${port}`,
    `https://oauth.reddit.com${thread}`,
    `https://api.reddit.com${thread}`,
    `https://${site}\\@127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}\\@${site}${thread}`,
    `https://127.0.0.1:${port}#@${site}${thread}`,
    `https://127.0.0.1:${port}?@${site}${thread}`,
    `https://${site}/r/a/comments/abc/../../../api/v1/me`,
    `https://${site}/r/a/comments/..%2f..%2fapi`,
    `https://${site}/r/a/comments/%33hahrw/`,
    `https://${site}/r/a/comments//3hahrw/`,
    `https://${site}/r/a/comments/3hahrw%00/`,
    `https://${site}/r/a/comments/3hahrw;a=b/`,
    `https://${site}/r/a/comments/3hahrw?`.replace("3hahrw", "toolongtobeanid"),
    `https://${site}/r/a/comments/`,
    `https://${site}/r/funny/`,
    `https://${site}/`,
    `https://${site}/r/a/s/`,
    `https://${site}/r/a/s/../../comments`,
    `https://${site}/login?dest=${thread}`,
    `https://${site}/out?url=http://127.0.0.1:${port}`,
    "https://",
    "https://///",
    "https://[::1",
    "https://[v1.x]/",
    "not an address",
    "<script>alert(1)</script>",
    `https://${site}/${"a/".repeat(2_000)}comments/3hahrw/`,
    `https://${"a".repeat(3_000)}.${site}${thread}`,
    `https://${site}${thread}`.split("").join(" "),
  ];
}

describe("addresses that are no thread's", () => {
  test("are refused, over 180 of them, with nothing looked up and nothing sent", async () => {
    const looked: string[] = [];
    const sent: string[] = [];
    const network = networkThat(async (host) => {
      looked.push(host);
      return ["127.0.0.1"];
    }, sent);
    const forum = openForum(settings, { network });
    const addresses = [...new Set(listAddresses())];
    expect(addresses.length).toBeGreaterThanOrEqual(180);
    const codes = new Map<string, string>();
    for (const address of addresses) codes.set(address, await codeOf(forum.readThread(address, hash)));
    expect([...codes].filter(([, code]) => code !== "reddit_url_invalid")).toEqual([]);
    expect({ looked, sent }).toEqual({ looked: [], sent: [] });
  });
});

const good = `https://www.reddit.com${thread}`;

describe("names that lead astray", () => {
  test.each([
    ["to this machine", ["127.0.0.1"]],
    ["to this machine by IPv6", ["::1"]],
    ["to a mapped address", ["::ffff:127.0.0.1"]],
    ["to the metadata service", ["169.254.169.254"]],
    ["to the metadata service through NAT64", ["64:ff9b::a9fe:a9fe"]],
    ["nowhere", []],
    ["to something that is no address", ["localhost"]],
    ["to a public and a private address", ["151.101.1.140", "127.0.0.1"]],
    ["to a public and a private address the other way round", ["127.0.0.1", "151.101.1.140"]],
    ["to a public IPv4 and a private IPv6 address", ["151.101.1.140", "::1"]],
  ])("%s are not spoken to", async (_, addresses) => {
    const sent: string[] = [];
    const forum = openForum(settings, { network: networkThat(async () => addresses, sent) });
    expect(await codeOf(forum.readThread(good, hash))).toBe("reddit_unavailable");
    expect(sent).toEqual([]);
  });

  test("a name that cannot be looked up, or takes for ever, is an answer in time", async () => {
    const broken = networkThat(() => Promise.reject(new Error("ENOTFOUND www.reddit.com")));
    expect(await codeOf(openForum(settings, { network: broken }).readThread(good, hash))).toBe(
      "reddit_unavailable",
    );
    const began = performance.now();
    const silent = networkThat(() => new Promise(() => undefined));
    const forum = openForum(settings, { network: silent, maxMs: 150 });
    expect(await codeOf(forum.readThread(good, hash))).toBe("reddit_unavailable");
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe("a name that changes its address", () => {
  let peer: LoopbackForum;

  beforeAll(async () => {
    peer = await startLoopbackForum();
  });

  afterAll(() => peer.close());

  test("is looked up once a call, and what was checked is what is spoken to", async () => {
    const answers = [["151.101.1.140"], ["127.0.0.1"], ["127.0.0.1"]];
    const looked: string[] = [];
    const spokenTo: string[] = [];
    const port = new URL(peer.url).port;
    const network: ForumNetwork = {
      ...publicNetwork,
      resolve: async (host) => {
        looked.push(host);
        return answers[looked.length - 1] ?? [];
      },
      // The public address of the first answer is played by the loopback forum.
      send: ({ address, host }, options) => {
        spokenTo.push(address);
        const isPublic = address === "151.101.1.140";
        expect(host).toBe("www.reddit.com");
        const place = isPublic ? port : portOf("127.0.0.1");
        return httpRequest({ ...options, host: "127.0.0.1", port: place, agent: false });
      },
    };
    const forum = openForum(settings, { network });
    // The thread's first answer is good; what it leaves out would be fetched from the changed address.
    const read = await forum.readThread("https://redd.it/smallone", hash);
    expect(read.thread.comments.length).toBeGreaterThan(0);
    expect(read.notices).toHaveLength(1);
    expect(spokenTo).toEqual(["151.101.1.140"]);
    expect(looked).toHaveLength(2);
  });

  test("within a redirect is checked anew", async () => {
    peer.fail("redirect-itself");
    const answers = [["151.101.1.140"], ["127.0.0.1"]];
    let calls = 0;
    const spokenTo: string[] = [];
    const network: ForumNetwork = {
      ...publicNetwork,
      resolve: async () => answers[calls++] ?? [],
      send: ({ address }, options) => {
        spokenTo.push(address);
        const port = address === "151.101.1.140" ? new URL(peer.url).port : portOf("127.0.0.1");
        return httpRequest({ ...options, host: "127.0.0.1", port, agent: false });
      },
    };
    const forum = openForum(settings, { network });
    expect(await codeOf(forum.readThread(good, hash))).toBe("reddit_unavailable");
    expect(spokenTo).toEqual(["151.101.1.140"]);
    peer.fail(null);
  });
});
