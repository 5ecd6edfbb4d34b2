import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { Form } from "@/admin/fields/Form.tsx";
import { errorCode } from "@/backend/errors.ts";
import { failedSave } from "@/admin/fields/adminFailure.ts";
import type { Draft } from "@/admin/drafts/drafts.ts";
import { hasTypedSince, NEWER_MEANWHILE, TYPED_SINCE } from "@/admin/drafts/typedSince.ts";
import { useStoredDraft } from "@/admin/drafts/useStoredDraft.ts";
import { useSubmit } from "@/admin/fields/useSubmit.ts";
import { randomUuid } from "@/backend/randomUuid.ts";
import type { BlogPost } from "@/reading/blog/post.ts";
import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { useIsMounted } from "@/ui/useIsMounted.ts";
import { type Conflict, type PostVersion, useSavePost } from "./api.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { postDrafts } from "./drafts.ts";
import { invalidFormMessage, notSaved, PICTURE_ON_ITS_WAY } from "./editorMessages.ts";
import { EditorIdContext, uploadKey } from "./pictures/api.ts";
import { EMPTY_POST, fieldsFromForm, formFromPost, type PostForm } from "./postForm.ts";
import { planNote } from "./publication.ts";
import { postSchema } from "./postSchema.ts";
import { PostPreview } from "./PostPreview.tsx";
import { SearchAndSharing } from "./SearchAndSharing.tsx";
import { TextFields } from "./TextFields.tsx";

interface PostEditorProps {
  post: BlogPost | null;
  restored: Draft<PostForm> | null;
  draftId: string | null;
}

export function PostEditor({ post, restored, draftId }: PostEditorProps) {
  const navigate = useNavigate();
  const [base, setBase] = useState<PostVersion | null>(
    () => post && { id: post.id, updatedAt: restored?.basedOn ?? post.updatedAt },
  );
  const [newId] = useState(randomUuid);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<PostForm>({
    resolver: standardSchemaResolver(postSchema),
    defaultValues: post ? formFromPost(post) : EMPTY_POST,
    values: restored?.values,
    resetOptions: { keepDefaultValues: true },
  });
  const settleDraft = useStoredDraft(form, postDrafts, {
    id: base?.id ?? draftId,
    basedOn: base?.updatedAt ?? null,
  });
  const isShown = useIsMounted();
  const { mutateAsync, isPending, error } = useSavePost();

  const cache = useQueryClient();
  const save = async (values: PostForm, over: PostVersion | null, stays: () => void) => {
    if (cache.isMutating({ mutationKey: uploadKey(newId) }) > 0) {
      stays();
      return showToast(PICTURE_ON_ITS_WAY);
    }
    const sent = form.getValues();
    try {
      const saved = await mutateAsync({ fields: fieldsFromForm(values), newId, base: over });
      if (saved.kind !== "saved") {
        stays();
        return isShown.current ? setConflict(saved) : showToast(NEWER_MEANWHILE);
      }
      const title = `Blog post ${over ? "updated" : "created"} successfully`;
      if (hasTypedSince(form, sent)) {
        stays();
        setBase(saved.post);
        settleDraft({ id: saved.post.id, basedOn: saved.post.updatedAt });
        return showToast({ title, text: TYPED_SINCE });
      }
      settleDraft();
      showToast({ title, text: values.publishOn === "" ? undefined : planNote(saved.post) });
      if (isShown.current) void navigate("/admin/blog");
    } catch (problem) {
      stays();
      if (errorCode(problem) === "already-there") {
        form.setError("slug", { message: "This address is already in use" }, { shouldFocus: true });
      }
      showToast(notSaved(problem, over === null));
    }
  };
  const submit = useSubmit(form, save, (errors) => invalidFormMessage(Object.keys(errors)));

  return (
    <FormProvider {...form}>
      <Form
        onSubmit={() => void submit(base)}
        className="flex flex-col gap-10 xl:grid xl:grid-cols-2 xl:items-start"
      >
        <EditorIdContext value={newId}>
          <TextFields post={post} />
        </EditorIdContext>
        <PostPreview />
        <SearchAndSharing />
        {/* Its grid area spans the whole column even on wide screens; otherwise it could not stay sticky. */}
        <div className="sticky bottom-0 z-10 *:scroll-m-0 flex gap-3 border-t border-line bg-paper py-4 xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:self-end">
          <Button type="submit" aria-disabled={isPending} className="min-w-32">
            {isPending ? "Saving..." : base ? "Update" : "Create"}
          </Button>
          {error && <p className="self-center text-sm text-alarm">{failedSave(error)}</p>}
        </div>
      </Form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onClose={() => setConflict(null)}
          onSaveAnyway={(over) => {
            setConflict(null);
            setBase(over);
            void submit(over);
          }}
        />
      )}
    </FormProvider>
  );
}
