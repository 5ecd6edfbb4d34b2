import { afterAll, afterEach } from "vitest";

const called: string[] = [];

/** A call that no test answers would fail whenever its last retry does, often in a later test. */
globalThis.fetch = async (input, init) => {
  init?.signal?.throwIfAborted();
  const address = input instanceof Request ? input.url : String(input);
  called.push(address);
  throw new TypeError(`No test answers ${address}`);
};

function checkCalls(): void {
  const addresses = called.splice(0);
  if (addresses.length > 0) throw new Error(`Nothing answered these calls:\n${addresses.join("\n")}`);
}

afterEach(checkCalls);
afterAll(checkCalls);
