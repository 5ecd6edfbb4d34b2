import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256After } from "./sha256.ts";

function hex(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

test("it is SHA-256, whatever the lengths of the two parts", () => {
  for (let beginning = 0; beginning <= 200; beginning++) {
    const salt = "salt?&=é".repeat(40).slice(0, beginning);
    const hashOf = sha256After(salt);
    for (const ending of ["", "0", "47", "199999", "x".repeat(50)]) {
      expect(hex(hashOf(ending))).toBe(
        createHash("sha256")
          .update(salt + ending)
          .digest("hex"),
      );
    }
  }
});

// FIPS 180-2, appendix B.
test.for([
  ["", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkl",
    "jklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
] as const)("'%s' and '%s' hash to the standard's example", ([beginning, ending, hash]) => {
  expect(hex(sha256After(beginning)(ending))).toBe(hash);
});
