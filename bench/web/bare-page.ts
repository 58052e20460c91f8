import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import compress from "@fastify/compress";
import fastify from "fastify";
import { build, type Plugin } from "vite";

const entry = "virtual:bare-page";

/** The least that a page made with React can be: something to tick, and a button. */
const code = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
const tick = createElement("label", null, createElement("input", { type: "checkbox" }), "I agree");
const text = createElement("p", null, "This is what a page shows that loads React and nothing else.");
createRoot(document.getElementById("app")).render(
  createElement("main", null, text, tick, createElement("button", null, "Begin")));`;

const source: Plugin = {
  name: "bare-page",
  resolveId: (id) => (id === entry ? id : undefined),
  load: (id) => (id === entry ? code : undefined),
};

export interface BarePage {
  url: string;
  /** Its script, gzipped. */
  kb: number;
  close: () => Promise<void>;
}

/** Built as the product is, and served with the same compression. */
export async function openBarePage(): Promise<BarePage> {
  const script = await buildScript();
  const app = fastify();
  await app.register(compress, { threshold: 2048 });
  app.get("/assets/bare.js", (_, reply) =>
    reply.header("cache-control", "public, max-age=31536000, immutable").type("text/javascript").send(script),
  );
  app.get("/", (_, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .send(
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Bare</title><script type="module" src="/assets/bare.js"></script></head><body><div id="app"></div></body></html>',
      ),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    kb: gzipSync(script).length / 1024,
    close: () => app.close(),
  };
}

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [source],
    build: {
      target: "es2022",
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunks = first && "output" in first ? first.output.filter((file) => file.type === "chunk") : [];
  const [chunk] = chunks;
  if (!chunk || chunks.length > 1) throw new Error("the bare page is not one script");
  return chunk.code;
}
