import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { BlogPost } from "@/reading/blog/post.ts";
import { Field } from "@/ui/Field.tsx";
import type { PostForm } from "./postForm.ts";
import { formatInstant, instantOf, publicationOf, formatTimeZone } from "./publication.ts";

export function PublicationFields({ post }: { post: BlogPost | null }) {
  const { register, setValue, getFieldState, formState } = useFormContext<PostForm>();
  // As it was when the editor opened: readers may see the post by now.
  const [canWait] = useState(() => post?.publishedAt == null || publicationOf(post) === "scheduled");
  const [published, publishOn] = useWatch<PostForm, ["published", "publishOn"]>({
    name: ["published", "publishOn"],
  });
  // A hidden date must not block saving.
  const forgetDate = () => setValue("publishOn", "", { shouldValidate: formState.isSubmitted });
  const instant = instantOf(publishOn);
  return (
    <div className="grid gap-3">
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-5" {...register("published", { onChange: forgetDate })} />
        <span className="font-medium">Published</span>
        <span className="text-sm text-quiet">visible to everyone</span>
      </label>
      {((canWait && published) || publishOn !== "") && (
        <Field
          label="Publish on"
          aside="optional"
          hint={
            instant === null
              ? `Empty: as soon as you save. Your time zone is ${formatTimeZone()}.`
              : `Readers see it from ${formatInstant(instant)}.`
          }
          problem={getFieldState("publishOn", formState).error?.message}
        >
          {(control) => <input type="datetime-local" {...control} {...register("publishOn")} />}
        </Field>
      )}
    </div>
  );
}
