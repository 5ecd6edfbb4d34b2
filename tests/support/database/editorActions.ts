import { randomUUID } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import { someEditor } from "./accounts.ts";
import { anonymous, asOwner } from "./clients.ts";
import { removeClinic, someClinic } from "./clinics.ts";
import { addFact, FACT_TABLES } from "./facts.ts";
import { REPORT } from "./figureReports.ts";
import { applyImport, checkImport, price } from "./imports.ts";
import { someCondition } from "./law.ts";
import { newPost, somePost } from "./posts.ts";
import { proposed } from "./submissions.ts";

type Editor = Awaited<ReturnType<typeof someEditor>>;

interface EditorAction {
  does: (thief: Editor) => Promise<unknown>;
  back: (editor: Editor, thief: Editor) => Promise<unknown>;
}

async function expectDone(answer: PromiseLike<{ error: unknown }>) {
  expect((await answer).error).toBeNull();
}

async function putBack(editor: Editor, thief: Editor) {
  const { id } = (await thief.auth.getUser()).data.user ?? {};
  const { data } = await editor.rpc("history_page", { p_person: id ?? "" });
  let waiting = (data ?? []).filter((change) => change.can_restore).map((change) => change.id);
  expect(waiting).not.toEqual([]);
  while (waiting.length > 0) {
    const refused: number[] = [];
    for (const change of waiting) {
      const { error } = await editor.rpc("restore_history", { p_id: change });
      if (error) refused.push(change);
    }
    expect(refused.length, "another one of them was put back").toBeLessThan(waiting.length);
    waiting = refused;
  }
}

const changing =
  (table: string, row: () => Promise<string>, change: object): (() => Promise<EditorAction>) =>
  async () => {
    const id = await row();
    return {
      does: (thief) =>
        expectDone(
          thief
            .from(table as "clinics")
            .update(change)
            .eq("id", id),
        ),
      back: putBack,
    };
  };
const deleting =
  (table: string, row: () => Promise<string>): (() => Promise<EditorAction>) =>
  async () => {
    const id = await row();
    return {
      does: (thief) =>
        expectDone(
          thief
            .from(table as "blog_posts")
            .delete()
            .eq("id", id),
        ),
      back: putBack,
    };
  };

async function someCategory(): Promise<string> {
  const slug = `test-${randomUUID()}`;
  const [row] = await asOwner<{ id: string }[]>`
    insert into public.blog_categories (name, slug) values (${slug}, ${slug}) returning id`;
  const id = row?.id ?? "";
  onTestFinished(async () => {
    await asOwner`delete from public.blog_categories where id = ${id}`;
  });
  for (const published of [true, false]) {
    const post = await somePost({ published });
    await asOwner`update public.blog_posts set category_id = ${id} where id = ${post}`;
  }
  return id;
}

async function somePlace(): Promise<string> {
  const [row] = await asOwner<{ id: string }[]>`
    insert into public.sponsorships (clinic_id, from_date, until_date, note)
    values (${await someClinic()}, '2098-01-01', '2098-01-31', 'Paid') returning id`;
  return row?.id ?? "";
}

async function reported(): Promise<string> {
  const row = { ...REPORT, form_id: randomUUID(), email: "clinic@example.org" };
  return (await anonymous().from("figure_reports").insert(row).select("id").single()).data!.id;
}

async function someRule(): Promise<string> {
  const [row] = await asOwner<{ id: string }[]>`
    insert into public.country_rules ${asOwner(someCondition())} returning id`;
  const id = row?.id ?? "";
  onTestFinished(async () => {
    await asOwner`delete from public.country_rules where id = ${id}`;
  });
  return id;
}

async function someCheck(): Promise<string> {
  const [row] = await asOwner<{ id: string; day: string }[]>`
    select id, checked_on::text as day from public.law_checks where country = 'sweden'`;
  onTestFinished(async () => {
    await asOwner`update public.law_checks set checked_on = ${row!.day} where id = ${row!.id}`;
  });
  return row!.id;
}

export type Call = "bin_submission";
const calling =
  (send: () => Promise<string>, call: string, args: object, back: string): (() => Promise<EditorAction>) =>
  async () => {
    const p_id = await send();
    return {
      does: (thief) => expectDone(thief.rpc(call as Call, { p_id, ...args })),
      back: (editor) => expectDone(editor.rpc(back as Call, { p_id })),
    };
  };
const reopening =
  (send: () => Promise<string>, call: string, args: object, decide: string): (() => Promise<EditorAction>) =>
  async () => {
    const p_id = await send();
    await expectDone((await someEditor()).rpc(decide as Call, { p_id, ...args }));
    return {
      does: (thief) => expectDone(thief.rpc(call as Call, { p_id })),
      back: (editor) => expectDone(editor.rpc(decide as Call, { p_id, ...args })),
    };
  };
const accepted = () => {
  const p_clinic_id = `test-${randomUUID()}`;
  onTestFinished(() => removeClinic(p_clinic_id));
  return { p_clinic_id };
};
const because = { p_reason: "Not a clinic" };

export const EDITOR_ACTIONS: Record<string, () => Promise<EditorAction>> = {
  "update clinics": changing("clinics", someClinic, { name: "Gone", published: false, languages: ["None"] }),
  ...Object.fromEntries(
    FACT_TABLES.map((table) => [
      `update ${table}`,
      changing(table, async () => addFact(table, await someClinic()), {
        ...{ retired_at: "2026-11-01T00:00:00Z", source_name: "Nobody" },
      }),
    ]),
  ),
  "update country_rules": changing("country_rules", someRule, { confidence: "L", source_name: "Nobody" }),
  "delete country_rules": deleting("country_rules", someRule),
  "update law_checks": changing("law_checks", someCheck, { checked_on: "2026-11-01" }),
  "update sponsorships": changing("sponsorships", somePlace, { until_date: "2097-12-31", note: null }),
  "update blog_posts": changing("blog_posts", () => somePost({ published: true }), {
    ...{ ...newPost(), title: "Gone", content: "<p>Gone</p>", published: false },
  }),
  "update blog_categories": changing("blog_categories", someCategory, { name: `Gone ${randomUUID()}` }),
  "delete blog_posts": deleting("blog_posts", () => somePost({ published: true })),
  "delete blog_categories": deleting("blog_categories", someCategory),
  "call bin_submission": calling(proposed, "bin_submission", {}, "restore_submission"),
  "call bin_report": calling(reported, "bin_report", {}, "restore_report"),
  "call restore_submission": reopening(proposed, "restore_submission", {}, "bin_submission"),
  "call restore_report": reopening(reported, "restore_report", {}, "bin_report"),
  "call accept_submission": () => calling(proposed, "accept_submission", accepted(), "reopen_submission")(),
  "call reject_submission": calling(proposed, "reject_submission", because, "reopen_submission"),
  "call finish_report": calling(reported, "finish_report", {}, "reopen_report"),
  "call reject_report": calling(reported, "reject_report", because, "reopen_report"),
  "call reopen_submission": () => reopening(proposed, "reopen_submission", accepted(), "accept_submission")(),
  "call reopen_report": reopening(reported, "reopen_report", because, "reject_report"),
  "call apply_import": async () => {
    const clinic = await someClinic();
    return {
      async does(thief) {
        const { id } = await checkImport(thief, "clinics", [{ id: clinic, name: "Gone", languages: [] }]);
        await expectDone(applyImport(thief, id, 1));
      },
      back: putBack,
    };
  },
  "call undo_import": async () => {
    const [clinic, before] = [await someClinic(), await someEditor()];
    const { id } = await checkImport(before, "prices", [price(clinic, "2900")]);
    await expectDone(applyImport(before, id, 1));
    return { does: (thief) => expectDone(thief.rpc("undo_import", { p_import: id })), back: putBack };
  },
  "call restore_history": async () => {
    const [clinic, before] = [await someClinic(), await someEditor()];
    await before.from("clinics").update({ name: "Right" }).eq("id", clinic);
    const [change] = (await before.rpc("history_page", { p_clinic: clinic })).data ?? [];
    return { does: (thief) => expectDone(thief.rpc("restore_history", { p_id: change!.id })), back: putBack };
  },
};
