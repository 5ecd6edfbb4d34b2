import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { categoriesQuery } from "@/reading/blog/api.ts";
import type { BlogCategory } from "@/reading/blog/post.ts";
import { SelectField } from "@/ui/SelectField.tsx";
import type { PostForm } from "./postForm.ts";

/**
 * A select drops a value it has no option for, so the post's own category is offered while the others load,
 * and one that was deleted as such.
 */
export function CategoryField({ current }: { current: BlogCategory | null }) {
  const { data: stored } = useQuery(categoriesQuery());
  const categories = stored ?? (current ? [current] : []);
  const {
    field: { value, onChange, ref },
  } = useController<PostForm, "categoryId">({ name: "categoryId" });
  const isUnknown = value !== "" && categories.every(({ id }) => id !== value);
  return (
    <SelectField label="Category" value={value} onChange={onChange} ref={ref}>
      <option value="">None</option>
      {isUnknown && <option value={value}>{stored ? "A deleted category" : "As it was"}</option>}
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
