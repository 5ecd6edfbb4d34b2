import { forget, listIds, readValue, writeValue } from "@/storage/storage.ts";
import { EMPTY_POST, type PostForm } from "./postForm.ts";

/** Unsaved text that this browser keeps, and which version of the post it was written over. */
export interface Draft {
  values: PostForm;
  /** `updatedAt` of the post when the editor opened; null for a new post. */
  basedOn: string | null;
}

const KEY = "ivf-admin-draft:";
const NEW = "new";

/** Keeps what is typed for a post, or for the new one (null); where storage is blocked or full, not. */
export function keepDraft(postId: string | null, draft: Draft): void {
  writeValue(KEY, draft, postId ?? NEW);
}

/** The kept text of a post, or null. Anything in storage that makes no sense counts as none. */
export function readDraft(postId: string | null): Draft | null {
  const stored = readValue(KEY, postId ?? NEW);
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
  if (!("values" in stored)) return null;
  const basedOn = "basedOn" in stored && typeof stored.basedOn === "string" ? stored.basedOn : null;
  return { values: formFrom(stored.values), basedOn };
}

/** Forgets the kept text of a post; null is the new one. */
export function dropDraft(postId: string | null): void {
  forget(KEY, postId ?? NEW);
}

export interface KeptText {
  /** Null for a new post. */
  postId: string | null;
  title: string;
}

/** All kept texts. */
export function listDrafts(): KeptText[] {
  return listIds(KEY).flatMap((id) => {
    const postId = id === NEW ? null : id;
    const draft = readDraft(postId);
    return draft ? [{ postId, title: draft.values.title.trim() }] : [];
  });
}

/** The fields of the right kind; the others are empty. */
function formFrom(values: unknown): PostForm {
  const form: Record<string, unknown> = { ...EMPTY_POST };
  for (const [field, value] of Object.entries(values ?? {})) {
    const isKnown = Object.hasOwn(EMPTY_POST, field);
    if (
      isKnown &&
      typeof value === typeof form[field] &&
      Array.isArray(value) === Array.isArray(form[field])
    ) {
      form[field] = Array.isArray(value) ? value.filter((item) => typeof item === "string") : value;
    }
  }
  return { ...EMPTY_POST, ...form };
}
