import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Two bundles: the creator's app (index.html) and the participant's page (chat.html), which stays very light. */
export default defineConfig({
  plugins: [react()],
  appType: "mpa",
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: { input: { index: "index.html", chat: "chat.html" } },
    reportCompressedSize: false,
  },
});
