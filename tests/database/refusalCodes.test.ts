import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { BackendError, dataOf } from "../../src/backend/errors.ts";
import { REFUSALS, type RefusalCode } from "../../src/backend/errorCodes.ts";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { OF_ACCOUNTS } from "../support/database/refusals/accounts.ts";
import { ADMIN_REFUSALS } from "../support/database/refusals/admin.ts";
import { OF_IMPORTING } from "../support/database/refusals/importing.ts";
import type { Provoked } from "../support/database/refusals/provoked.ts";
import { OF_VISITORS } from "../support/database/refusals/visitors.ts";

const EACH: Record<RefusalCode, Provoked> = {
  ...OF_ACCOUNTS,
  ...OF_IMPORTING,
  ...ADMIN_REFUSALS,
  ...OF_VISITORS,
};

test.for(REFUSALS)("the refusal '%s' carries its code, its status and a sentence", async (code) => {
  const [errcode, provoke] = EACH[code];
  const told = await provoke();
  expect(told?.error).toMatchObject({ code: errcode, hint: code, message: expect.stringMatching(/^[A-Z]/) });
});

test("the client reads the code from the true answer", async () => {
  const answer = await vote(anonymous(), "no-such-clinic", randomUUID());
  const read = () => dataOf(answer);
  expect(read).toThrow(BackendError);
  expect(read).toThrow(expect.objectContaining({ code: "no-such-clinic", kind: "not-found", status: 404 }));
});

test("every error that a function of the database raises has one of these codes, and each is raised", async () => {
  const raised = await asOwner<{ name: string; statement: string }[]>`
    select proname as name, (regexp_matches(prosrc, '\\mraise\\s+exception\\M[^;]*', 'gi'))[1] as statement
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  // Triggers that replace a check constraint report it as one.
  const refusals = raised.filter(({ statement }) => !statement.includes("errcode = 'check_violation'"));
  const codes = refusals.map(
    ({ name, statement }) => /hint = '([^']*)'/.exec(statement)?.[1] ?? `${name} names none: ${statement}`,
  );
  expect([...new Set(codes)].toSorted()).toEqual(REFUSALS.toSorted());
});
