import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { languages } from "#contract/choices.ts";
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
function firstAsked(url: string, accepted = ""): string | undefined {
  const [path = "", query] = url.split("?");
  const id = /^\/chat\/([A-Za-z0-9]{22})$/.exec(path)?.[1];
  if (id === undefined || new URLSearchParams(query).has("invite")) return undefined;
  const tags = [new URLSearchParams(query).get("lang") ?? "", ...accepted.split(",")];
  return `</api/interviews/${id}?lang=${findLanguage(tags)}>; rel=preload; as=fetch; crossorigin=anonymous`;
}

/** As the page chooses it, too: the first that we have. */
function findLanguage(tags: readonly string[]): string {
  const wanted = tags.map((tag) => tag.trim().toLowerCase().split(/[-_;]/)[0]);
  return wanted.map((tag) => languages.find((one) => one === tag)).find((one) => one !== undefined) ?? "en";
}

/** The built pages: assets by their hashed names for a year, and for every other address one of the two entries. */
export async function servePages(app: FastifyInstance, dir: string): Promise<void> {
  const [creator, participant] = await Promise.all([
    readFile(join(dir, "index.html")),
    readFile(join(dir, "chat.html")),
  ]);
  await app.register(fastifyStatic, {
    root: dir,
    index: false,
    globIgnore: ["**/*.html"],
    wildcard: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.includes("/assets/");
      response.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage = (request.method === "GET" || request.method === "HEAD") && !notPages.test(path);
    if (!isPage) return answerError(new AppError("not_found"), request, reply);
    if (isEmbeddedChat(request.url)) allowFraming(reply);
    const isParticipants = participantPage.test(path);
    if (isParticipants) refuseInlineStyles(reply);
    if (path.startsWith("/chat/")) allowVoice(reply);
    const first = firstAsked(request.url, request.headers["accept-language"]);
    if (first) reply.header("link", first);
    reply.header("cache-control", "no-cache").type("text/html; charset=utf-8");
    return reply.send(isParticipants ? participant : creator);
  });
}
