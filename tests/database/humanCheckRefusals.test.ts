import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";

async function countChecksGiven(): Promise<number> {
  const [row] = await asOwner<{ given: number }[]>`
    select coalesce(sum(given), 0)::int as given from private.human_checks_given`;
  return row?.given ?? -1;
}

test.for<[string, unknown, unknown, number]>([
  ["an unknown clinic", "no-such-clinic", randomUUID(), 404],
  ["the sponsored slot", "sponsored-slot", randomUUID(), 404],
  ["no clinic", null, randomUUID(), 404],
  ["a malformed session", "reprofit", "not-a-uuid", 400],
  ["no session", "reprofit", null, 400],
  ["an empty session", "reprofit", "", 400],
  ["a session of 1 MB", "reprofit", "a".repeat(1_000_000), 400],
])("no check is given for %s", async ([, clinic, session, expected]) => {
  const before = await countChecksGiven();
  const { status, data } = await anonymous().rpc("create_human_check", {
    p_clinic_id: clinic as string,
    p_session_id: session as string,
  });
  expect({ status, data }).toEqual({ status: expected, data: null });
  expect(await countChecksGiven()).toBe(before);
});

test("a link or an image cannot ask for a check", async () => {
  const [clinic, before] = [await someClinic(), await countChecksGiven()];
  const { status } = await anonymous().rpc(
    "create_human_check",
    { p_clinic_id: clinic, p_session_id: randomUUID() },
    { get: true },
  );
  expect(status).toBe(405);
  expect(await countChecksGiven()).toBe(before);
});

test.for(["maxnumber", "p_maxnumber", "maxNumber", "p_config", "expires", "salt"])(
  "how hard a check is cannot be chosen by the caller: no %s",
  async (name) => {
    const ask = { p_clinic_id: await someClinic(), p_session_id: randomUUID(), [name]: 1 };
    const { status } = await anonymous().rpc("create_human_check", ask);
    expect(status).toBe(404);
  },
);
