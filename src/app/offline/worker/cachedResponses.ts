export const ANSWERS = "answers";
const CACHED_AT = "cached-at";

export function withDate({ body, headers, status, statusText }: Response, now = new Date()): Response {
  const datedHeaders = new Headers(headers);
  datedHeaders.set(CACHED_AT, now.toISOString());
  // The body is already decompressed.
  datedHeaders.delete("content-encoding");
  datedHeaders.delete("content-length");
  return new Response(body, { status, statusText, headers: datedHeaders });
}

export function cachedAt(response: Response): string | null {
  return response.headers.get(CACHED_AT);
}

/** A country's law from all countries', or a clinic from the list, if it was never requested by itself. */
export async function sliceOfCached(asked: URL, cache: Cache): Promise<Response | undefined> {
  const column = requestedColumn(asked);
  if (column === undefined) return undefined;
  const { name, values } = column;
  for (const request of await cache.keys()) {
    const url = new URL(request.url);
    const isWhole = url.pathname === asked.pathname && requestedColumn(url) === undefined;
    if (!isWhole || url.searchParams.get("select") !== asked.searchParams.get("select")) continue;
    // oxlint-disable-next-line no-await-in-loop -- seldom more than one
    const whole = await cache.match(request, { ignoreVary: true });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const rows: unknown = await whole?.json();
    if (!whole || !Array.isArray(rows)) continue;
    const found = rows.filter((row: Record<string, unknown>) => values.includes(String(row[name])));
    if (found.length > 0) return new Response(JSON.stringify(found), { headers: whole.headers });
  }
  return undefined;
}

function requestedColumn({ pathname, searchParams }: URL): { name: string; values: string[] } | undefined {
  const countries = pathname.endsWith("/rpc/country_laws") ? searchParams.get("p_countries") : null;
  if (countries !== null) return { name: "country", values: countries.replace(/^\{|\}$/g, "").split(",") };
  const id = pathname.endsWith("/clinics") ? searchParams.get("id") : null;
  return id?.startsWith("eq.") ? { name: "id", values: [id.slice("eq.".length)] } : undefined;
}
