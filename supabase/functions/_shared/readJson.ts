const LONGEST_BODY = 4_096;

/** Null if it is no JSON or exceeds 4 kB, where it stops reading even without a content-length. */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get("content-length")) > LONGEST_BODY) return null;
  const bytes = new Uint8Array(LONGEST_BODY);
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      if (length + chunk.length > LONGEST_BODY) return null;
      bytes.set(chunk, length);
      length += chunk.length;
    }
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, length)));
  } catch {
    return null;
  }
}
