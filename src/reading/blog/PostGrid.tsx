import { Button } from "@/ui/Button.tsx";
import { useShowMore } from "@/ui/useShowMore.ts";
import type { PostSummary } from "./post.ts";
import { PostCard } from "./PostCard.tsx";

interface PostGridProps {
  posts: PostSummary[];
  chosenBy: string;
}

export function PostGrid({ posts, chosenBy }: PostGridProps) {
  const { shown, showMore, cards } = useShowMore(`posts/${chosenBy}`);
  return (
    <>
      <ul ref={cards} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {posts.slice(0, shown).map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} eager={index < 3} />
          </li>
        ))}
      </ul>
      {posts.length > shown && (
        <p className="mt-8 text-center">
          <Button tone="outline" onClick={showMore}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}
