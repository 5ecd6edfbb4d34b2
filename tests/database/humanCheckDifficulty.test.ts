import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { failCheck } from "../support/database/failures.ts";
import { askForCheck } from "../support/database/proofs.ts";
import { withSettings } from "../support/database/settings.ts";

async function numbersOf(address: string, checks: number): Promise<number[]> {
  const clinic = await someClinic();
  const numbers = [];
  for (let check = 1; check <= checks; check++) {
    const { maxnumber } = await askForCheck(anonymous(address), clinic, randomUUID());
    numbers.push(maxnumber);
  }
  return numbers;
}

test("twenty checks an hour are easy, and the next are twice as hard", async () => {
  const numbers = await numbersOf(someAddress(), 41);
  expect(numbers).toEqual([...Array<number>(20).fill(50_000), ...Array<number>(21).fill(100_000)]);
});

test("the votes of an address make its next check harder", async () => {
  const address = someAddress();
  await withSettings({ human_check_doubles_each: 2 }, async () => {
    await vote(anonymous(address), await someClinic(), randomUUID());
    expect(await numbersOf(address, 1)).toEqual([50_000]);
    await vote(anonymous(address), await someClinic(), randomUUID());
    expect(await numbersOf(address, 1)).toEqual([100_000]);
  });
});

test("failed checks don't make it harder", async () => {
  const address = someAddress();
  await withSettings({ human_check_doubles_each: 1 }, async () => {
    for (let failure = 1; failure <= 8; failure++) await failCheck(anonymous(address), randomUUID());
    expect(await numbersOf(address, 1)).toEqual([50_000]);
  });
});

test("refused votes and refused checks don't make it harder either", async () => {
  const address = someAddress();
  const visitor = anonymous(address);
  await withSettings({ human_check_doubles_each: 1 }, async () => {
    await vote(visitor, "no-such-clinic", randomUUID());
    await vote(visitor, await someClinic(), "not-a-uuid");
    await visitor.rpc("create_human_check", { p_clinic_id: "no-such-clinic", p_session_id: randomUUID() });
    expect(await numbersOf(address, 1)).toEqual([50_000]);
  });
});

test("whatever one address does, the checks of another stay easy", async () => {
  await withSettings({ human_check_doubles_each: 1 }, async () => {
    await numbersOf(someAddress(), 5);
    expect(await numbersOf(someAddress(), 1)).toEqual([50_000]);
  });
});

test("a check never grows beyond 100,000 numbers, which a slow phone tries in less than 3 s", async () => {
  await withSettings({ human_check_doubles_each: 1 }, async () => {
    expect(await numbersOf(someAddress(), 6)).toEqual([50_000, ...Array<number>(5).fill(100_000)]);
  });
});

test("the operator sets the hardest check", async () => {
  await withSettings({ human_check_doubles_each: 1, human_check_most_numbers: 5_000_000 }, async () => {
    expect(Math.max(...(await numbersOf(someAddress(), 20)))).toBe(5_000_000);
  });
  await withSettings({ human_check_numbers: 5_000, human_check_most_numbers: 100 }, async () => {
    expect(await numbersOf(someAddress(), 1)).toEqual([100]);
  });
});

test("an hour later checks are easy again", async () => {
  const address = someAddress();
  await withSettings({ human_check_doubles_each: 1 }, async () => {
    expect(await numbersOf(address, 2)).toEqual([50_000, 100_000]);
    await asOwner`update private.human_checks_given set minute = minute - interval '61 minutes'`;
    expect(await numbersOf(address, 1)).toEqual([50_000]);
  });
});

test("the operator sets how hard checks are, and how long they are valid", async () => {
  await withSettings({ human_check_numbers: 1_000, human_check_valid_for: "1 minute" }, async () => {
    const { maxnumber, salt } = await askForCheck(anonymous(), await someClinic(), randomUUID());
    expect(maxnumber).toBe(1_000);
    const expires = Number(/expires=(\d+)/.exec(salt)?.[1]);
    const [row] = await asOwner<{ now: number }[]>`select extract(epoch from now())::float8 as now`;
    expect(expires).toBeLessThanOrEqual(row!.now + 60);
    // It was given before this moment, which a busy machine may move by half a minute.
    expect(expires).toBeGreaterThan(row!.now + 20);
  });
});
