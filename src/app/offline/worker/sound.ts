const ROOT = '<div id="root"';

/** Some hosts answer with their start page and status 200, which would stand for a script for good. */
export async function isSoundFile(url: string, response: Response): Promise<boolean> {
  const isNamedPage = new URL(url).pathname.endsWith(".html");
  if (!response.ok || isNamedPage !== isOfType(response, /\btext\/html\b/)) return false;
  return !isNamedPage || (await response.clone().text()).includes(ROOT);
}

export function isSoundAnswer(response: Response): boolean {
  return response.ok && isOfType(response, /\bjson\b/);
}

function isOfType({ headers }: Response, type: RegExp): boolean {
  return type.test(headers.get("content-type") ?? "");
}
