import { createSignInLimit } from "../signInLimit.ts";
import { stepOfCode } from "./totp.ts";

const TRIES_PER_FACTOR = 10;

export type CodeCheck = ReturnType<typeof createCodeCheck>;

/** Accepts each code once and limits tries: three of a million codes are right at any moment. */
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
