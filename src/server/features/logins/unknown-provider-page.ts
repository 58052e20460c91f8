import type { FastifyReply } from "fastify";

export function sendUnknownProviderPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Askwell – Not found</title></head>
<body>
<main>
<h1>There is no such way to log in</h1>
<p><a href="/login">Go to the login page</a></p>
</main>
</body>
</html>`);
}
