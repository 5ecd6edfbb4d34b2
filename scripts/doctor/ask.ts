const TIMEOUT_MS = 10_000;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * Asks once, without following where it leads.
 * @throws Error where nobody answers in time
 */
export async function ask(url: URL | string, question: Question = {}): Promise<Answer> {
  const { method = question.body === undefined ? "GET" : "POST", headers, body } = question;
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export function jsonIn({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function memberOf(answer: unknown, name: string): unknown {
  return typeof answer === "object" && answer !== null
    ? (answer as Record<string, unknown>)[name]
    : undefined;
}

export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = memberOf(cause, "code");
  const message = cause instanceof Error ? cause.message : String(cause);
  return typeof code === "string" && !message.includes(code)
    ? `${message} (${code})`
    : message || String(code);
}
