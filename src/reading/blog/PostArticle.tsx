import { Badge } from "@/ui/Badge.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { formatLongDate } from "@/ui/dates.ts";
import { directoryDay } from "@/ui/directoryDay.ts";
import type { BlogPost } from "./post.ts";
import { PostBody } from "./PostBody.tsx";
import { PostMeta } from "./PostMeta.tsx";
import { PostImage } from "./PostImage.tsx";
import { ShareButton } from "@/ui/ShareButton.tsx";

export function PostArticle({ post }: { post: BlogPost }) {
  const date = post.publishedAt ?? post.createdAt;
  return (
    <article className="max-w-[42rem]">
      <PostMeta post={post} />
      <PostImage url={post.featuredImage} eager className="rounded-2xl" />
      <header className="mt-8 border-b border-line pb-6">
        {post.category && <Badge>{post.category.name}</Badge>}
        <h1 className="mt-3 text-3xl wrap-anywhere sm:text-4xl">
          <bdi>{post.title}</bdi>
        </h1>
        {post.excerpt && (
          <p dir="auto" className="mt-4 text-xl wrap-anywhere text-quiet">
            {post.excerpt}
          </p>
        )}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
          <p className="text-quiet">
            {post.authorName && (
              <>
                By <bdi className="font-medium text-ink">{post.authorName}</bdi>
                <span aria-hidden> · </span>
              </>
            )}
            <time dateTime={date}>{formatLongDate(directoryDay(date))}</time>
          </p>
          <ShareButton title={post.title} />
        </div>
      </header>
      <PostBody html={post.content} />
      <nav
        aria-label="After reading"
        className="mt-12 flex flex-wrap gap-3 border-t border-line pt-8 print:hidden"
      >
        <ButtonLink to="/blog">Read another post</ButtonLink>
        <ButtonLink to="/" tone="outline">
          Compare clinics
        </ButtonLink>
      </nav>
    </article>
  );
}
