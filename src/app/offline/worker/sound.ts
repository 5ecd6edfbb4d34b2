const ROOT = '<div id="root"';

/**
 * Returns whether a file of a release is what its name says. Where a file was not published, some hosts answer
 * with their start page and status 200: kept once, that would stand for a script for good.
 */
export async function isSoundFile(url: string, response: Response): Promise<boolean> {
  const isNamedPage = new URL(url).pathname.endsWith(".html");
  if (!response.ok || isNamedPage !== isOfType(response, /\btext\/html\b/)) return false;
  return !isNamedPage || (await response.clone().text()).includes(ROOT);
}

/** Returns whether an answer is one of the backend's, and not the page of a host that stands in for it. */
export function isSoundAnswer(response: Response): boolean {
  return response.ok && isOfType(response, /\bjson\b/);
}

function isOfType({ headers }: Response, type: RegExp): boolean {
  return type.test(headers.get("content-type") ?? "");
}
