import { expect, test } from "vitest";
import { linkAddress } from "./linkAddress.ts";

test.for<[typed: string, address: string | null]>([
  ["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"],
  [" example.org/page ", "https://example.org/page"],
  ["/sperm-analysis", "/sperm-analysis"],
  ["#costs", "#costs"],
  ["mailto:a@example.org", "mailto:a@example.org"],
  ["tel:+420123", "tel:+420123"],
  ["http://plain.test", null],
  ["javascript:alert(1)", null],
  ["JaVaScRiPt:alert(1)", null],
  ["data:text/html,x", null],
  ["//evil.test", null],
  ["/\\evil.test", null],
  ["words", null],
  ["", null],
])("%j leads to %j", ([typed, address]) => {
  expect(linkAddress(typed)).toBe(address);
});
