import type { FastifyReply } from "fastify";

/** Asks before it logs out; a plain form, so that it works whatever led here. */
export function sendLogoutPage(reply: FastifyReply): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Askwell – Log out</title></head>
<body>
<main>
<h1>Log out of Askwell?</h1>
<p>A link from another page led here. Nothing has changed yet.</p>
<form method="post" action="/api/logout"><button type="submit">Logout</button></form>
<p><a href="/projects">Stay logged in</a></p>
</main>
</body>
</html>`);
}
