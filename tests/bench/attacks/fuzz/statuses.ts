import type { Catalogue } from "./catalogue.ts";
import { isRead, type FuzzedRequest, targetOf } from "./request.ts";

/** 300: PostgREST found several functions or relations. 431 and 414: the gateway stopped reading. */
const REFUSED = new Set([300, 400, 401, 403, 404, 405, 406, 409, 413, 414, 415, 416, 429, 431]);
const DONE = new Set([200, 201, 204, 206]);

const INBOXES = new Set(["clinic_submissions", "figure_reports"]);

/** PostgREST answers a body without columns, or CSV without rows, without asking the database. */
function setsNothing({ body = "", headers }: FuzzedRequest): boolean {
  // It skips lines of CSV that hold nothing, quoted or not.
  if (headers["content-type"] === "text/csv") return /^[^\n]*(\s|"")*$/.test(body);
  try {
    const rows = [JSON.parse(body) as unknown].flat();
    return rows.every((row) => typeof row !== "object" || Object.keys(row ?? {}).length === 0);
  } catch {
    return body === "";
  }
}

export function unexpectedStatus(
  request: FuzzedRequest,
  status: number,
  catalogue: Catalogue,
): string | undefined {
  if (status >= 500 || status === 0) return undefined;
  if (!REFUSED.has(status) && !DONE.has(status)) return `the status ${status}`;
  if (!DONE.has(status) || request.method === "OPTIONS") return undefined;
  const target = targetOf(request);
  const routine = catalogue.routines.find(({ name }) => target === `rpc/${name}`);
  if (routine) {
    return routine.writes && isRead(request) ? `a call that writes was done by ${request.method}` : undefined;
  }
  // PostgREST 12 answers this for a call that returns one value, and never makes the call.
  if (request.method === "HEAD" && target.startsWith("rpc/")) return undefined;
  const isTable = catalogue.tables.some(({ name }) => name === target);
  if (!isTable && !["", "rpc", "rpc/"].includes(target))
    return "something that the API does not expose was answered";
  // Row level security answers signed-in callers with no row; changes are checked separately.
  if (isRead(request) || request.who !== "anon" || (request.method !== "DELETE" && setsNothing(request)))
    return undefined;
  if (request.method === "POST" && INBOXES.has(target)) return undefined;
  return "a visitor's change was accepted";
}
