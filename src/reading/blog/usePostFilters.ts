import { useEffect, useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

interface PostFilters {
  term: string;
  categoryId: string | null;
}

const ALL_POSTS: PostFilters = { term: "", categoryId: null };

let lastChoice = ALL_POSTS;

export function usePostFilters(): [PostFilters, (change: Partial<PostFilters>) => void] {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [choice, setChoice] = useState(isReturn ? lastChoice : ALL_POSTS);
  // Also when the list was reset, or the older choice would come back.
  useEffect(() => {
    lastChoice = choice;
  }, [choice]);
  return [choice, (change) => setChoice((before) => ({ ...before, ...change }))];
}
