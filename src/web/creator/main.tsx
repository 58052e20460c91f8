import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/newsreader/wght.css";
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "#web/ui/tokens.css";
import "#web/ui/controls.css";
import "#web/ui/kit.css";
import "#web/ui/kit-parts.css";
import "#web/ui/kit-tables.css";
import "#web/ui/kit-layout.css";
import "#web/ui/kit-space.css";
import "#web/ui/kit-text.css";
import "#web/ui/kit-pages.css";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { ApiError } from "#web/api/api-error.ts";
import { cssVariablesResolver, theme } from "#web/ui/theme.ts";
import { createLoadAhead } from "./load-ahead.ts";
import { keys } from "./queries/query-keys.ts";
import { createRoutes } from "./routes.tsx";

const queryClient = createQueryClient(() => queryClient.setQueryData(keys.currentUser, null));
const router = createBrowserRouter(createRoutes(createLoadAhead(queryClient)));

const root = document.getElementById("app");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
}

interface AppProps {
  router: ComponentProps<typeof RouterProvider>["router"];
  queryClient: QueryClient;
}

/** What every creator screen stands on: theme, cache, toasts, routes. */
function App({ router, queryClient }: AppProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-right" autoClose={6000} limit={3} />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** A read is tried once more when the server did not answer or broke; a refusal is final. */
function mayRetry(failures: number, error: unknown): boolean {
  if (failures >= 1 || !(error instanceof ApiError)) return false;
  return error.code === "offline" || error.status >= 500;
}

/** `onLoginEnded` is called when any call finds that the login is over. */
function createQueryClient(onLoginEnded: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === "authentication_required") onLoginEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayRetry, retryDelay: 500, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
