import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { LostPath } from "@/ui/drawings/LostPath.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageHead } from "@/ui/PageHead.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { publishedPostQuery } from "./api.ts";
import { PostArticle } from "./PostArticle.tsx";

export default function PostPage() {
  const { slug = "" } = useParams();
  const { data: post, error, refetch } = useQuery(publishedPostQuery(slug));
  if (post) {
    return (
      <>
        <div className="mx-auto max-w-[42rem]">
          <BackLink to="/blog">Back to Blog</BackLink>
        </div>
        {error && <StaleNote />}
        <PostArticle post={post} />
      </>
    );
  }
  if (post === null) return <NotFound />;
  return error ? <NotFound error={error} onRetry={() => void refetch()} /> : <Loading />;
}

const NOT_FOUND = { title: "Post Not Found", text: "The blog post you're looking for doesn't exist." };

/** One screen for both, as specified; only a post that could not be read can be tried again. */
function NotFound({ error, onRetry }: { error?: Error; onRetry?: () => void }) {
  return (
    <>
      <PageHead title="Post not found" />
      <Notice
        isPageTitle
        drawing={<LostPath />}
        role={error && "alert"}
        {...(error ? failureOf(error, NOT_FOUND) : NOT_FOUND)}
      >
        {onRetry && (
          <p className="mb-5 text-quiet">
            Or it could not be loaded just now.{" "}
            <Button tone="plain" onClick={onRetry}>
              Try again
            </Button>
          </p>
        )}
        <ButtonLink to="/blog">Back to Blog</ButtonLink>
      </Notice>
    </>
  );
}

function Loading() {
  return (
    <div className="mx-auto max-w-[42rem]">
      <PageHead title="Blog post" />
      <h1 className="sr-only">Blog post</h1>
      <p role="status" className="text-quiet">
        Loading blog post...
      </p>
      <div aria-hidden className="mt-6 animate-pulse space-y-6">
        <div className="aspect-video rounded-2xl bg-accent-soft" />
        <div className="h-12 rounded bg-accent-soft" />
        <div className="h-64 rounded bg-accent-soft" />
      </div>
    </div>
  );
}
