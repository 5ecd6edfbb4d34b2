const ATTEMPTS_ALLOWED = 30;
const WINDOW_MS = 5 * 60_000;

/**
 * Counts attempts to prove a password per address, as hosted Supabase limits them: its own
 * sign-in would otherwise be a way around the throttle of our login. An attempt counts from its
 * start, or a hundred at once would all find room; one that succeeds is given back.
 */
export function createSignInLimit(now: () => number = Date.now, allowed = ATTEMPTS_ALLOWED) {
  const attempts = new Map<string, number[]>();
  const recent = (address: string) =>
    (attempts.get(address) ?? []).filter((time) => time > now() - WINDOW_MS);

  return {
    /** Runs an attempt and returns whether it succeeded; null when the address had too many. */
    async attempt(address: string, prove: () => Promise<boolean>): Promise<boolean | null> {
      const before = recent(address);
      if (before.length >= allowed) return null;
      const started = now();
      attempts.set(address, [...before, started]);
      const succeeded = await prove();
      if (succeeded) {
        const since = recent(address);
        since.splice(since.indexOf(started), 1);
        attempts.set(address, since);
      }
      return succeeded;
    },
  };
}
