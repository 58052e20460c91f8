import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { allLanguages, findLanguage, getLanguage, type Language } from "#languages/languages.ts";
import { AppError } from "../app-error.ts";
import { answerError } from "./answer-error.ts";
import { allowFraming, allowVoice, refuseInlineStyles } from "./security-headers.ts";

const participantPage = /^\/(chat|thank-you|withdraw)(\/|$)/;
const notPages = /^\/(api|auth|assets)(\/|$)/;

/** What the creator's snippet puts into another site's page; every other page refuses to be framed. */
function isEmbeddedChat(url: string): boolean {
  const [path = "", query] = url.split("?");
  return path.startsWith("/chat/") && new URLSearchParams(query).get("embed") === "1";
}

/**
 * What the page of an interview's link asks for first, so that it comes while the page's code does: a round trip less
 * until consent can be given. An invitation is asked for by another address.
 */
function firstAsked(url: string, { code }: Language): string | undefined {
  const [path = "", query] = url.split("?");
  const id = /^\/chat\/([A-Za-z0-9]{22})$/.exec(path)?.[1];
  if (id === undefined || new URLSearchParams(query).has("invite")) return undefined;
  return `</api/interviews/${id}?lang=${code}>; rel=preload; as=fetch; crossorigin=anonymous`;
}

/** As the page chooses it, too: the first that we have. */
function chooseLanguage(url: string, accepted = ""): Language {
  const tags = [new URLSearchParams(url.split("?")[1]).get("lang") ?? "", ...accepted.split(",")];
  const known = tags.map((tag) => findLanguage(tag.trim().split(";")[0] ?? ""));
  return known.find((language) => language !== undefined) ?? getLanguage("en");
}

/** The page with its texts in it: they need no request of their own, and nobody loads two languages. */
function writeTexts(html: string, { code, page }: Language): string {
  const texts = JSON.stringify(page).replaceAll("<", "\\u003c");
  return html.replace(
    "</head>",
    () => `<script type="application/json" data-texts="${code}">${texts}</script></head>`,
  );
}

/** One route for all assets: one for each of their hundreds of files took a third of the time that an app needs to be made. */
async function routeFiles(app: FastifyInstance, dir: string): Promise<void> {
  const assets = new Set(await readdir(join(dir, "assets")));
  app.get<{ Params: { file: string } }>("/assets/:file", ({ params: { file } }, reply) =>
    assets.has(file) ? reply.sendFile(`assets/${file}`) : reply.callNotFound(),
  );
  for (const entry of await readdir(dir, { withFileTypes: true }))
    if (entry.isFile() && !entry.name.endsWith(".html"))
      app.get(`/${entry.name}`, (_, reply) => reply.sendFile(entry.name));
}

/** The built pages: assets by their hashed names for a year, and for every other address one of the two entries. */
export async function servePages(app: FastifyInstance, dir: string): Promise<void> {
  const [creator, participant] = await Promise.all([
    readFile(join(dir, "index.html")),
    readFile(join(dir, "chat.html"), "utf8"),
  ]);
  const participantPages = new Map(
    allLanguages.map((language) => [language, Buffer.from(writeTexts(participant, language))]),
  );
  await app.register(fastifyStatic, {
    root: dir,
    serve: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.includes("/assets/");
      response.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  await routeFiles(app, dir);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage = (request.method === "GET" || request.method === "HEAD") && !notPages.test(path);
    if (!isPage) return answerError(new AppError("not_found"), request, reply);
    if (isEmbeddedChat(request.url)) allowFraming(reply);
    const isParticipants = participantPage.test(path);
    if (isParticipants) refuseInlineStyles(reply);
    if (path.startsWith("/chat/")) allowVoice(reply);
    reply.header("cache-control", "no-cache").type("text/html; charset=utf-8");
    if (!isParticipants) return reply.send(creator);
    const language = chooseLanguage(request.url, request.headers["accept-language"]);
    const first = firstAsked(request.url, language);
    if (first) reply.header("link", first);
    return reply.header("vary", "accept-language").send(participantPages.get(language));
  });
}
