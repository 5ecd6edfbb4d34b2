import { Link } from "react-router-dom";
import { Badge } from "@/ui/Badge.tsx";
import { Card } from "@/ui/Card.tsx";
import { formatShortDate } from "@/ui/dates.ts";
import { directoryDay } from "@/ui/directoryDay.ts";
import type { PostSummary } from "./post.ts";
import { PostImage } from "./PostImage.tsx";

export function PostCard({ post, eager = false }: { post: PostSummary; eager?: boolean }) {
  return (
    <Card
      as="article"
      className="group relative flex h-full flex-col overflow-hidden transition-shadow focus-within:shadow-md hover:shadow-md"
    >
      <PostImage url={post.featuredImage} eager={eager} />
      <div className="flex grow flex-col p-5">
        {post.category && (
          <p className="mb-3">
            <Badge>{post.category.name}</Badge>
          </p>
        )}
        <h2 className="text-xl wrap-anywhere group-hover:text-accent">
          <Link to={`/blog/${post.slug}`} className="after:absolute after:inset-0 after:rounded-2xl">
            <bdi>{post.title}</bdi>
          </Link>
        </h2>
        {post.excerpt && <p className="mt-2 line-clamp-3 wrap-anywhere text-quiet">{post.excerpt}</p>}
        <Byline post={post} />
      </div>
    </Card>
  );
}

function Byline({ post: { authorName, publishedAt, createdAt } }: { post: PostSummary }) {
  const date = publishedAt ?? createdAt;
  return (
    <p className="mt-auto flex flex-wrap gap-x-2 pt-4 text-sm text-quiet">
      {authorName && (
        <>
          <bdi translate="no">{authorName}</bdi>
          <span aria-hidden>·</span>
        </>
      )}
      <time dateTime={date}>{formatShortDate(directoryDay(date))}</time>
    </p>
  );
}
