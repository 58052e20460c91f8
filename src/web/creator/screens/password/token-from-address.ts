import { useState } from "react";
import { useSearchParams } from "react-router";

/** The token of a link from a mail. */
export function useTokenFromAddress(): string {
  const [search] = useSearchParams();
  const [token] = useState(search.get("token") ?? "");
  return token;
}
