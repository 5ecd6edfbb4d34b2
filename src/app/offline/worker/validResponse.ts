const ROOT = '<div id="root"';

/** Some hosts answer with their start page and status 200, which would otherwise be cached as the script. */
export async function isValidFile(url: string, response: Response): Promise<boolean> {
  const isNamedPage = new URL(url).pathname.endsWith(".html");
  if (!response.ok || isNamedPage !== isOfType(response, /\btext\/html\b/)) return false;
  return !isNamedPage || (await response.clone().text()).includes(ROOT);
}

export function isValidResponse(response: Response): boolean {
  return response.ok && isOfType(response, /\bjson\b/);
}

function isOfType({ headers }: Response, type: RegExp): boolean {
  return type.test(headers.get("content-type") ?? "");
}
