import { expect, test } from "vitest";
import { BackendError } from "@/backend/errors.ts";
import { restoreFailure } from "./restoreMessages.ts";

test.each([
  ["no-such-category", 400, /^Its category was deleted\. Put that back first\.$/],
  ["sponsored-place-taken", 409, /another clinic on some of these days/],
  ["nothing-to-restore", 403, /^Nothing was there before this change\.$/],
  ["ages-overlap", 409, /^The database's own words\. Correct or retire one of them first\.$/],
])("who can't put something back for %s reads what to do first", (hint, status, text) => {
  const error = new BackendError("The database's own words", status, { hint, code: `PT${status}` });
  expect(restoreFailure(error)).toMatchObject({
    title: "Nothing was put back",
    text: expect.stringMatching(text),
  });
});
