import { createContext, type ReactNode, useContext } from "react";

const MayEditContext = createContext(true);

export const MayEditProvider = MayEditContext.Provider;

export function useMayEdit(): boolean {
  return useContext(MayEditContext);
}

/** Shown only to those who may change the interview; the server refuses the others all the same. */
export function ForEditors({ children }: { children: ReactNode }) {
  return useContext(MayEditContext) ? children : null;
}
