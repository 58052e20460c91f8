import { createContext, useContext } from "react";

const context = createContext<string | null>(null);

/** The project that uploaded files of a script belong to; null while none is chosen. */
export const StimulusProjectProvider = context.Provider;
export const useStimulusProject = (): string | null => useContext(context);
