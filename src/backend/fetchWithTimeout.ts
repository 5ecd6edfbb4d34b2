const GIVE_UP_AFTER_MS = 15_000;

/** Fetches, and gives up on a call that hangs. */
export function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(GIVE_UP_AFTER_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
}
