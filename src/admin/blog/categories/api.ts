import { queryOptions } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf, rowsOf } from "@/backend/errors.ts";
import { categoriesQuery } from "@/reading/blog/api.ts";
import { useBlogMutation } from "../api.ts";
import { categoryFields } from "./category.ts";

/** Query for all categories, always refetched: another editor may have changed them. */
export function currentCategoriesQuery() {
  return queryOptions({ ...categoriesQuery(), refetchOnMount: "always" });
}

/** @throws BackendError `already-there` when a category has the same or a similar name */
async function addCategory(name: string): Promise<void> {
  dataOf(await adminClient.from("blog_categories").insert(categoryFields(name)));
}

interface NewName {
  id: string;
  name: string;
}

/** @throws BackendError `already-there`, or `not-found` when it was deleted */
async function renameCategory({ id, name }: NewName): Promise<void> {
  const renaming = adminClient.from("blog_categories").update(categoryFields(name)).eq("id", id);
  if (rowsOf(await renaming.select("id")).length === 0) {
    throw new BackendError("The database took no change", 404);
  }
}

/** Its posts stay. Succeeds if it is deleted already. */
async function deleteCategory(id: string): Promise<void> {
  const deleted = rowsOf(await adminClient.from("blog_categories").delete().eq("id", id).select("id"));
  if (deleted.length > 0) return;
  const left = rowsOf(await adminClient.from("blog_categories").select("id").eq("id", id));
  if (left.length > 0) throw new BackendError("The database did not delete the category", 403);
}

export const useAddCategory = () => useBlogMutation(addCategory);
export const useRenameCategory = () => useBlogMutation(renameCategory);
export const useDeleteCategory = () => useBlogMutation(deleteCategory);
