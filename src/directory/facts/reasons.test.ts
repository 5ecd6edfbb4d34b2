import { expect, test } from "vitest";
import { REASON_TEXTS } from "./reasons.ts";

test("every reason is a sentence that fits beside a name", () => {
  const sentences = Object.values(REASON_TEXTS);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]{10,90}\.$/);
});
