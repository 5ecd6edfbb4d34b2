/** What a function refuses, beside the refusals of the database that it passes on. */
type Code = "use-get" | "use-post" | "malformed-request" | "too-many-attempts" | "check-failed";

export interface Refusal {
  code: Code | (string & {});
  message: string;
}

/** The answer to a refused call: `{ success: false, code, message }`. The code never changes. */
export function refuse(status: number, refusal: Refusal, headers: Record<string, string>): Response {
  return Response.json({ success: false, ...refusal }, { status, headers });
}
