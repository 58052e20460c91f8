import fc from "fast-check";

/** The same cases in every check, so that none fails by chance; SEED=… draws others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_121) });
