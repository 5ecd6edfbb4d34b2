import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { publishedPostQuery } from "./api.ts";
import { PostArticle } from "./PostArticle.tsx";

export default function PostPage() {
  const { slug = "" } = useParams();
  const { data: post, error, refetch } = useQuery(publishedPostQuery(slug));
  if (post === null) return <NotFound />;
  if (!post && error) return <NotFound error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {/* One link while the post loads and after: a press as it comes would be lost with the link. */}
      <div className="max-w-[42rem]">
        <BackLink to="/blog">Back to Blog</BackLink>
      </div>
      {post && error && <StaleNote onRetry={refetch} />}
      {post ? <PostArticle post={post} /> : <Loading />}
    </>
  );
}

const NOT_FOUND = { title: "Post Not Found", text: "The blog post you're looking for doesn't exist." };

/** One screen for both cases, as specified, but only a failed request can be retried. */
function NotFound({ error, onRetry }: { error?: Error; onRetry?: () => void }) {
  return (
    <>
      <PageMeta title="Post not found" />
      <Notice
        isPageTitle
        drawing={<NotFoundDrawing />}
        role={error && "alert"}
        {...(error ? failureOf(error, NOT_FOUND) : NOT_FOUND)}
      >
        {onRetry && <p className="mb-5 text-quiet">Or we couldn't load it just now.</p>}
        <div className="flex flex-wrap justify-center gap-3">
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <ButtonLink to="/blog" tone={onRetry ? "outline" : "accent"}>
            Back to Blog
          </ButtonLink>
        </div>
      </Notice>
    </>
  );
}

function Loading() {
  return (
    <div className="max-w-[42rem]">
      <PageMeta title="Blog post" />
      <h1 className="sr-only">Blog post</h1>
      <Skeleton>
        <SkeletonBlock className="aspect-video rounded-2xl" />
        <SkeletonBlock className="mt-8 h-7 w-32 rounded-full" />
        <SkeletonBlock className="mt-3 h-10 w-4/5 rounded" />
      </Skeleton>
      <p role="status" className="mt-5 mb-8 text-quiet">
        Loading blog post...
      </p>
      <Skeleton className="space-y-4">
        <SkeletonBlock className="h-5 rounded" />
        <SkeletonBlock className="h-5 w-11/12 rounded" />
        <SkeletonBlock className="h-5 w-4/5 rounded" />
      </Skeleton>
    </div>
  );
}
