import { useEffect, useRef, useState } from "react";
import { Button } from "@/ui/Button.tsx";
import type { PostSummary } from "./post.ts";
import { PostCard } from "./PostCard.tsx";

const FIRST = 12;

/** The posts in columns, a dozen at a time, so that the page does not grow with the blog. */
export function PostGrid({ posts }: { posts: PostSummary[] }) {
  const [shown, setShown] = useState(FIRST);
  const list = useRef<HTMLUListElement>(null);
  // The button may be gone now, and the way on is through the posts that it brought.
  useEffect(() => {
    if (shown > FIRST) list.current?.children[shown - FIRST]?.querySelector("a")?.focus();
  }, [shown]);
  return (
    <>
      <ul ref={list} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {posts.slice(0, shown).map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} eager={index < 3} />
          </li>
        ))}
      </ul>
      {posts.length > shown && (
        <p className="mt-8 text-center">
          <Button tone="outline" onClick={() => setShown(shown + FIRST)}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}
