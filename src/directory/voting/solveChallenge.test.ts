import { createChallenge, verifySolution } from "altcha-lib/v1";
import { expect, test } from "vitest";
import { proofPayload, solveChallenge } from "./solveChallenge.ts";

const KEY = "a key of this test";

test.for([0, 1, 4_999, 5_000])(
  "a challenge that altcha-lib made for %i is solved to its satisfaction",
  async (number) => {
    const challenge = await createChallenge({ hmacKey: KEY, number, maxNumber: 5_000 });
    const made = { ...challenge, maxnumber: 5_000 };
    const solved = solveChallenge(made);
    expect(solved).toBe(number);
    expect(await verifySolution(proofPayload(made, number), KEY)).toBe(true);
    expect(await verifySolution(proofPayload(made, number + 1), KEY)).toBe(false);
  },
);

test("a challenge without a solution below the maximum is given up", async () => {
  const challenge = await createChallenge({ hmacKey: KEY, number: 900, maxNumber: 1_000 });
  expect(solveChallenge({ ...challenge, maxnumber: 800 })).toBeNull();
});
