import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readLockedPackages, writeLicences } from "./licences.ts";
import { root } from "./pages.ts";

/** Writes docs/licences.md anew, after a dependency was changed. */
await writeFile(join(root, "docs", "licences.md"), writeLicences(await readLockedPackages()));
