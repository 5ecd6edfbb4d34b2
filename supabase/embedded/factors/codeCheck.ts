import { createSignInLimit } from "../signInLimit.ts";
import { stepOfCode } from "./totp.ts";

const TRIES_PER_FACTOR = 10;

export type CodeCheck = ReturnType<typeof createCodeCheck>;

/**
 * Checks codes, each of which is good once, and limits the tries per factor and per address: of
 * a million codes three are right at any moment. What was used is kept in memory alone, since a
 * code is old after a minute and a half.
 */
export function createCodeCheck(now: () => number = Date.now) {
  const perFactor = createSignInLimit(now, TRIES_PER_FACTOR);
  const perAddress = createSignInLimit(now);
  const lastUsed = new Map<string, number>();

  const use = (factor: { id: string; secret: string }, code: string): boolean => {
    const step = stepOfCode(factor.secret, code, now());
    if (step === undefined || step <= (lastUsed.get(factor.id) ?? -1)) return false;
    lastUsed.set(factor.id, step);
    return true;
  };

  /** @returns whether the code is right; null when the factor or the address had too many tries */
  return async (
    factor: { id: string; secret: string },
    code: string,
    address: string,
  ): Promise<boolean | null> => {
    let isRight: boolean | null = null;
    await perAddress.attempt(address, async () => {
      isRight = await perFactor.attempt(factor.id, async () => use(factor, code));
      return isRight === true;
    });
    return isRight;
  };
}
