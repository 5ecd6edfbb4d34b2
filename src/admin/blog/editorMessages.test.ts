import { expect, test } from "vitest";
import { invalidFormMessage } from "./editorMessages.ts";

test("a missing title or content is said in the specification's words", () => {
  expect(invalidFormMessage(["slug", "content"])).toMatchObject({
    title: "Error",
    text: "Title and content are required",
  });
  expect(invalidFormMessage(["slug"])).toMatchObject({ text: "Please look at the marked fields" });
});
