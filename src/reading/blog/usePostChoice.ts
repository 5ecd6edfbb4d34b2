import { useEffect, useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

interface PostChoice {
  term: string;
  categoryId: string | null;
}

const ALL_POSTS: PostChoice = { term: "", categoryId: null };

/** In memory: nothing is kept after the visit. */
let lastChoice = ALL_POSTS;

/** What the list of posts is narrowed to. It is still there when people come back from a post. */
export function usePostChoice(): [PostChoice, (change: Partial<PostChoice>) => void] {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [choice, setChoice] = useState(isReturn ? lastChoice : ALL_POSTS);
  // Also when the list starts again, or an older choice would come back later.
  useEffect(() => {
    lastChoice = choice;
  }, [choice]);
  return [choice, (change) => setChoice((before) => ({ ...before, ...change }))];
}
