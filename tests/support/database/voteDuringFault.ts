import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import { type BackendError, dataOf } from "../../../src/backend/errors.ts";
import { COUNTED, REPEATED, vote, type Visitor } from "./calls.ts";
import { anonymous, someAddress } from "./clients.ts";
import { crowd } from "./crowd.ts";

export const VOTERS = 60;
/** It costs nothing unless something fails. */
export const PATIENCE = { timeout: 200_000, interval: 250 };

const AT_ONCE = 12;

interface Fault {
  begin: () => unknown;
  /** Ends a fault that doesn't end by itself, once everybody who votes has met it. */
  end?: () => unknown;
  /** How many refusals are enough; otherwise one for each who votes at that moment. */
  refusals?: number;
  /** Asked anew for each try, since a host may have another address when it is back. */
  visitor?: (address: string) => Visitor;
}

/**
 * Lets sixty visitors vote, twelve at a time, until each has an answer. The fault begins with the twentieth.
 * @returns the errors, the failures, and how many read ‘counted’: the others' first answer was lost
 * @throws when somebody gets no answer
 */
export async function voteDuringFault(
  clinic: string,
  { begin, end, refusals: enough = AT_ONCE, visitor = anonymous }: Fault,
) {
  const refusals: BackendError[] = [];
  let [begun, counted] = [0, 0];
  let ending: Promise<unknown> | undefined;
  const endOnce = () => (ending ??= Promise.resolve(end?.()));
  const voteOnce = async (address: string, session: string) => {
    const answer = await vote(visitor(address), clinic, session);
    try {
      const { message } = dataOf(answer) as { message: string };
      if (message === COUNTED.message) counted += 1;
      return message;
    } catch (error) {
      refusals.push(error as BackendError);
      if (refusals.length === enough) await endOnce();
      throw error;
    }
  };
  try {
    const answers = await crowd(Array.from({ length: VOTERS }), AT_ONCE, async () => {
      begun += 1;
      if (begun === VOTERS / 3) await begin();
      const [address, session] = [someAddress(), randomUUID()];
      return await vi.waitFor(() => voteOnce(address, session), PATIENCE);
    });
    const unlike = answers.filter((answer) => answer !== REPEATED.message && answer !== COUNTED.message);
    return { unlike, refusals, counted };
  } finally {
    await endOnce();
  }
}
