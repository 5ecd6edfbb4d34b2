import { draftsOf } from "@/admin/drafts/drafts.ts";
import type { KeptText } from "@/admin/drafts/StoredDrafts.tsx";
import { EMPTY_CLINIC } from "./clinicForm.ts";

/** The unsaved texts of clinics, by the clinic's id. */
export const clinicDrafts = draftsOf("ivf-admin-clinic-draft:", EMPTY_CLINIC);

/** Where each of them is edited. */
export function listClinicDrafts(): KeptText[] {
  return clinicDrafts.list().map(({ id, values }) => ({
    path: id === null ? "/admin/clinics/new" : `/admin/clinics/${id}`,
    name: values.name.trim(),
  }));
}
