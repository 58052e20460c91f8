import { fileURLToPath } from "node:url";

/**
 * What was compiled at the last start is kept beside the packages: a start takes a third less time, and the compiler
 * that strips the types, with its 50 MB, is not loaded at all. Where nothing can be written it is done without.
 */
export const compileCacheDir = fileURLToPath(
  new URL("../../../node_modules/.cache/askwell", import.meta.url),
);
