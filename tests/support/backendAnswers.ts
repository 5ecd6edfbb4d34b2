import { vi } from "vitest";

type Answer = { status?: number; json?: unknown } | "never";

/**
 * Answers the backend's calls in a component test, by the end of their path. What is not
 * named fails, as if there were no connection. Of several answers each is given once, and the
 * last from then on.
 */
export function answerBackend(answers: Record<string, Answer | Answer[]>): void {
  const given = new Map<string, number>();
  vi.spyOn(globalThis, "fetch").mockImplementation((input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const match = Object.entries(answers).find(([path]) => `${url.pathname}${url.search}`.includes(path));
    if (!match) return Promise.reject(new TypeError("fetch failed"));
    const [path, answerOrAnswers] = match;
    const inTurn = [answerOrAnswers].flat();
    const turn = given.get(path) ?? 0;
    given.set(path, turn + 1);
    const answer = inTurn[Math.min(turn, inTurn.length - 1)];
    if (!answer || answer === "never") return new Promise(() => {});
    return Promise.resolve(Response.json(answer.json ?? null, { status: answer.status ?? 200 }));
  });
}
