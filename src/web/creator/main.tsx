import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/newsreader/wght.css";
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "#web/ui/tokens.css";
import "#web/ui/controls.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { App } from "./app.tsx";
import { createLoadAhead } from "./load-ahead.ts";
import { keys } from "./queries/keys.ts";
import { createQueryClient } from "./query-client.ts";
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
