/**
 * Returns whether a request failed because nobody was reached, as without a connection. Browsers that count a
 * virtual machine or a wifi without the internet as a network say all the while that they are online, so this
 * says more than they do. A late answer and a page that was left are no such failure.
 */
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
