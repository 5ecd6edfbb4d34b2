const TIMEOUT_MS = 15_000;

/** Fetches with a timeout that also covers the body. */
export function fetchWithTimeout(
  input: RequestInfo | URL,
  init?: RequestInit,
  giveUpAfterMs = TIMEOUT_MS,
): Promise<Response> {
  // Older phones lack AbortSignal.any().
  const either = new AbortController();
  for (const signal of [AbortSignal.timeout(giveUpAfterMs), init?.signal]) {
    if (signal?.aborted) either.abort(signal.reason);
    signal?.addEventListener("abort", () => either.abort(signal.reason));
  }
  return fetch(input, { ...init, signal: either.signal });
}
