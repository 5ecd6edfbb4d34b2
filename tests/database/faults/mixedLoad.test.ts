import { expect, inject, onTestFinished, test } from "vitest";
import { addClinics, agenda, doAction, newTally, wrongCounters } from "../../bench/hour/load.ts";
import { sampleMemory } from "../../bench/hour/memory.ts";
import { someAccount } from "../../support/database/accounts.ts";
import { asOwner } from "../../support/database/clients.ts";
import { removeClinic } from "../../support/database/clinics.ts";
import { crowd } from "../../support/database/crowd.ts";
import { withSettings } from "../../support/database/settings.ts";

/** `npm run bench hour` looks closer. */
const MOST_MB_A_MINUTE = 200;

test("a minute of lists, clinics, votes, sign-ins and imports is answered, and each vote counts once", async () => {
  const admin = await someAccount({ admin: true });
  const site = { url: inject("apiUrl"), owner: asOwner, admin, ...(await addClinics(asOwner)) };
  onTestFinished(async () => {
    for (const clinic of site.clinics) await removeClinic(clinic);
  });
  const before = sampleMemory(process.ppid);
  const tally = newTally();
  await withSettings({ human_check_numbers: 100, human_check_most_numbers: 100 }, () =>
    crowd(agenda(60), 8, ({ action }) => doAction(site, action, tally)),
  );
  expect(tally.unexpected).toEqual({});
  expect(tally.done).toEqual({ list: 120, clinic: 120, vote: 60, signIn: 4, import: 2 });
  expect([...tally.counted.values()].reduce((sum, many) => sum + many, 0)).toBe(60);
  expect(await wrongCounters(site, tally)).toEqual([]);
  for (const part of ["Postgres", "PostgREST", "Auth"]) expect(before[part], part).toBeGreaterThan(0);
  for (const [part, megabytes] of Object.entries(sampleMemory(process.ppid))) {
    expect(megabytes, part).toBeLessThan((before[part] ?? 0) + MOST_MB_A_MINUTE);
  }
});
