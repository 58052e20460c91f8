import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A person who came back, as the panel sees it: by the login in their browser, at this address. */
interface Arrival {
  person: string | null;
  path: string;
  query: Record<string, string>;
}

export interface LoopbackPanel {
  url: string;
  arrivals: Arrival[];
  /** The link of a preset, pointed here, with the panel's own codes in it: "YOUR-CODE" of an ending is its name. */
  pointHere: (link: string, ending: string) => string;
  /** What people who bring this header or cookie are taken for. */
  loginOf: (person: string) => { cookie: string };
  /** How often each person came back as complete: a panel owes them each time. */
  paid: () => Map<string, number>;
  close: () => Promise<void>;
}

/**
 * The panels' side of the round trip. Prolific's documentation: people are sent out with their ids in the link, and come
 * back to /submissions/complete?cc=CODE in a browser that is logged in; a code that the study does not have is NOCODE.
 */
export async function startLoopbackPanel(): Promise<LoopbackPanel> {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://panel.invalid");
    if (pathname === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    const person = /(?:^|; )panel_person=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? null;
    arrivals.push({ person, path: pathname, query: Object.fromEntries(searchParams) });
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="en"><title>Panel</title><h1>Welcome back</h1></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    ...{ url, arrivals },
    pointHere: (link, ending) =>
      link.replace(/^https:\/\/[^/]+/, url).replace(/YOUR-[A-Z-]*CODE/, `C-${ending}`),
    loginOf: (person) => ({ cookie: `panel_person=${person}` }),
    paid: () => {
      const sums = new Map<string, number>();
      for (const { person, path, query } of arrivals) {
        const isOwn = query.cc === undefined && path.endsWith("/complete");
        const isComplete = query.cc === "C-complete" || query.ending === "complete" || isOwn;
        if (person !== null && isComplete) sums.set(person, (sums.get(person) ?? 0) + 1);
      }
      return sums;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
