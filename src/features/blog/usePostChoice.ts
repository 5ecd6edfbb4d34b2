import { useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

interface PostChoice {
  term: string;
  categoryId: string | null;
}

const ALL_POSTS: PostChoice = { term: "", categoryId: null };

let lastChoice = ALL_POSTS;

/** What the list of posts is narrowed to. Who comes back from a post finds it as it was. */
export function usePostChoice(): [PostChoice, (change: Partial<PostChoice>) => void] {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [choice, setChoice] = useState(isReturn ? lastChoice : ALL_POSTS);
  const change = (changed: Partial<PostChoice>) => {
    lastChoice = { ...choice, ...changed };
    setChoice(lastChoice);
  };
  return [choice, change];
}
