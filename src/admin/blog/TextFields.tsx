import { useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { BlogPost } from "@/reading/blog/post.ts";
import { fillFromTitle, TITLE_FOLLOWERS, type TitleFollowers } from "./autofill.ts";
import { CategoryField } from "./CategoryField.tsx";
import { ContentField } from "./ContentField.tsx";
import { TextField } from "./FormFields.tsx";
import { PictureUpload } from "./pictures/PictureUpload.tsx";
import type { PostForm } from "./postForm.ts";
import { PublicationFields } from "./PublicationFields.tsx";
import { LIMITS } from "./postSchema.ts";

export function TextFields({ post }: { post: BlogPost | null }) {
  const { getValues, setValue, formState } = useFormContext<PostForm>();
  const { isSubmitted } = formState;
  const filled = useRef<Partial<TitleFollowers>>({});
  const [slugOfLastResort] = useState(() => `post-${Date.now().toString(36)}`);

  const follow = (title: string) => {
    filled.current = fillFromTitle(
      title.slice(0, LIMITS.title),
      getValues(),
      filled.current,
      slugOfLastResort,
    );
    for (const field of TITLE_FOLLOWERS) {
      const value = filled.current[field];
      // Filling an empty field also clears its error.
      if (value !== undefined) setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted });
    }
  };

  return (
    <section aria-label="Post" className="grid gap-5 xl:col-start-1 xl:row-start-1">
      <TextField name="title" label="Title" required limit={LIMITS.title} onType={follow} />
      <TextField
        name="slug"
        label="Slug"
        required
        hint={
          post === null
            ? "The post's address after /blog/."
            : "If you change it, links to the old address stop working."
        }
      />
      <TextField name="excerpt" label="Excerpt" rows={3} limit={LIMITS.excerpt} />
      <ContentField />
      <div className="grid gap-3">
        <TextField
          name="featuredImage"
          label="Featured image"
          inputMode="url"
          placeholder="https://"
          hint="A web address, or a path on this site such as /blog/picture.svg"
        />
        <PictureUpload
          onUploaded={(address) =>
            setValue("featuredImage", address, { shouldDirty: true, shouldValidate: isSubmitted })
          }
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <CategoryField current={post?.category ?? null} />
        <TextField name="authorName" label="Author" />
      </div>
      <PublicationFields post={post} />
    </section>
  );
}
