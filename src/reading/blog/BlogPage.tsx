import { useQuery } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import { MAX_SEARCH_LENGTH } from "@/ui/fold.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { NoResultsDrawing } from "@/ui/drawings/NoResultsDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { SearchBox } from "@/ui/SearchBox.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { categoriesQuery, publishedPostsQuery } from "./api.ts";
import { CategoryFilter } from "./CategoryFilter.tsx";
import { FeedLink } from "./FeedLink.tsx";
import { PostGrid } from "./PostGrid.tsx";
import { PostGridSkeleton } from "./PostGridSkeleton.tsx";
import { searchPosts } from "./postSearch.ts";
import { usePostFilters } from "./usePostFilters.ts";

const DESCRIPTION =
  "Clear, sourced articles on IVF for patients: how to read success rates and test results, what to ask a clinic and what it costs.";

const NOT_LOADED = { title: "Error loading blog posts. Please try again later." };

export default function BlogPage() {
  return (
    <>
      <PageMeta title="Fertility Blog" description={DESCRIPTION} path="/blog" />
      <FeedLink />
      <h1 className="text-3xl sm:text-4xl">Fertility Blog</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">
        What we would want to know before making such a big decision. Every post names its sources.
      </p>
      <Posts />
    </>
  );
}

function Posts() {
  const { data: posts, error, refetch } = useQuery(publishedPostsQuery());
  const { data: categories = [], isPending } = useQuery(categoriesQuery());
  const [choice, choose] = usePostFilters();
  const { term, categoryId } = choice;
  const showAll = () => {
    choose({ term: "", categoryId: null });
    // The button that was pressed disappears with its message.
    document.querySelector<HTMLElement>("search input")?.focus();
  };

  if (!posts && error) {
    return (
      <div className="mt-8">
        <LoadError failure={failureOf(error, NOT_LOADED)} />
      </div>
    );
  }
  const found = posts && searchPosts(posts, choice);
  return (
    <>
      {error && <StaleNote onRetry={refetch} />}
      <div className="mt-8 mb-3 grid gap-4 lg:grid-cols-[minmax(0,20rem)_1fr] lg:items-center">
        <SearchBox
          label="Search posts by title or excerpt"
          placeholder="Search the blog"
          term={term}
          onTermChange={(next) => choose({ term: next.slice(0, MAX_SEARCH_LENGTH) })}
        />
        <CategoryFilter
          categories={isPending ? undefined : categories}
          selected={categoryId}
          onSelect={(id) => choose({ categoryId: id })}
        />
      </div>
      <p role="status" className="mb-5 text-sm text-quiet">
        {found ? counted(found.length, "post", "posts") : "Loading blog posts..."}
      </p>
      {found && found.length > 0 && <PostGrid posts={found} chosenBy={`${categoryId}/${term}`} />}
      {found?.length === 0 && (
        <Notice
          drawing={<NoResultsDrawing />}
          title="No posts found"
          text="Try adjusting your search criteria"
        >
          {(term !== "" || categoryId !== null) && <Button onClick={showAll}>Show all posts</Button>}
        </Notice>
      )}
      {!found && <PostGridSkeleton />}
    </>
  );
}
