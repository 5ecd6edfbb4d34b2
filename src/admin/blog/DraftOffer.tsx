import { DraftOffer as Offer } from "@/admin/drafts/DraftOffer.tsx";
import type { BlogPost } from "@/reading/blog/post.ts";
import { postDrafts } from "./drafts.ts";
import { PostEditor } from "./PostEditor.tsx";
import { EMPTY_POST, formFromPost } from "./postForm.ts";

interface DraftOfferProps {
  post: BlogPost | null;
  deletedId?: string;
  onDiscarded?: () => void;
}

export function DraftOffer({ post, deletedId, onDiscarded }: DraftOfferProps) {
  const id = post?.id ?? deletedId ?? null;
  return (
    <Offer
      drafts={postDrafts}
      id={id}
      stored={post ? formFromPost(post) : EMPTY_POST}
      nameOf={({ title }) => title}
      warningAbout={({ basedOn }) =>
        post !== null && basedOn !== post.updatedAt
          ? "Someone has saved the post since you wrote that text."
          : deletedId && "Someone has deleted the post. You can restore your text and save it as a new post."
      }
      onDiscarded={onDiscarded}
    >
      {(restored) => <PostEditor post={post} restored={restored} draftId={id} />}
    </Offer>
  );
}
