import { afterEach, expect, test } from "vitest";
import { someAccount, someAdmin, someEditor, signedIn } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { historyOf } from "../support/database/history.ts";
import { takeSnapshot } from "../support/database/snapshot.ts";

type Client = Awaited<ReturnType<typeof someAdmin>>;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const countBefore = (client: Client, p_before: string) => client.rpc("count_history_before", { p_before });
const shorten = (client: Client, p_before: string) => client.rpc("delete_history_before", { p_before });

async function changesOfAges(...days: number[]): Promise<string> {
  const [editor, clinic] = [await someEditor(), await someClinic()];
  for (const age of days) {
    await editor
      .from("clinics")
      .update({ name: `Renamed ${age}` })
      .eq("id", clinic);
  }
  const ids = (await historyOf(clinic)).map(({ id }) => id);
  await asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const [index, id] of ids.entries()) {
      await sql`update private.admin_history set at = ${daysAgo(days[index]!)} where id = ${id}`;
    }
  });
  return clinic;
}

const namesIn = async (clinic: string) => (await historyOf(clinic)).map(({ row_name: name }) => name);

afterEach(async () => {
  await asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from private.admin_history
      where at < now() - interval '25 days' or relation = 'admin_history'`;
  });
});

test("an owner who shortens the history is noted, with when, how many changes went and up to which day", async () => {
  const account = await someAccount({ admin: true });
  const owner = await signedIn(account);
  const clinic = await changesOfAges(800, 500, 370, 30);
  const day = daysAgo(400);
  expect((await countBefore(owner, day)).data).toBe(2);
  expect((await shorten(owner, day)).data).toBe(2);
  expect(await namesIn(clinic)).toEqual(["Renamed 370", "Renamed 30"]);
  const { data: page } = await (await someEditor()).rpc("history_page", { p_relations: ["admin_history"] });
  expect(page).toMatchObject([
    {
      ...{ by_email: account.email, action: "delete", can_restore: false, after: null },
      before: { changes: 2, older_than: expect.stringContaining(day.slice(0, 10)) },
    },
  ]);
  expect((await owner.rpc("restore_history", { p_id: page![0]!.id })).error?.hint).toBe("nothing-to-restore");
});

test("shortening again is noted again, unless nothing is old enough to go", async () => {
  const owner = await someAdmin();
  await changesOfAges(800, 500);
  await shorten(owner, daysAgo(700));
  expect((await shorten(owner, daysAgo(700))).data).toBe(0);
  await shorten(owner, daysAgo(400));
  const notes = await asOwner`select before -> 'changes' as many from private.admin_history
    where relation = 'admin_history' order by id`;
  expect(notes).toEqual([{ many: 1 }, { many: 1 }]);
});

test("nothing younger than a year goes, whatever day an owner asks for", async () => {
  const owner = await someAdmin();
  const clinic = await changesOfAges(364, 1);
  for (const day of [daysAgo(364), daysAgo(0), daysAgo(-1), "infinity", null as unknown as string]) {
    expect((await shorten(owner, day)).error?.hint, day).toBe("history-is-kept");
  }
  expect((await shorten(owner, "-infinity")).data).toBe(0);
  expect(await namesIn(clinic)).toHaveLength(2);
});

test("editors, other accounts, visitors and links can neither count nor shorten it", async () => {
  await changesOfAges(800);
  const outsider = await signedIn(await someAccount({ admin: false }));
  const before = await takeSnapshot(["auth.sessions", "auth.refresh_tokens", "auth.users"]);
  for (const client of [await someEditor(), outsider, anonymous()]) {
    for (const answer of [await countBefore(client, daysAgo(400)), await shorten(client, daysAgo(400))]) {
      expect([401, 403]).toContain(answer.status);
      expect(answer.data).toBeNull();
    }
  }
  const after = await takeSnapshot(["auth.sessions", "auth.refresh_tokens", "auth.users"]);
  expect(after["private.admin_history"]).toEqual(before["private.admin_history"]);
  const owner = await someAdmin();
  const linked = await owner.rpc("delete_history_before", { p_before: daysAgo(400) }, { get: true });
  expect(linked.status).toBe(405);
});

test("not even the database's owner can delete recent history, nor with the setting that shortening uses", async () => {
  const clinic = await changesOfAges(800, 364);
  for (const command of [
    "delete from private.admin_history",
    "truncate private.admin_history",
    "update private.admin_history set at = now() - interval '2 years'",
    `merge into private.admin_history h using (select 1) x on true when matched then delete`,
  ]) {
    const attempt = asOwner.begin((sql) =>
      sql.unsafe(`set local private.deleting_history = 'yes'; ${command}`),
    );
    await expect(attempt, command).rejects.toMatchObject({ code: "PT403", hint: "history-is-kept" });
  }
  expect(await namesIn(clinic)).toHaveLength(2);
  await expect(
    asOwner`delete from private.admin_history where at < now() - interval '2 years'`,
  ).rejects.toMatchObject({ hint: "history-is-kept" });
});
