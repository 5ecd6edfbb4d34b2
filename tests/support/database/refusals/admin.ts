import { randomUUID } from "node:crypto";
import type { RefusalCode } from "../../../../src/backend/errorCodes.ts";
import { someAdmin } from "../accounts.ts";
import { removeClinic, someClinic } from "../clinics.ts";
import { PRICE, RESULT } from "../facts.ts";
import { historyOf } from "../history.ts";
import { newPost } from "../posts.ts";
import { withSettings } from "../settings.ts";
import { refusalOfOwner, type Provoked, type Refusal } from "./provoked.ts";
import { someSubmission } from "./submissions.ts";

async function restoreChange(
  afterwards: (admin: Awaited<ReturnType<typeof someAdmin>>, clinic: string) => Promise<void>,
): Promise<Refusal> {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  await admin.from("clinics").update({ name: "Renamed" }).eq("id", clinic);
  const [change] = await historyOf(clinic);
  await afterwards(admin, clinic);
  return admin.rpc("restore_history", { p_id: change?.id ?? 0 });
}

export const ADMIN_REFUSALS = {
  "ages-overlap": [
    "PT409",
    async () => {
      const [admin, clinic_id] = [await someAdmin(), await someClinic()];
      await admin.from("clinic_results").insert({ ...RESULT, clinic_id, age_from: 35, age_to: 37 });
      return admin.from("clinic_results").insert({ ...RESULT, clinic_id, age_from: 36, age_to: 39 });
    },
  ],
  "already-decided": [
    "PT409",
    async () => {
      return (await someAdmin()).rpc("reopen_submission", { p_id: await someSubmission() });
    },
  ],
  "no-such-submission": [
    "PT404",
    async () => (await someAdmin()).rpc("reopen_submission", { p_id: randomUUID() }),
  ],
  "clinic-id-taken": [
    "PT409",
    async () =>
      (await someAdmin()).rpc("accept_submission", {
        ...{ p_id: await someSubmission(), p_clinic_id: "reprofit" },
      }),
  ],
  "publication-too-far": [
    "PT400",
    async () =>
      (await someAdmin())
        .from("blog_posts")
        .insert({ ...newPost(), published: true, published_at: "infinity" }),
  ],
  "already-restored": [
    "PT409",
    async () =>
      restoreChange(async (admin, clinic) => {
        await admin.from("clinics").update({ name: "Test clinic" }).eq("id", clinic);
      }),
  ],
  "history-is-kept": ["PT403", () => refusalOfOwner("truncate private.admin_history")],
  "history-limit": [
    "PT429",
    async () => {
      const [admin, clinic] = [await someAdmin(), await someClinic()];
      const rename = (name: string) => admin.from("clinics").update({ name }).eq("id", clinic);
      await rename("Renamed");
      return withSettings({ history_bytes_an_hour: 1 }, async () => rename("Renamed again"));
    },
  ],
  "one-row-at-a-time": [
    "PT400",
    async () => (await someAdmin()).from("clinics").update({ published: false }).is("merged_into", null),
  ],
  "no-such-change": [
    "PT404",
    async () => (await someAdmin()).rpc("restore_history", { p_id: 9_007_199_254_740_991 }),
  ],
  "no-such-row": ["PT404", () => restoreChange((_, clinic) => removeClinic(clinic))],
  "nothing-to-restore": [
    "PT403",
    async () => {
      const [admin, clinic] = [await someAdmin(), await someClinic()];
      const added = await admin
        .from("clinic_prices")
        .insert({ ...PRICE, clinic_id: clinic })
        .select("id")
        .single();
      const [change] = await historyOf(added.data?.id ?? "");
      return admin.rpc("restore_history", { p_id: change?.id ?? 0 });
    },
  ],
  "no-such-category": [
    "PT400",
    async () => (await someAdmin()).from("blog_posts").insert({ ...newPost(), category_id: randomUUID() }),
  ],
  "cannot-merge": ["PT400", () => refusalOfOwner("select private.merge_clinics('reprofit', 'reprofit')")],
  "no-such-merge": ["PT404", () => refusalOfOwner("select private.unmerge_clinic('reprofit')")],
  "clinic-is-merged": [
    "PT403",
    () =>
      refusalOfOwner(`select private.merge_clinics('reprofit', 'gennet');
        update public.clinics set published = true where id = 'reprofit'`),
  ],
  "merges-guarded": [
    "PT403",
    () => refusalOfOwner("update public.clinics set merged_into = 'gennet' where id = 'reprofit'"),
  ],
  "summary-figures-guarded": [
    "PT403",
    () =>
      refusalOfOwner(`grant select, update on public.clinics to service_role;
        grant execute on all functions in schema private to service_role;
        set local role service_role;
        update public.clinics set success_rate = 99`),
  ],
  "sponsored-place-taken": [
    "PT409",
    async () => {
      const clinic = await someClinic();
      const twice = `insert into public.sponsorships (clinic_id, from_date, until_date)
        values ('${clinic}', '2099-01-01', '2099-01-31');`;
      return refusalOfOwner(twice + twice);
    },
  ],
  "invalid-hash": ["PT400", async () => (await someAdmin()).rpc("votes_of_address", { p_address: "%" })],
  "invalid-network": ["PT400", async () => (await someAdmin()).rpc("block_visitors", { p_network: "x" })],
  "network-too-wide": [
    "PT400",
    async () => (await someAdmin()).rpc("block_visitors", { p_network: "::ffff:0.0.0.0/96" }),
  ],
  "no-such-voiding": ["PT404", async () => (await someAdmin()).rpc("undo_voiding", { p_id: -1 })],
  "nothing-to-pause": ["PT400", async () => (await someAdmin()).rpc("pause_visitors", { p_what: "x" })],
} satisfies Partial<Record<RefusalCode, Provoked>>;
