/** All but editors must not see or change more than a visitor may. */
export const CALLERS = ["anon", "stranger", "removed admin", "editor"] as const;
export type Who = (typeof CALLERS)[number];

export type Method = "GET" | "HEAD" | "POST" | "PATCH" | "PUT" | "DELETE" | "OPTIONS";

export interface FuzzedRequest {
  who: Who;
  method: Method;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export function targetOf({ path }: { path: string }): string {
  return decodeURIComponent(/^[^?]*/.exec(path)?.[0] ?? "");
}

export const isRead = ({ method }: { method: Method }) => method === "GET" || method === "HEAD";

const LONGEST_SHOWN = 300;

function shortened(text: string): string {
  return text.length <= LONGEST_SHOWN
    ? text
    : `${text.slice(0, LONGEST_SHOWN)} … (${text.length} characters, the rest is in test-results/fuzz.json)`;
}

export function describeRequest({ who, method, path, headers, body }: FuzzedRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `    ${name}: ${value}`);
  return [
    `  ${who}: ${method} /rest/v1/${shortened(path)}`,
    ...lines,
    ...(body === undefined ? [] : [`    ${shortened(body)}`]),
  ].join("\n");
}
