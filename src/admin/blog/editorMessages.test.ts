import { expect, test } from "vitest";
import { invalidFormMessage } from "./editorMessages.ts";

test("the message about a missing title or content is the specification's", () => {
  expect(invalidFormMessage(["slug", "content"])).toMatchObject({
    title: "Error",
    text: "Title and content are required",
  });
  expect(invalidFormMessage(["slug"])).toMatchObject({ text: "Please look at the marked fields" });
});
