/** Name and version of the built-in coder; part of the key under which coded sources are stored. */
export const coderVersion = "built-in 32";
