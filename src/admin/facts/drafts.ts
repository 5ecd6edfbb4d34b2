import { draftsOf } from "@/admin/drafts/drafts.ts";
import type { DraftLink } from "@/admin/drafts/StoredDrafts.tsx";
import { EMPTY_FACT, KIND_NAMES, KINDS } from "./factForm.ts";

/** Keyed by `factPath`. */
export const factDrafts = draftsOf("ivf-admin-fact-draft:", EMPTY_FACT);

export function listFactDrafts(list: string): DraftLink[] {
  return factDrafts.list().flatMap(({ id: path }) => {
    if (!path?.startsWith(`${list}/`)) return [];
    const kind = KINDS.find((each) => path.includes(`/${each}`)) ?? "results";
    const isNew = path.split("/").includes("new");
    return [{ path, name: `${isNew ? "New " : ""}${KIND_NAMES[kind].one.toLowerCase()}` }];
  });
}
