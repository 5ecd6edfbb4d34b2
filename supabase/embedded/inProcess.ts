import { EMBEDDED_ORIGIN } from "./keys.ts";

export function answerInProcess(answer: (request: Request) => Promise<Response>): void {
  const overNetwork = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== EMBEDDED_ORIGIN) return overNetwork(request);
    return answer(request);
  };
}
