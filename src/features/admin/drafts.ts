import { EMPTY_POST, type PostForm } from "./postForm.ts";

/** Unsaved text that this browser keeps, and which version of the post it was written over. */
export interface Draft {
  values: PostForm;
  /** `updatedAt` of the post when the editor opened; null for a new post. */
  basedOn: string | null;
}

const PREFIX = "ivf-admin-draft:";
const NEW = "new";

/** Keeps what is typed for a post, or for the new one (null); where storage is blocked or full, not. */
export function keepDraft(postId: string | null, draft: Draft): void {
  try {
    localStorage.setItem(PREFIX + (postId ?? NEW), JSON.stringify(draft));
  } catch {
    // The form itself still has it.
  }
}

/** The kept text of a post, or null. Anything in storage that makes no sense counts as none. */
export function readDraft(postId: string | null): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + (postId ?? NEW)) ?? "null");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
    if (!("values" in stored)) return null;
    const basedOn = "basedOn" in stored && typeof stored.basedOn === "string" ? stored.basedOn : null;
    return { values: formFrom(stored.values), basedOn };
  } catch {
    return null;
  }
}

/** Forgets the kept text of a post; null is the new one. */
export function dropDraft(postId: string | null): void {
  try {
    localStorage.removeItem(PREFIX + (postId ?? NEW));
  } catch {
    // Then there is none.
  }
}

export interface KeptText {
  /** Null for a new post. */
  postId: string | null;
  title: string;
}

/** All kept texts. */
export function listDrafts(): KeptText[] {
  const found: KeptText[] = [];
  try {
    for (const key of Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .toSorted()) {
      const id = key.slice(PREFIX.length);
      const postId = id === NEW ? null : id;
      const draft = readDraft(postId);
      if (draft) found.push({ postId, title: draft.values.title.trim() });
    }
  } catch {
    return [];
  }
  return found;
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
