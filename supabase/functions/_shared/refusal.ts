type Code = "use-get" | "use-post" | "malformed-request" | "too-many-attempts" | "check-failed";

export interface Refusal {
  code: Code | (string & {});
  message: string;
}

export function refuse(status: number, refusal: Refusal, headers: Record<string, string>): Response {
  return Response.json({ success: false, ...refusal }, { status, headers });
}
