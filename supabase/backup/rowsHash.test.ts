import { expect, test } from "vitest";
import { RowsHash } from "./rowsHash.ts";

function hashOf(...parts: string[]): string {
  const hash = new RowsHash();
  for (const part of parts) hash.update(Buffer.from(part));
  return hash.hex();
}

test("the same rows in another order, or in other parts, have the same checksum", () => {
  expect(hashOf("a\nb\nc\n")).toBe(hashOf("c\n", "a\nb\n"));
  expect(hashOf("a\n")).toMatch(/^[0-9a-f]{64}$/);
});

test.for([
  ["a\nb\n"],
  ["a\nb\nc\nc\n"],
  ["a\nb\nd\n"],
  ["a\nb\nc\nd"],
  ["a\nb\n", "c\n\n"],
  ["ab\nc\n"],
  [""],
])("other rows, a row twice or none, and a line that is cut have another one: %j", (parts) => {
  expect(hashOf(...parts)).not.toBe(hashOf("a\nb\nc\n"));
});
