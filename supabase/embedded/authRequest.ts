const LONGEST_BODY = 16_384;

/** Returns null for anything but a JSON object, or if it is too long. */
export async function readObject(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text();
  return text.length <= LONGEST_BODY ? objectIn(text) : null;
}

export function sameCaller(request: Request, method: string, path: string, body?: object): Request {
  const headers = new Headers({ "content-type": "application/json" });
  for (const name of ["apikey", "authorization"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(new URL(path, request.url), {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
