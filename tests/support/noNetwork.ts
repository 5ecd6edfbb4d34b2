import { afterAll, afterEach } from "vitest";

const called: string[] = [];

/** Fails the test, whenever the call comes: the page may live on by a retry that takes a while. */
export function noteUnanswered(address: string): void {
  called.push(address);
}

/** A call that no test answers would fail whenever its last retry does, often in a later test. */
globalThis.fetch = async (input, init) => {
  init?.signal?.throwIfAborted();
  const address = input instanceof Request ? input.url : String(input);
  noteUnanswered(address);
  throw new TypeError(`No test answers ${address}`);
};

function checkCalls(): void {
  const addresses = called.splice(0);
  if (addresses.length > 0) throw new Error(`Nothing answered these calls:\n${addresses.join("\n")}`);
}

afterEach(checkCalls);
afterAll(checkCalls);
