import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { isUuid } from "@/backend/randomUuid.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { postToEditQuery } from "./api.ts";
import { postDrafts } from "./drafts.ts";
import { DraftOffer } from "./DraftOffer.tsx";

const NOT_LOADED = { title: "We couldn't load this post" };

export default function PostEditorPage() {
  const { id } = useParams();
  return (
    <AdminPage
      title={id ? "Edit post" : "New post"}
      back={<BackLink to="/admin/blog">Back to Admin</BackLink>}
    >
      {id === undefined ? <DraftOffer key="new" post={null} /> : <LoadedEditor key={id} id={id} />}
    </AdminPage>
  );
}

function LoadedEditor({ id }: { id: string }) {
  const isId = isUuid(id);
  const navigate = useNavigate();
  const [kept] = useState(() => postDrafts.read(id));
  const { data: post, error, refetch } = useQuery({ ...postToEditQuery(id), enabled: isId });
  if (post) return <DraftOffer post={post} />;
  if (post === null && kept) {
    return <DraftOffer post={null} deletedId={id} onDiscarded={() => void navigate("/admin/blog")} />;
  }
  if (post === null || !isId) {
    return (
      <Notice drawing={<NotFoundDrawing />} title="Post Not Found" text="Someone else may have deleted it.">
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
