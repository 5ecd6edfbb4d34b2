import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { openConnection } from "../support/database/locks.ts";

test("a visitor's read is stopped after half a second, whatever keeps it", async () => {
  const { sql } = await openConnection();
  await sql.begin(async (holding) => {
    await holding`lock table public.blog_categories in access exclusive mode`;
    const { error } = await anonymous().from("blog_categories").select("id");
    expect(error).toMatchObject({ code: "57014" });
  });
});

test("a vote that has to wait for its turn is not stopped with it", async () => {
  const clinic = await someClinic();
  const { sql } = await openConnection();
  const voting = await sql.begin(async (holding) => {
    await holding`select from public.clinics where id = ${clinic} for update`;
    const waiting = vote(anonymous(), clinic, randomUUID()).then(({ data }) => data);
    await holding`select pg_sleep(0.9)`;
    return { waiting };
  });
  expect(await voting.waiting).toEqual(COUNTED);
});
