export function refuseAuth(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

export function tooManyAttempts(): Response {
  return refuseAuth(429, "over_request_rate_limit", "Request rate limit reached");
}
