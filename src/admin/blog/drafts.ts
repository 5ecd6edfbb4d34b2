import { draftsOf } from "@/admin/drafts/drafts.ts";
import type { DraftLink } from "@/admin/drafts/StoredDrafts.tsx";
import { EMPTY_POST } from "./postForm.ts";

export const postDrafts = draftsOf("ivf-admin-draft:", EMPTY_POST);

export function listDrafts(): DraftLink[] {
  return postDrafts.list().map(({ id, values }) => ({
    path: id === null ? "/admin/blog/new" : `/admin/blog/edit/${id}`,
    name: values.title.trim(),
  }));
}
