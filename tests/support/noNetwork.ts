import { afterAll, afterEach } from "vitest";
import { checkAnswered, noteUnanswered } from "./unanswered.ts";

/** A call that no test answers would fail whenever its last retry does, often in a later test. */
globalThis.fetch = async (input, init) => {
  init?.signal?.throwIfAborted();
  const address = input instanceof Request ? input.url : String(input);
  noteUnanswered(address);
  throw new TypeError(`No test answers ${address}`);
};

afterEach(checkAnswered);
afterAll(checkAnswered);
