import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Scripts and texts gzipped, in the largest language, until a participant can type; and with a form before that. */
const participantLimitKb = 88;
const withFormLimitKb = 90;

/**
 * Two builds into one folder: the creator's app (index.html), and with `--mode participant` the participant's page
 * (chat.html), which shares no file with it, so that few requests are made until a participant can type.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), weighParticipantPage()],
  appType: "mpa",
  // Texts as an object, which the minifier shortens.
  json: { namedExports: false, stringify: false },
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
          // All that the first steps need, in one file; languages and late screens stay apart.
          test: (id: string) =>
            /vite[\\/]preload-helper|node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/](contract[\\/](?!return-links)|languages[\\/]|web[\\/](api|format|ui)[\\/])/.test(
              id,
            ) ||
            (/src[\\/]web[\\/]participant[\\/].*\.(tsx?|css)$/.test(id) &&
              !/[\\/]pages[\\/]|[\\/]signals[\\/]|[\\/]form[\\/]form-|[\\/]completion[\\/](?!finalise)|[\\/]chat[\\/](item-|prototype-|stimulus-|voice[\\/]|own-message[\\/])|delete-dialog|use-withdraw|return-link|creator-link|consent-details|outside-countries/.test(
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
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === "chat");
      if (!entry) return;
      const scripts = new Map<string, number>();
      const visit = (file: string) => {
        const chunk = bundle[file];
        if (chunk?.type !== "chunk" || scripts.has(file)) return;
        scripts.set(file, weigh(chunk));
        for (const imported of chunk.imports) visit(imported);
      };
      visit(entry.fileName);
      const kb = [...scripts.values()].reduce((sum, one) => sum + one, 0);
      const heaviest = (file: RegExp) =>
        Math.max(...chunks.filter((chunk) => file.test(chunk.facadeModuleId ?? "")).map(weigh));
      const withTexts = kb + heaviest(/languages[\\/]\w+[\\/]page\.json$/);
      const withForm = withTexts + heaviest(/form-screen\.tsx$/);
      const line = `participant page: ${kb.toFixed(1)} KB of JavaScript gzipped in ${scripts.size} files, ${withTexts.toFixed(1)} KB with the texts of the largest language (limit ${participantLimitKb}), ${withForm.toFixed(1)} KB with a form (limit ${withFormLimitKb})`;
      // No chunk found is "-Infinity" or more than the limit: neither passes.
      if (!(kb < withTexts && withTexts <= participantLimitKb && withForm <= withFormLimitKb))
        this.error(line);
      this.info(line);
    },
  };
}

const weigh = ({ code }: { code: string }) => gzipSync(code).length / 1024;
