const GIVE_UP_AFTER_MS = 15_000;

/** Fetches, and gives up on a call that hangs, also in the middle of its answer. */
export function fetchWithTimeout(
  input: RequestInfo | URL,
  init?: RequestInit,
  giveUpAfterMs = GIVE_UP_AFTER_MS,
): Promise<Response> {
  // AbortSignal.any() would do the same, and older phones do not have it.
  const either = new AbortController();
  for (const signal of [AbortSignal.timeout(giveUpAfterMs), init?.signal]) {
    if (signal?.aborted) either.abort(signal.reason);
    signal?.addEventListener("abort", () => either.abort(signal.reason));
  }
  return fetch(input, { ...init, signal: either.signal });
}
