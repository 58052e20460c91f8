import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const participantGoalKb = 88;
const participantLimitKb = 95;

/**
 * Two builds into one folder: the creator's app (index.html), and with `--mode participant` the participant's page
 * (chat.html), which shares no file with it, so that few requests are made until a participant can type.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), weighParticipantPage()],
  appType: "mpa",
  build: {
    outDir: "dist/web",
    emptyOutDir: false,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: mode === "participant" ? participantBuild : { input: "index.html" },
  },
}));

const participantBuild = {
  input: "chat.html",
  output: {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          name: "page",
          // All that the first steps need, in one file beside the entry; the other languages and late screens stay apart.
          test: (id: string) =>
            /vite[\\/]preload-helper|node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/](contract|web[\\/](api|format))[\\/]/.test(
              id,
            ) ||
            (/src[\\/]web[\\/]participant[\\/].*\.tsx?$/.test(id) &&
              !/participant[\\/](main|app)\.tsx$|texts[\\/](es|fr|de|pt|ar)\.ts$|[\\/](form|completion|pages)[\\/]|delete-dialog|use-withdraw/.test(
                id,
              )),
        },
      ],
    },
  },
};

/** What loads until a participant can type the first message, gzipped. The build fails past the limit. */
function weighParticipantPage(): Plugin {
  return {
    name: "weigh-participant-page",
    apply: "build",
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find(
        (chunk) => chunk.type === "chunk" && chunk.isEntry && chunk.name === "chat",
      );
      if (!entry) return;
      const scripts = new Map<string, number>();
      const visit = (file: string) => {
        const chunk = bundle[file];
        if (chunk?.type !== "chunk" || scripts.has(file)) return;
        scripts.set(file, gzipSync(chunk.code).length);
        for (const imported of chunk.imports) visit(imported);
      };
      visit(entry.fileName);
      const kb = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
      const line = `participant page: ${kb.toFixed(1)} KB of JavaScript gzipped in ${scripts.size} files (goal ${participantGoalKb}, limit ${participantLimitKb})`;
      if (kb > participantLimitKb) this.error(line);
      this.info(line);
    },
  };
}
