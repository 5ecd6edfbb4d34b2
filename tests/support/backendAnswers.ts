import { vi } from "vitest";

type Answer = { status?: number; json?: unknown } | "never";

/**
 * Answers the backend's calls in a component test, by the end of their path. What is not
 * named fails, as if there were no connection.
 */
export function answerBackend(answers: Record<string, Answer>): void {
  vi.spyOn(globalThis, "fetch").mockImplementation((input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const match = Object.entries(answers).find(([path]) => `${url.pathname}${url.search}`.includes(path));
    if (!match) return Promise.reject(new TypeError("fetch failed"));
    const [, answer] = match;
    if (answer === "never") return new Promise(() => {});
    return Promise.resolve(Response.json(answer.json ?? null, { status: answer.status ?? 200 }));
  });
}
