import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { BackLink } from "@/ui/BackLink.tsx";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageHead } from "@/ui/PageHead.tsx";
import { AdminOnly } from "./AdminOnly.tsx";
import { postToEditQuery } from "./api.ts";
import { DraftOffer } from "./DraftOffer.tsx";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
  const isId = UUID.test(id);
  const { data: post, isError, refetch } = useQuery({ ...postToEditQuery(id), enabled: isId });
  if (post) return <DraftOffer post={post} />;
  if (post === null || !isId) {
    return <Notice title="Post Not Found" text="It may have been deleted by somebody else." />;
  }
  if (isError) {
    return (
      <Notice role="alert" title="The post could not be loaded">
        <Button onClick={() => void refetch()}>Retry</Button>
      </Notice>
    );
  }
  return (
    <p role="status" className="min-h-96 text-quiet">
      Loading blog post...
    </p>
  );
}
