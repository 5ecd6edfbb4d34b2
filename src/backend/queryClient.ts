import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { BackendError, logError } from "./errors.ts";

/**
 * What the backend refused will be refused again, and who waited for nothing once should not
 * wait twice; only a lost or broken answer is worth a second try.
 */
function isWorthRetrying(failures: number, error: Error): boolean {
  const { status, code } = error instanceof BackendError ? error : { status: 0, code: "unexpected" };
  return failures < 1 && code !== "timed-out" && (status === 0 || status >= 500);
}

/** A new cache. Offline, calls fail at once instead of waiting without a word; all failures are logged. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logError }),
    mutationCache: new MutationCache({ onError: logError }),
    defaultOptions: {
      queries: { networkMode: "always", retry: isWorthRetrying, retryDelay: 500, staleTime: 30_000 },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
