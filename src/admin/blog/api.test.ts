import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { blogKey } from "@/backend/queryKeys.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { renderBesideEndlessQuery } from "../../../tests/support/endlessQuery.tsx";
import { useSavePost } from "./api.ts";
import { fieldsFromForm, EMPTY_POST } from "./postForm.ts";

test("a saved post is saved before the lists and categories are read again", async () => {
  answerBackend({ "/rest/v1/blog_posts": { json: [{ id: "new", updated_at: "2026-01-01" }] } });
  const { result } = renderBesideEndlessQuery(blogKey, useSavePost);
  act(() => result.current.mutate({ fields: fieldsFromForm(EMPTY_POST), newId: "new", base: null }));
  await vi.waitFor(
    () => expect(result.current.data).toMatchObject({ kind: "saved", post: { id: "new" } }),
    10_000,
  );
});
