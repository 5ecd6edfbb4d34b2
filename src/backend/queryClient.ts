import { QueryClient } from "@tanstack/react-query";
import { BackendError } from "./errors.ts";

/** What the backend refused will be refused again; only a lost or broken answer is worth a second try. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const status = error instanceof BackendError ? error.status : 0;
  return failures < 1 && (status === 0 || status >= 500);
}

/** A new cache. Offline, calls fail at once instead of waiting without a word. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: "always", retry: isWorthRetrying, retryDelay: 500, staleTime: 30_000 },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
