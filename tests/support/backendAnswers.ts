import { vi } from "vitest";
import { noteUnanswered } from "./unanswered.ts";

type Answer = { status?: number; json?: unknown } | { status?: number; body: string } | "never" | "offline";

/** For a browser without a network. */
export const OFFLINE = { "": "offline" } as const;

/** Answers calls by a part of their path; several answers come in turn. Other calls fail the test. */
export function answerBackend(answers: Record<string, Answer | Promise<Answer> | Answer[]>): void {
  const given = new Map<string, number>();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = addressOf(input);
    const match = Object.entries(answers).find(([path]) => `${url.pathname}${url.search}`.includes(path));
    if (!match) noteUnanswered(url.href);
    if (!match) throw new TypeError("fetch failed");
    const [path, answerOrAnswers] = match;
    const inTurn = [answerOrAnswers].flat();
    const turn = given.get(path) ?? 0;
    given.set(path, turn + 1);
    const answer = await inTurn[Math.min(turn, inTurn.length - 1)];
    if (!answer || answer === "never") return hang(init?.signal);
    if (answer === "offline") throw new TypeError("fetch failed");
    const { status = 200 } = answer;
    if ("body" in answer) return new Response(answer.body, { status });
    return Response.json(answer.json ?? null, { status });
  });
}

export function callsTo(path: string): RequestInit[] {
  return vi
    .mocked(fetch)
    .mock.calls.flatMap(([input, init]) => (addressOf(input).pathname.endsWith(path) ? [init ?? {}] : []));
}

/** Makes fake timers end calls, because they don't affect `AbortSignal.timeout()`. */
export function giveUpCallsByFakedTimers(): void {
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException("signal timed out", "TimeoutError")), milliseconds);
    return limit.signal;
  });
}

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input);
}

/** Only faked timers end it by a time limit: a real one would run out in the middle of a later test. */
function hang(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => {
      const reason = signal.reason as Error;
      if (reason.name !== "TimeoutError" || vi.isFakeTimers()) reject(reason);
    });
  });
}
