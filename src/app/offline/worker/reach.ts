/** As without a connection. Says more than `navigator.onLine`, which counts a virtual machine's network. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) && !(error instanceof DOMException)) return false;
  // What a strategy of Workbox throws holds the reason.
  const reason = "details" in error ? innerError(error.details) : error;
  return reason.name === "TypeError" || reason.name === "NetworkError";
}

function innerError(details: unknown): { name: unknown } {
  const inner = typeof details === "object" && details !== null && "error" in details ? details.error : null;
  return typeof inner === "object" && inner !== null && "name" in inner ? inner : { name: null };
}
