import { useState } from "react";
import type { BlogPost } from "@/features/blog/post.ts";
import { Button } from "@/ui/Button.tsx";
import { isolate } from "@/ui/isolate.ts";
import { Notice } from "@/ui/Notice.tsx";
import { dropDraft, readDraft, type Draft } from "./drafts.ts";
import { PostEditor } from "./PostEditor.tsx";
import { EMPTY_POST, formFromPost } from "./postForm.ts";

/** Asks what to do with unsaved text of an earlier visit, before anything can be typed over it. */
export function DraftOffer({ post }: { post: BlogPost | null }) {
  const id = post?.id ?? null;
  const [kept, setKept] = useState(() => worthOffering(post));
  const [restored, setRestored] = useState<Draft | null>(null);
  if (kept === null) return <PostEditor post={post} restored={restored} />;
  const { title } = kept.values;
  const isOutdated = post !== null && kept.basedOn !== post.updatedAt;
  return (
    <Notice
      role="status"
      title={`Unsaved text ${title.trim() === "" ? "" : `of “${isolate(title.trim())}” `}is kept in this browser`}
      text={isOutdated ? "The post was saved by somebody since that text was written." : undefined}
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
          }}
        >
          Discard it
        </Button>
      </div>
    </Notice>
  );
}

/** The kept text, unless it says nothing but what is stored already. */
function worthOffering(post: BlogPost | null): Draft | null {
  const draft = readDraft(post?.id ?? null);
  const stored = post ? formFromPost(post) : EMPTY_POST;
  return draft && JSON.stringify(draft.values) !== JSON.stringify(stored) ? draft : null;
}
