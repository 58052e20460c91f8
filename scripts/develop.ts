import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as createPortProbe } from "node:net";
import { join } from "node:path";
import { createServer } from "vite";
import { SERVER_PATHS, servePages } from "./development-pages.ts";
import { root } from "./pages.ts";

async function findFreePort(): Promise<number> {
  const probe = createPortProbe().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}

/** `npm run dev`: pages with hot reloading, and the API server behind them, restarted on every change. */
async function develop(): Promise<void> {
  const port = Number(process.env.PORT ?? 3000);
  const serverPort = await findFreePort();
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ["--watch", "--watch-preserve-output", join(root, "src", "server", "main.ts")],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, HOST: "127.0.0.1", PORT: String(serverPort), PUBLIC_URL: publicUrl },
    },
  );
  const target = `http://127.0.0.1:${serverPort}`;
  const pages = await createServer({
    root,
    plugins: [servePages()],
    server: {
      port,
      host: process.env.HOST ?? "localhost",
      strictPort: true,
      proxy: Object.fromEntries(SERVER_PATHS.map((path) => [`^${path}(/|$|\\?)`, { target }])),
    },
  });
  const end = async (code: number) => {
    server.kill("SIGTERM");
    await pages.close();
    if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(0));
  server.once("exit", (code) => void end(code ?? 0));
  try {
    await pages.listen();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await end(1);
  }
  process.stdout.write(`The pages are on ${publicUrl}, the server behind them on ${target}.\n`);
}

await develop();
