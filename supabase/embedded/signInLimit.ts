const ATTEMPTS_ALLOWED = 30;
const WINDOW_MS = 5 * 60_000;

/**
 * Lite's sign-in would bypass our login's throttle. An attempt counts from its start, so that a hundred at once
 * can't slip through; a success is given back.
 */
export function createSignInLimit(now: () => number = Date.now, allowed = ATTEMPTS_ALLOWED) {
  const attempts = new Map<string, number[]>();
  const recent = (address: string) =>
    (attempts.get(address) ?? []).filter((time) => time > now() - WINDOW_MS);

  return {
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
