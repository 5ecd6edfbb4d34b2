import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { forgetSubmissions, proposed } from "../support/database/submissions.ts";
import { fold } from "../../src/ui/fold.ts";

let admin: Awaited<ReturnType<typeof someAdmin>>;
beforeEach(async () => {
  admin = await someAdmin();
});
beforeEach(forgetSubmissions);
afterAll(forgetSubmissions);

const list = async (p_state: string, p_search = "", p_page = 1) =>
  (await admin.rpc("admin_submissions", { p_state, p_search, p_page })).data as unknown as {
    counts: Record<string, number>;
    rows: { id: string; clinic_name: string }[];
  };

test("a list has the newest first, twenty to a page, and says how many there are of each state", async () => {
  await asOwner`delete from private.submission_senders`;
  const ids: string[] = [];
  for (let n = 0; n < 22; n++) ids.push(await proposed({ clinic_name: `Clinic ${n}` }));
  await asOwner`update public.clinic_submissions
    set created_at = now() - make_interval(mins => 100 - substr(clinic_name, 8)::int)`;
  await admin.rpc("reject_submission", { p_id: ids[0]!, p_reason: "No" });
  const first = await list("new");
  expect(first.counts).toEqual({ new: 21, rejected: 1 });
  expect(first.rows).toHaveLength(20);
  expect(first.rows[0]).toMatchObject({ clinic_name: "Clinic 21" });
  expect((await list("new", "", 2)).rows.map(({ clinic_name: name }) => name)).toEqual(["Clinic 1"]);
  expect((await list("new", "", 3)).rows).toEqual([]);
  expect((await list("nonsense", "", -1)).rows).toEqual([]);
  expect(first.rows[0]).not.toHaveProperty("inserted_xid");
});

test("a search finds every word, with or without accents, and takes wildcards literally", async () => {
  const lodz = await proposed({ clinic_name: "Klinika ŁÓDŹ 100%", website: "https://lodz.pl/under_score" });
  await proposed({ clinic_name: "Other", additional_info: "In Brno" });
  for (const search of [
    "lodz",
    "Łódź klinika",
    "100%",
    "under_score",
    "  LODZ  ",
    "'; drop table x --lodz",
  ]) {
    const { rows } = await list("new", search);
    expect(
      rows.map(({ id }) => id),
      search,
    ).toEqual(search.startsWith("'") ? [] : [lodz]);
  }
  expect((await list("new", "%_\\")).rows).toEqual([]);
  expect((await list("new", "brno")).rows).toHaveLength(1);
  expect((await list("new", "x".repeat(1_000_000))).rows).toEqual([]);
});

test("the database folds Latin letters as the browser does", async () => {
  const letters =
    "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĄąĆćČčĎďĐđĘęĚěĞğŁłŃńŇňŐőŒœŘřŚśŠšŤťŮůŰűŹźŻżŽžØøßæ";
  const [row] = await asOwner<{ folded: string }[]>`select private.fold_text(${letters}) as folded`;
  expect(row?.folded).toBe(fold(letters));
});

const similar = async (p_name: string, p_website: string) =>
  (await admin.rpc("similar_clinics", { p_name, p_website })).data!.map(({ id }) => id);

describe("Clinics that look alike", () => {
  test.for<[what: string, name: string, website: string, is: boolean]>([
    [
      "with the same name but for accents, case and general words",
      "IVF FERTILITÁ zlín",
      "https://x.example",
      true,
    ],
    ["written apart", "Fertil-ita Zlín Clinic", "https://x.example", true],
    ["with a longer name", "Fertilita Zlín International", "https://x.example", true],
    ["on the same host", "Something else", "http://fertilita-zlin.example/en?x=1", true],
    ["on a host below", "Something else", "https://en.fertilita-zlin.example", true],
    ["with one word alike", "Zlín Hospital", "https://x.example", false],
    ["on a host that only ends alike", "Something else", "https://notfertilita-zlin.example", false],
    ["with general words only", "IVF Clinic", "https://x.example", false],
  ])("one %s", async ([, name, website, is]) => {
    const id = await someClinic();
    await asOwner`update public.clinics set name = 'Fertilita Zlín', published = false,
      website = 'https://www.fertilita-zlin.example/' where id = ${id}`;
    expect((await similar(name, website)).includes(id)).toBe(is);
  });

  test("have more in common than letters that stand alone, unless that is the whole name", async () => {
    const id = await someClinic();
    await asOwner`update public.clinics set name = 'Klinika A' where id = ${id}`;
    const elsewhere = "https://x.example";
    expect(await similar("klinika á", elsewhere)).toContain(id);
    expect(await similar("A 1", elsewhere)).not.toContain(id);
    await asOwner`update public.clinics set name = 'A Zlín' where id = ${id}`;
    expect(await similar("A 1", elsewhere)).not.toContain(id);
    expect(await similar("Zlín", elsewhere)).toContain(id);
  });

  test("stand beside the proposal", async () => {
    const listed = await someClinic();
    await asOwner`update public.clinics set name = 'Beside' where id = ${listed}`;
    const { data } = await admin.rpc("submission_to_review", {
      p_id: await proposed({ clinic_name: "beside", website: "https://b.example" }),
    });
    expect(data).toMatchObject({ clinic_name: "beside", similar: [{ id: listed, same_name: true }] });
    expect((await admin.rpc("submission_to_review", { p_id: randomUUID() })).data).toBeNull();
  });
});
