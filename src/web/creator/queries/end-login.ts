import { useQueryClient } from "@tanstack/react-query";
import { keys } from "./keys.ts";

/** Treats the login as over and says why on the login page; the way back leads here. */
export function useEndLogin() {
  const client = useQueryClient();
  return (notice: string) => {
    client.setQueryData(keys.loginNotice, notice);
    client.setQueryData(keys.currentUser, null);
  };
}
