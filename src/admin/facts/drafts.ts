import { draftsOf } from "@/admin/drafts/drafts.ts";
import type { KeptText } from "@/admin/drafts/StoredDrafts.tsx";
import { EMPTY_FACT, KIND_NAMES, KINDS } from "./factForm.ts";

/** The unsaved texts of facts, each by where it is edited: see `factPath`. */
export const factDrafts = draftsOf("ivf-admin-fact-draft:", EMPTY_FACT);

/** The unsaved texts about the facts that are listed at a path. */
export function listFactDrafts(list: string): KeptText[] {
  return factDrafts.list().flatMap(({ id: path }) => {
    if (!path?.startsWith(`${list}/`)) return [];
    const kind = KINDS.find((each) => path.includes(`/${each}`)) ?? "results";
    const isNew = path.split("/").includes("new");
    return [{ path, name: `${isNew ? "New " : ""}${KIND_NAMES[kind].one.toLowerCase()}` }];
  });
}
