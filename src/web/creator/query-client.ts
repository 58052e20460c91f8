import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "#web/api/api-error.ts";

/** A read is tried once more when the server did not answer or broke; a refusal is final. */
function mayRetry(failures: number, error: unknown): boolean {
  if (failures >= 1 || !(error instanceof ApiError)) return false;
  return error.code === "offline" || error.status >= 500;
}

/** `onLoginEnded` is called when any call finds that the login is over. */
export function createQueryClient(onLoginEnded: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === "authentication_required") onLoginEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayRetry, retryDelay: 500, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
