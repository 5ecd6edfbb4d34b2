import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { categoriesQuery } from "@/features/blog/api.ts";
import { Field } from "@/ui/Field.tsx";
import { fillFromTitle, type TitleFollowers } from "./autofill.ts";
import { TextField } from "./FormFields.tsx";
import type { PostForm } from "./postForm.ts";
import { LIMITS } from "./postSchema.ts";

/** What readers see of a post, and whether they see it. */
export function TextFields({ isNew }: { isNew: boolean }) {
  const { register, getValues, setValue } = useFormContext<PostForm>();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const filled = useRef<Partial<TitleFollowers>>({});
  const [slugOfLastResort] = useState(() => `post-${Date.now().toString(36)}`);

  const follow = (title: string) => {
    filled.current = fillFromTitle(title, getValues(), filled.current, slugOfLastResort);
    for (const field of ["slug", "metaTitle", "ogTitle", "twitterTitle"] as const) {
      const value = filled.current[field];
      if (value !== undefined) setValue(field, value, { shouldDirty: true });
    }
  };

  return (
    <section aria-label="Post" className="grid gap-5">
      <TextField name="title" label="Title" required limit={LIMITS.title} onType={follow} />
      <TextField
        name="slug"
        label="Slug"
        required
        hint={
          isNew
            ? "The address of the post: /blog/ and this."
            : "Links to the old address stop working when you change it."
        }
      />
      <TextField name="excerpt" label="Excerpt" rows={3} limit={LIMITS.excerpt} />
      <TextField
        name="content"
        label="Content"
        required
        rows={15}
        limit={LIMITS.content}
        hint="HTML. Scripts, forms and styles are taken out."
      />
      <TextField
        name="featuredImage"
        label="Featured image"
        type="url"
        placeholder="https://"
        hint="An address, or a path of this site such as /blog/picture.svg"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category">
          {(control) => (
            <select {...control} {...register("categoryId")}>
              <option value="">None</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField name="authorName" label="Author" />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-5 accent-accent" {...register("published")} />
        <span className="font-medium">Published</span>
        <span className="text-sm text-quiet">visible to everybody</span>
      </label>
    </section>
  );
}
