const GIVE_UP_AFTER_MS = 15_000;

/** Fetches, and gives up on a call that hangs. */
export function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(GIVE_UP_AFTER_MS);
  const given = init?.signal;
  // Older phones cannot join two signals; there the caller's wins.
  const signal = !given ? timeout : "any" in AbortSignal ? AbortSignal.any([given, timeout]) : given;
  return fetch(input, { ...init, signal });
}
