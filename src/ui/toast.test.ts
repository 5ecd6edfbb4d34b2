import { afterEach, expect, test } from "vitest";
import { currentToasts, dismissToasts, showToast } from "./toast.ts";

afterEach(dismissToasts);

test("a message that is said again is shown once, and anew", () => {
  showToast({ title: "The search couldn't be loaded." });
  const [before] = currentToasts();
  showToast({ title: "Upvoted", text: "Thank you." });
  showToast({ title: "The search couldn't be loaded." });
  expect(currentToasts().map(({ title }) => title)).toEqual(["Upvoted", "The search couldn't be loaded."]);
  expect(currentToasts()[1]?.id).not.toBe(before?.id);
});

test("messages of one title and different words stand beside each other", () => {
  showToast({ title: "Saved", text: "Reprofit" });
  showToast({ title: "Saved", text: "GENNET" });
  expect(currentToasts()).toHaveLength(2);
});
