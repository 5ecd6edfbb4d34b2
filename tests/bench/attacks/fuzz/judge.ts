import type { Catalogue } from "./catalogue.ts";
import { isRead, type FuzzedRequest, targetOf } from "./request.ts";
import { leakIn, type Secrets } from "./secrets.ts";
import type { Answer } from "./send.ts";
import { unexpectedStatus } from "./statuses.ts";

export const SLOW_MS = 100;
const LARGE_BYTES = 1_000_000;
const MOST_CHANGED = 1;

export interface Find {
  kind: "no answer" | "error" | "large" | "slow" | "leak" | "status" | "many changed" | "changed";
  what: string;
  /** A slow machine may cause it, so it counts only when it happens again. */
  isFleeting: boolean;
}

const codeOf = (body: string) => /"code":\s*"(\w+)"/.exec(body)?.[1] ?? "no code";

function changedRows({ headers, body }: Answer): number {
  const range = /^(?:(\d+)-(\d+)|\*)\/(\d+|\*)$/.exec(headers["content-range"] ?? "");
  const [first, last, total] = range?.slice(1).map(Number) ?? [];
  const inBody = body.startsWith("[{") ? (JSON.parse(body) as unknown[]).length : 0;
  return Math.max((last ?? Number.NaN) - (first ?? 0) + 1 || 0, total || 0, inBody);
}

interface Known {
  catalogue: Catalogue;
  secrets: Secrets;
  isLite?: boolean;
}

export function judge(request: FuzzedRequest, answer: Answer, known: Known): Find | undefined {
  const text = `${answer.body} ${JSON.stringify(answer.headers)}`;
  const said = `${decodeURIComponent(request.path)} ${JSON.stringify(request.headers)} ${request.body ?? ""}`;
  const leak = leakIn(text, request.who, said, known.secrets);
  if (leak !== undefined) return { kind: "leak", what: `tells ${leak}`, isFleeting: false };
  const status = known.isLite ? undefined : unexpectedStatus(request, answer.status, known.catalogue);
  if (status !== undefined) return { kind: "status", what: status, isFleeting: false };
  const removes = request.method === "DELETE" || request.method === "PATCH";
  if (removes && answer.status < 300 && changedRows(answer) > MOST_CHANGED) {
    return { kind: "many changed", what: `changed ${changedRows(answer)} rows at once`, isFleeting: false };
  }
  if (answer.status === 0) return { kind: "no answer", what: `no answer: ${answer.body}`, isFleeting: true };
  if (answer.status >= 500 && !known.isLite) {
    return { kind: "error", what: `${answer.status} ${codeOf(answer.body)}`, isFleeting: true };
  }
  if (answer.bytes > LARGE_BYTES) return { kind: "large", what: "more than 1 MB", isFleeting: true };
  if (answer.ms > SLOW_MS) return { kind: "slow", what: `more than ${SLOW_MS} ms`, isFleeting: true };
}

export function keyOf(request: FuzzedRequest, { kind, what }: Find): string {
  const how = isRead(request) ? "read" : request.method;
  return [kind, kind === "many changed" ? "" : what, request.who, how, targetOf(request)].join(" | ");
}
