import { Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { adminFailure, MAY_BE_DONE } from "@/admin/fields/adminFailure.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { directoryDay } from "@/ui/directoryDay.ts";
import type { PostSummary } from "@/reading/blog/post.ts";
import { PostImage } from "@/reading/blog/PostImage.tsx";
import { Badge } from "@/ui/Badge.tsx";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { showToast } from "@/ui/toast.ts";
import { useSetPublished } from "./api.ts";
import { DeletePostDialog } from "./DeletePostDialog.tsx";
import { formatInstant, publicationOf, type Publication } from "./publication.ts";

/** Keeps the three buttons on one line of a phone. */
const ICON = "hidden size-4 sm:block";

const STATES: Record<Publication, string> = {
  published: "Published",
  scheduled: "Scheduled",
  draft: "Draft",
};

export function PostRow({ post }: { post: PostSummary }) {
  const publication = publicationOf(post);
  return (
    <Card
      as="article"
      className="grid gap-x-5 gap-y-4 p-4 md:grid-cols-[9rem_1fr] xl:grid-cols-[9rem_minmax(12rem,1fr)_auto] xl:items-center"
    >
      <PostImage url={post.featuredImage} className="hidden rounded-lg md:block" />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-2">
          <Badge tone={publication === "published" ? "accent" : "gold"}>{STATES[publication]}</Badge>
          {post.category && <Badge tone="quiet">{post.category.name}</Badge>}
        </p>
        <h2 className="mt-2 text-xl wrap-anywhere">
          <bdi>{post.title}</bdi>
        </h2>
        {post.excerpt && (
          <p className="mt-1 line-clamp-2 max-w-prose wrap-anywhere text-quiet">{post.excerpt}</p>
        )}
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-quiet">
          <span>{`Created ${formatShortDate(directoryDay(post.createdAt))}`}</span>
          {post.publishedAt &&
            (publication === "scheduled" ? (
              <span>{`Readers see it from ${formatInstant(post.publishedAt)}`}</span>
            ) : (
              <span>{`Published ${formatShortDate(directoryDay(post.publishedAt))}`}</span>
            ))}
        </p>
      </div>
      <RowActions post={post} />
    </Card>
  );
}

function RowActions({ post }: { post: PostSummary }) {
  const [isDeleting, setDeleting] = useState(false);
  const { mutate, isPending } = useSetPublished();
  const toggle = () => {
    const published = !post.published;
    mutate(
      { id: post.id, published },
      {
        onSuccess: () => showToast({ title: `Post ${published ? "" : "un"}published successfully` }),
        onError: (error) =>
          showToast(adminFailure(error, { title: "Failed to update post status" }, MAY_BE_DONE)),
      },
    );
  };
  const ToggleIcon = post.published ? EyeOff : Eye;
  const about = <span className="sr-only">{` ${post.title}`}</span>;
  return (
    <div className="flex flex-wrap gap-2 md:col-start-2 xl:col-start-3">
      <Button
        tone="outline"
        aria-disabled={isPending}
        onClick={() => !isPending && toggle()}
        className="sm:min-w-34"
      >
        <ToggleIcon aria-hidden className={ICON} />
        <span>
          <span>{isPending ? "Saving..." : post.published ? "Unpublish" : "Publish"}</span>
          {about}
        </span>
      </Button>
      <ButtonLink to={`/admin/blog/edit/${post.id}`} tone="outline">
        <Pencil aria-hidden className={ICON} />
        <span>Edit{about}</span>
      </ButtonLink>
      <Button
        tone="outline"
        onClick={() => setDeleting(true)}
        className="ml-3 hover:!border-alarm hover:!text-alarm"
      >
        <Trash2 aria-hidden className={ICON} />
        <span>Delete{about}</span>
      </Button>
      {isDeleting && <DeletePostDialog post={post} onClose={() => setDeleting(false)} />}
    </div>
  );
}
