import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { isUuid } from "@/backend/randomUuid.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { LostPath } from "@/ui/drawings/LostPath.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageHead } from "@/ui/PageHead.tsx";
import { AdminOnly } from "./AdminOnly.tsx";
import { postToEditQuery } from "./api.ts";
import { readDraft } from "./drafts.ts";
import { DraftOffer } from "./DraftOffer.tsx";

const NOT_LOADED = { title: "We couldn't load this post" };

export default function PostEditorPage() {
  const { id } = useParams();
  return (
    <AdminOnly>
      <PageHead title={id ? "Edit post" : "New post"} />
      <BackLink to="/admin/blog">Back to Admin</BackLink>
      <h1 className="mb-6 text-3xl sm:text-4xl">{id ? "Edit post" : "New post"}</h1>
      {id === undefined ? <DraftOffer key="new" post={null} /> : <LoadedEditor key={id} id={id} />}
    </AdminOnly>
  );
}

function LoadedEditor({ id }: { id: string }) {
  const isId = isUuid(id);
  const navigate = useNavigate();
  const [kept] = useState(() => readDraft(id));
  const { data: post, error, refetch } = useQuery({ ...postToEditQuery(id), enabled: isId });
  if (post) return <DraftOffer post={post} />;
  if (post === null && kept) {
    return <DraftOffer post={null} deletedId={id} onDiscarded={() => void navigate("/admin/blog")} />;
  }
  if (post === null || !isId) {
    return (
      <Notice drawing={<LostPath />} title="Post Not Found" text="Someone else may have deleted it.">
        <ButtonLink to="/admin/blog/new">Write a new one</ButtonLink>
      </Notice>
    );
  }
  if (error) return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  return (
    <p role="status" className="min-h-96 text-quiet">
      Loading blog post...
    </p>
  );
}
