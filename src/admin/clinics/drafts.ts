import { draftsOf } from "@/admin/drafts/drafts.ts";
import type { DraftLink } from "@/admin/drafts/StoredDrafts.tsx";
import { EMPTY_CLINIC } from "./clinicForm.ts";

export const clinicDrafts = draftsOf("ivf-admin-clinic-draft:", EMPTY_CLINIC);

export function listClinicDrafts(): DraftLink[] {
  return clinicDrafts.list().map(({ id, values }) => ({
    path: id === null ? "/admin/clinics/new" : `/admin/clinics/${id}`,
    name: values.name.trim(),
  }));
}
