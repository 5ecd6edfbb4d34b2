import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { voteErrorMessage } from "../../../src/directory/voting/voteMessages.ts";
import { LOCAL_ADMIN } from "../../../supabase/embedded/admins.ts";
import { anonymous } from "../../support/database/clients.ts";
import { votesIn } from "../../support/database/clinics.ts";
import { folderForHost, startHost, type Host } from "../../support/database/host.ts";
import { applyImport, checkImport, price } from "../../support/database/imports.ts";
import { canMakeSmallDisk, makeSmallDisk } from "../../support/database/smallDisk.ts";
import { PATIENCE, voteDuringFault, VOTERS } from "../../support/database/voteDuringFault.ts";

const HAS_SMALL_DISK = canMakeSmallDisk();
const MEGABYTES = 400;

let disk: Pick<Awaited<ReturnType<typeof makeSmallDisk>>, "folder" | "within" | "fill" | "free" | "remove">;
let host: Host;
let owner: Sql;

async function plainFolder(): Promise<typeof disk> {
  const folder = await folderForHost();
  const remove = () => rm(folder, { recursive: true, force: true });
  return { folder, within: [], fill() {}, free() {}, remove };
}

async function start(): Promise<void> {
  host = await startHost(join(disk.folder, "data"), disk.within);
  owner = postgres(host.databaseUrl, { max: 2, onnotice() {} });
}

beforeAll(async () => {
  disk = HAS_SMALL_DISK ? await makeSmallDisk(MEGABYTES) : await plainFolder();
  await start();
  await owner`update private.settings set unproven_votes_per_clinic_a_day = 30000`;
});

afterAll(async () => {
  await owner?.end({ timeout: 1 });
  await host?.kill();
  await disk?.remove();
});

async function someClinic(): Promise<string> {
  const id = `test-${randomUUID()}`;
  await owner`insert into public.clinics (id, name) values (${id}, 'Test clinic')`;
  return id;
}

const voteHere = (clinic: string, fault: Parameters<typeof voteDuringFault>[1]) =>
  voteDuringFault(clinic, { ...fault, visitor: (address) => anonymous(address, host.url) });

const said = (refusals: Awaited<ReturnType<typeof voteDuringFault>>["refusals"]) =>
  new Set(refusals.filter(({ status }) => status > 0).map((refusal) => voteErrorMessage(refusal).text));

const FAILED = "Failed to record upvote. Please try again.";
const NOTHING_STORED = `${FAILED} Our server can’t store anything right now.`;
const OUT_OF_ORDER = `${FAILED} Our server is overloaded or being repaired.`;

test.skipIf(!HAS_SMALL_DISK)(
  "while the disk is full, a vote is told that nothing can be stored, and counts once there is room",
  async () => {
    const clinic = await someClinic();
    const { unlike, refusals } = await voteHere(clinic, { begin: disk.fill, end: disk.free });
    expect(unlike).toEqual([]);
    expect(said(refusals)).toContain(NOTHING_STORED);
    expect([NOTHING_STORED, OUT_OF_ORDER]).toEqual(expect.arrayContaining([...said(refusals)]));
    expect(await votesIn(owner, clinic)).toEqual({ shown: VOTERS, stored: VOTERS });
  },
);

/** Postgres ends when it cannot write its log, and starts again as soon as it can. */
async function fillTheLog(): Promise<void> {
  disk.fill();
  const writer = postgres(host.databaseUrl, { max: 1, onnotice() {} });
  const write = () => writer`select pg_switch_wal(), pg_logical_emit_message(true, 'test', 'x')`;
  while (await write().then(Boolean, () => false));
  await writer.end({ timeout: 1 });
}

test.skipIf(!HAS_SMALL_DISK)(
  "when not even the database's log has room, it comes back by itself, with every vote",
  async () => {
    const clinic = await someClinic();
    const { unlike, refusals } = await voteHere(clinic, { begin: fillTheLog, end: disk.free, refusals: 40 });
    expect(unlike).toEqual([]);
    expect(said(refusals)).toContain(OUT_OF_ORDER);
    // The first may meet a table without room.
    expect([OUT_OF_ORDER, NOTHING_STORED]).toEqual(expect.arrayContaining([...said(refusals)]));
    expect(await votesIn(owner, clinic)).toEqual({ shown: VOTERS, stored: VOTERS });
  },
);

async function isImportBlocked(): Promise<boolean> {
  const blocked = await owner`select from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%apply_import%'`;
  return blocked.length > 0;
}

test("when the power fails in the middle of an import, votes that were counted stay, and the import is whole or not there", async () => {
  const [clinic, imported] = [await someClinic(), await someClinic()];
  const admin = anonymous(undefined, host.url);
  await admin.auth.signInWithPassword(LOCAL_ADMIN);
  const { id, verdicts } = await checkImport(admin, "prices", [price(imported, "1000")]);
  expect(verdicts).toMatchObject([{ verdict: "add" }]);
  let halfway: Promise<unknown> = Promise.resolve();
  const { unlike } = await voteHere(clinic, {
    async begin() {
      const holding = await owner.reserve();
      await holding`begin`;
      await holding`select from public.clinics where id = ${imported} for update`;
      halfway = Promise.resolve(applyImport(admin, id, 1)).catch(() => null);
      await vi.waitUntil(isImportBlocked, PATIENCE);
      await host.kill();
      await start();
    },
  });
  await halfway;
  expect(unlike).toEqual([]);
  expect(await votesIn(owner, clinic)).toEqual({ shown: VOTERS, stored: VOTERS });
  const prices = () => owner`select amount::int from public.clinic_prices where clinic_id = ${imported}`;
  expect(await prices()).toEqual([]);
  const again = anonymous(undefined, host.url);
  await again.auth.signInWithPassword(LOCAL_ADMIN);
  expect((await applyImport(again, id, 1)).data).toEqual({ added: 1, changed: 0 });
  expect(await prices()).toEqual([{ amount: 1_000 }]);
});
