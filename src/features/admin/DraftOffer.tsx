import { useState } from "react";
import type { BlogPost } from "@/features/blog/post.ts";
import { Button } from "@/ui/Button.tsx";
import { isolate } from "@/ui/isolate.ts";
import { Notice } from "@/ui/Notice.tsx";
import { dropDraft, readDraft, type Draft } from "./drafts.ts";
import { PostEditor } from "./PostEditor.tsx";
import { EMPTY_POST, formFromPost } from "./postForm.ts";

interface DraftOfferProps {
  /** The post as it is stored; null for a new one, and for one that is gone. */
  post: BlogPost | null;
  /** The id of the one that is gone. */
  deletedId?: string;
  onDiscarded?: () => void;
}

/** Asks what to do with unsaved text of an earlier visit, before anything can be typed over it. */
export function DraftOffer({ post, deletedId, onDiscarded }: DraftOfferProps) {
  const id = post?.id ?? deletedId ?? null;
  const [kept, setKept] = useState(() => worthOffering(id, post));
  const [restored, setRestored] = useState<Draft | null>(null);
  if (kept === null) return <PostEditor post={post} restored={restored} keptAs={id} />;
  const { title } = kept.values;
  const isOutdated = post !== null && kept.basedOn !== post.updatedAt;
  const warning = isOutdated
    ? "Someone has saved the post since you wrote that text."
    : deletedId && "Someone has deleted the post. You can restore your text and save it as a new post.";
  return (
    <Notice
      role="status"
      title={`Unsaved text ${title.trim() === "" ? "" : `of “${isolate(title.trim())}” `}is kept in this browser`}
      text={warning}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          onClick={() => {
            setRestored(kept);
            setKept(null);
          }}
        >
          Restore it
        </Button>
        <Button
          tone="outline"
          onClick={() => {
            dropDraft(id);
            setKept(null);
            onDiscarded?.();
          }}
        >
          Discard it
        </Button>
      </div>
    </Notice>
  );
}

/** The kept text, unless it says nothing but what is stored already. */
function worthOffering(id: string | null, post: BlogPost | null): Draft | null {
  const draft = readDraft(id);
  const stored = post ? formFromPost(post) : EMPTY_POST;
  return draft && JSON.stringify(draft.values) !== JSON.stringify(stored) ? draft : null;
}
