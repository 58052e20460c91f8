import type { Plugin } from "vite";

/** What the API server answers itself; the development server hands it over. */
export const SERVER_PATHS = ["/api", "/auth", "/healthz", "/readyz"];

const PARTICIPANT_PATHS = ["/chat", "/thank-you", "/withdraw"];

function isBelow(path: string, roots: string[]): boolean {
  return roots.some((root) => path === root || path.startsWith(`${root}/`));
}

/** The page for a path that a person visits, as the server chooses it; undefined for files and the API. */
export function findPage(path: string): "/chat.html" | "/index.html" | undefined {
  const isFile = /^\/(@|src\/|node_modules\/)/.test(path) || /\.\w+$/.test(path);
  if (isFile || isBelow(path, SERVER_PATHS)) return undefined;
  return isBelow(path, PARTICIPANT_PATHS) ? "/chat.html" : "/index.html";
}

/** Serves the creator's or the participant's page for every address that is no file. */
export function servePages(): Plugin {
  return {
    name: "askwell-pages",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
        const page = request.method === "GET" ? findPage(pathname) : undefined;
        if (page !== undefined) request.url = page + search;
        next();
      });
    },
  };
}
