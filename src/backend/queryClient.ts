import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { BackendError, logError } from "./errors.ts";

/**
 * Retries lost or broken answers only: a refusal stays a refusal, and nobody should wait for two timeouts.
 */
function isWorthRetrying(failures: number, error: Error): boolean {
  const { status, code } = error instanceof BackendError ? error : { status: 0, code: "unexpected" };
  return failures < 1 && code !== "timed-out" && (status === 0 || status >= 500);
}

/**
 * Creates a query cache. Offline, calls fail at once instead of pausing silently; every failure is logged.
 */
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
