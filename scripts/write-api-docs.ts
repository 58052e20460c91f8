import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { writeApiMarkdown } from "../src/server/features/openapi/api-markdown.ts";
import { describeApi } from "../src/server/features/openapi/describe-api.ts";

/** Writes docs/api.md anew, after the contract was changed. */
const api = describeApi({ serverUrl: "https://askwell.example.org", cookieName: "__Host-askwell" });
await writeFile(fileURLToPath(new URL("../docs/api.md", import.meta.url)), writeApiMarkdown(api));
