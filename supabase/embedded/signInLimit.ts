const FAILURES_ALLOWED = 30;
const WINDOW_MS = 5 * 60_000;

/**
 * Counts failed sign-ins per address, as hosted Supabase limits them: its own password
 * check would otherwise be a way around the throttle of our login.
 */
export function createSignInLimit(now: () => number = Date.now) {
  const failures = new Map<string, number[]>();
  const recent = (address: string) =>
    (failures.get(address) ?? []).filter((time) => time > now() - WINDOW_MS);
  return {
    isReached: (address: string) => recent(address).length >= FAILURES_ALLOWED,
    recordFailure: (address: string) => {
      failures.set(address, [...recent(address), now()]);
    },
  };
}
