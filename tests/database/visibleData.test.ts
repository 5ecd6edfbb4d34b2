import { randomUUID } from "node:crypto";
import { expect, inject, onTestFinished, test } from "vitest";
import { visibleDataHash } from "../../scripts/site/visibleData.ts";
import { openPostgres } from "../../supabase/backup/postgresSession.ts";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { somePost } from "../support/database/posts.ts";
import { withSettings } from "../support/database/settings.ts";
import { proposed } from "../support/database/submissions.ts";

const TODAY = new Date("2026-11-26T12:00:00Z");

test("the site is rebuilt after a change to whatever visitors may read, and after nothing else", async () => {
  const database = openPostgres(inject("databaseUrl"));
  onTestFinished(() => database.close());
  const hash = (now = TODAY) => visibleDataHash(database, now);
  const [clinic, before] = [await someClinic(), await hash()];

  await somePost({ published: false });
  await proposed();
  expect(await hash(new Date("2026-11-26T23:00:00Z"))).toBe(before);
  const hashes = [before, await hash(new Date("2026-11-27T12:00:00Z"))];
  await vote(anonymous(), clinic, randomUUID());
  hashes.push(await hash());
  await asOwner`update public.clinics set name = 'Another' where id = ${clinic}`;
  hashes.push(await hash());
  await somePost({ published: true });
  hashes.push(await hash());
  await asOwner`update public.law_checks set checked_on = checked_on - 1 where country = 'spain'`;
  onTestFinished(async () => {
    await asOwner`update public.law_checks set checked_on = checked_on + 1 where country = 'spain'`;
  });
  hashes.push(await hash());
  await withSettings({ sponsored_price_euros: 491 }, async () => void hashes.push(await hash()));
  expect(new Set(hashes).size).toBe(hashes.length);
});
