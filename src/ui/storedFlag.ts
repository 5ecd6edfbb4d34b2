const YES = "true";

/** Whether a flag was set in this browser. Blocked storage and foreign values count as not set. */
export function readFlag(key: string): boolean {
  try {
    return localStorage.getItem(key) === YES;
  } catch {
    return false;
  }
}

/** Sets a flag in this browser, or does nothing where storage is blocked or full. */
export function setFlag(key: string): void {
  try {
    localStorage.setItem(key, YES);
  } catch {
    // The person is asked again next time, which does no harm.
  }
}
