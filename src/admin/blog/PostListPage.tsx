import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "@/reading/blog/api.ts";
import type { PostSummary } from "@/reading/blog/post.ts";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted } from "@/ui/counted.ts";
import { NoResultsDrawing } from "@/ui/drawings/NoResultsDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { allPostsQuery } from "./api.ts";
import { StoredDrafts } from "@/admin/drafts/StoredDrafts.tsx";
import { listDrafts } from "./drafts.ts";
import { ALL_POSTS, findPosts } from "./findPosts.ts";
import { PostFilters } from "./PostFilters.tsx";
import { UnusedPictures } from "./pictures/UnusedPictures.tsx";
import { PostRow } from "./PostRow.tsx";
import { usePostFilters } from "./usePostFilters.ts";

export default function PostListPage() {
  return (
    <AdminPage
      title="Blog administration"
      actions={
        <>
          <ButtonLink to="/admin/blog/categories" tone="outline">
            Categories
          </ButtonLink>
          <ButtonLink to="/admin/blog/new">New Post</ButtonLink>
        </>
      }
    >
      <StoredDrafts list={listDrafts} unnamed="the new post" />
      <LoadedPosts />
      <UnusedPictures />
    </AdminPage>
  );
}

function LoadedPosts() {
  const result = useQuery(allPostsQuery());
  return (
    <QueryResult
      result={result}
      what="blog posts"
      failureTitle="Error loading blog posts. Please try again later."
      outline={<Outline />}
    >
      {(posts) => <PostList posts={posts} now={result.dataUpdatedAt} />}
    </QueryResult>
  );
}

function PostList({ posts, now }: { posts: PostSummary[]; now: number }) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [choice, choose] = usePostFilters();
  if (posts.length === 0) {
    return (
      <Notice drawing={<NoResultsDrawing />} title="No blog posts yet">
        <ButtonLink to="/admin/blog/new">Create First Post</ButtonLink>
      </Notice>
    );
  }
  const found = findPosts(posts, choice, now);
  return (
    <>
      <PostFilters choice={choice} categories={categories} onChoose={choose} />
      <p role="status" className="mb-5 text-sm text-quiet">
        {counted(found.length, "post", "posts")}
      </p>
      {found.length === 0 && (
        <Notice drawing={<NoResultsDrawing />} title="No posts found">
          <Button onClick={() => choose(ALL_POSTS)}>Show all posts</Button>
        </Notice>
      )}
      <ul className="grid gap-4">
        {found.map((post) => (
          <li key={post.id}>
            <PostRow post={post} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Outline() {
  return (
    <Skeleton className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {["a", "b", "c"].map((row) => (
        <Card key={row} className="flex gap-5 p-4">
          <SkeletonBlock className="hidden aspect-video w-36 min-w-0 self-start rounded-lg md:block xl:self-center" />
          <div className="grid min-w-0 grow gap-2">
            <SkeletonBlock className="h-7 w-32 max-w-full rounded-full" />
            <SkeletonBlock className="h-12 w-3/5 rounded sm:h-6" />
            <SkeletonBlock className="h-13 w-4/5 rounded 2xl:h-6" />
            <SkeletonBlock className="h-5 w-2/5 rounded" />
            <SkeletonBlock className="mt-2 h-11 w-4/5 rounded-lg xl:hidden" />
          </div>
          <SkeletonBlock className="hidden h-11 w-85 min-w-0 self-center rounded-lg xl:block" />
        </Card>
      ))}
    </Skeleton>
  );
}
