import { expect, test } from "vitest";
import { someAccount, someAdmin, someEditor, someUser } from "../support/database/accounts.ts";
import { anonymous } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { historyOf } from "../support/database/history.ts";
import { somePost } from "../support/database/posts.ts";

test("pages of it are read by clinic, person and table; changes of people by owners alone", async () => {
  const [editor, owner, clinic] = [await someEditor(), await someAdmin(), await someClinic()];
  const editorId = (await editor.auth.getUser()).data.user?.id ?? "";
  const account = await someAccount({ admin: false });
  await owner.rpc("add_admin", { p_email: account.email, p_role: "editor" });
  for (let time = 1; time <= 26; time++) {
    await editor
      .from("clinics")
      .update({ name: `Name ${time}` })
      .eq("id", clinic);
  }
  await owner.from("clinics").update({ website: "https://example.org" }).eq("id", clinic);

  const first = (await editor.rpc("history_page", { p_clinic: clinic })).data ?? [];
  expect(first).toHaveLength(25);
  expect(first[0]).toMatchObject({ clinic_name: "Name 26", after: { website: "https://example.org" } });
  const next = await editor.rpc("history_page", { p_clinic: clinic, p_before: first.at(-1)?.id ?? 0 });
  expect(next.data?.map(({ after }) => after)).toEqual([{ name: "Name 2" }, { name: "Name 1" }]);
  const mine = await owner.rpc("history_page", { p_clinic: clinic, p_person: editorId });
  expect(mine.data?.[0]).toMatchObject({ after: { name: "Name 26" }, is_cut: false, can_restore: true });
  expect(
    (await owner.rpc("history_page", { p_relations: ["clinic_prices"], p_person: editorId })).data,
  ).toEqual([]);

  const people = { p_relations: ["admins"] };
  expect((await editor.rpc("history_page", people)).data).toEqual([]);
  const [added] = (await owner.rpc("history_page", people)).data ?? [];
  expect(added).toMatchObject({ row_name: account.email, can_restore: false });
  expect((await editor.rpc("history_change", { p_id: added?.id ?? 0 })).error?.hint).toBe("no-such-change");
  expect((await owner.rpc("history_change", { p_id: added?.id ?? 0 })).data).toMatchObject({ before: null });
  const names = (await editor.rpc("history_people")).data?.map(({ user_id }) => user_id);
  expect(names).toContain(editorId);
});

test("a page cuts long texts, and a single change shows them in full", async () => {
  const admin = await someAdmin();
  const content = `<p>${"Long. ".repeat(2000)}</p>`;
  const post = await somePost({ published: false });
  await admin.from("blog_posts").update({ content }).eq("id", post);
  const page = (await admin.rpc("history_page", { p_relations: ["blog_posts"] })).data ?? [];
  const change = page.find(({ row_id }) => row_id === post);
  expect(change).toMatchObject({
    ...{ is_cut: true, before: { content: "<p>Test</p>" } },
    after: { content: expect.stringMatching(/^.{300}…$/) },
  });
  const whole = (await admin.rpc("history_change", { p_id: change?.id ?? 0 })).data;
  expect(whole).toEqual({ before: { content: "<p>Test</p>" }, after: { content } });
});

test.for(["a visitor", "a user who is no admin"])(
  "%s reads nothing of it and restores nothing",
  async (who) => {
    const [editor, clinic] = [await someEditor(), await someClinic()];
    await editor.from("clinics").update({ name: "Renamed" }).eq("id", clinic);
    const p_id = (await historyOf(clinic))[0]?.id ?? 0;
    const caller = who === "a visitor" ? anonymous() : await someUser();
    for (const { data, status } of [
      await caller.rpc("history_page", { p_clinic: clinic }),
      await caller.rpc("history_change", { p_id }),
      await caller.rpc("history_people"),
      await caller.rpc("restore_history", { p_id }),
    ]) {
      expect([401, 403]).toContain(status);
      expect(data).toBeNull();
    }
  },
);
