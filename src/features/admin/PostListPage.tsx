import { useQuery } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import { ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { NothingFound } from "@/ui/drawings/NothingFound.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageHead } from "@/ui/PageHead.tsx";
import { Bone, Skeleton } from "@/ui/Skeleton.tsx";
import { AdminOnly } from "./AdminOnly.tsx";
import { allPostsQuery } from "./api.ts";
import { KeptDrafts } from "./KeptDrafts.tsx";
import { LogoutButton } from "./LogoutButton.tsx";
import { PostRow } from "./PostRow.tsx";

const NOT_LOADED = { title: "Error loading blog posts. Please try again later." };

export default function PostListPage() {
  return (
    <AdminOnly>
      <PageHead title="Blog administration" />
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl sm:text-4xl">Blog administration</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/blog/new">New Post</ButtonLink>
          <LogoutButton />
          <ButtonLink to="/" tone="outline">
            Back to Home
          </ButtonLink>
        </div>
      </div>
      <KeptDrafts />
      <PostList />
    </AdminOnly>
  );
}

function PostList() {
  const { data: posts, error, refetch } = useQuery(allPostsQuery());
  if (!posts) {
    return error ? (
      <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  }
  if (posts.length === 0) {
    return (
      <Notice drawing={<NothingFound />} title="No blog posts yet">
        <ButtonLink to="/admin/blog/new">Create First Post</ButtonLink>
      </Notice>
    );
  }
  return (
    <ul className="grid gap-4">
      {posts.map((post) => (
        <li key={post.id}>
          <PostRow post={post} />
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading blog posts...
      </p>
      <Skeleton className="grid gap-4">
        {["a", "b", "c"].map((row) => (
          <Card key={row} className="flex gap-5 p-4">
            <Bone className="hidden aspect-video w-36 shrink-0 self-start rounded-lg md:block xl:self-center" />
            <div className="grid min-w-0 grow gap-2">
              <Bone className="h-7 w-32 max-w-full rounded-full" />
              <Bone className="h-12 w-3/5 rounded sm:h-6" />
              <Bone className="h-13 w-4/5 rounded 2xl:h-6" />
              <Bone className="h-5 w-2/5 rounded" />
              <Bone className="mt-2 h-11 w-4/5 rounded-lg xl:hidden" />
            </div>
            <Bone className="hidden h-11 w-85 shrink-0 self-center rounded-lg xl:block" />
          </Card>
        ))}
      </Skeleton>
    </>
  );
}
