/** Safari has no requestIdleCallback. */
export const whenIdle = (work: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(work);
