import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const participantGoalKb = 88;
const participantLimitKb = 95;

/** Two bundles: the creator's app (index.html) and the participant's page (chat.html), which stays very light. */
export default defineConfig({
  plugins: [react(), weighParticipantPage()],
  appType: "mpa",
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: {
      input: { index: "index.html", chat: "chat.html" },
      output: {
        // Few requests until a participant can type: React, what both bundles share, and the page itself.
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|vite[\\/](preload|modulepreload)/, priority: 3 },
            { name: "chat", test: /src[\\/]web[\\/]participant[\\/](texts[\\/](en|texts|wording|language)|ui[\\/]use-)/, priority: 2 },
            { name: "shared", test: /src[\\/](web[\\/](api|format|ui)|contract)[\\/].*\.ts$/, priority: 1 },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
});

/** What loads until a participant can type the first message, gzipped. The build fails past the limit. */
function weighParticipantPage(): Plugin {
  return {
    name: "weigh-participant-page",
    apply: "build",
    generateBundle(_, bundle) {
      const scripts = new Set<string>();
      const visit = (file: string) => {
        const chunk = bundle[file];
        if (chunk?.type !== "chunk" || scripts.has(file)) return;
        scripts.add(file);
        for (const imported of chunk.imports) visit(imported);
      };
      const entry = Object.values(bundle).find(
        (chunk) => chunk.type === "chunk" && chunk.isEntry && chunk.name === "chat",
      );
      if (!entry) return;
      visit(entry.fileName);
      let bytes = 0;
      for (const file of scripts) {
        const chunk = bundle[file];
        if (chunk?.type === "chunk") bytes += gzipSync(chunk.code).length;
      }
      const kb = bytes / 1024;
      const line = `participant page: ${kb.toFixed(1)} KB of JavaScript gzipped in ${scripts.size} files (goal ${participantGoalKb}, limit ${participantLimitKb})`;
      if (kb > participantLimitKb) this.error(line);
      this.info(line);
    },
  };
}
