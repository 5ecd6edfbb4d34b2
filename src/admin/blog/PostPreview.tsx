import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { PostBody } from "@/reading/blog/PostBody.tsx";
import { PostImage } from "@/reading/blog/PostImage.tsx";
import { Card } from "@/ui/Card.tsx";
import type { PostForm } from "./postForm.ts";
import { LIMITS } from "./postSchema.ts";
import { imageAddress } from "./postUrls.ts";

/** Pasted megabytes must not stall the editor, which refuses them anyway. */
const LONGEST_SHOWN = LIMITS.content;

export function PostPreview() {
  const [title, excerpt, featuredImage, content] = useWatch<
    PostForm,
    ["title", "excerpt", "featuredImage", "content"]
  >({ name: ["title", "excerpt", "featuredImage", "content"] });
  const html = useDeferredValue(content);
  const image = imageAddress(featuredImage);
  return (
    <Card
      as="section"
      aria-label="Preview"
      className="p-5 sm:p-8 xl:sticky xl:top-4 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
    >
      <p className="mb-4 text-sm font-semibold tracking-wide text-quiet uppercase">Preview</p>
      {image && <PostImage url={image} className="mb-6 rounded-xl" />}
      <h2 className="text-3xl wrap-anywhere">
        <bdi>{title.trim().slice(0, LIMITS.title) || "Untitled"}</bdi>
      </h2>
      {excerpt.trim() && (
        <p className="mt-3 text-lg wrap-anywhere text-quiet">{excerpt.slice(0, LIMITS.excerpt)}</p>
      )}
      {html.length > LONGEST_SHOWN ? (
        <p className="mt-3 text-quiet">The content is too long to show here.</p>
      ) : (
        <PostBody html={html} />
      )}
    </Card>
  );
}
