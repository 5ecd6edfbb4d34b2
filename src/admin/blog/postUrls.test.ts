import { expect, test } from "vitest";
import { imageAddress, webAddress } from "./postUrls.ts";

test.for<[string, string]>([
  ["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"],
  [" http://example.org ", "http://example.org/"],
  ["https://klinika-žilina.sk/léčba", "https://xn--klinika-ilina-35c.sk/l%C3%A9%C4%8Dba"],
])("%s is an address", ([text, url]) => {
  expect(webAddress(text)).toBe(url);
});

test.for([
  ...[
    "",
    "example.org",
    "//example.org",
    "/blog/x.svg",
    "javascript:alert(1)",
    "data:image/png,x",
    "ftp://x.org",
  ],
  ...[
    "https://user:secret@example.org",
    "https://",
    "https://exa mple.org",
    `https://x.org/${"x".repeat(2048)}`,
  ],
])("'%s' is no address", (text) => {
  expect(webAddress(text)).toBeNull();
});

test("a picture may also be a path on this site", () => {
  expect(imageAddress("/blog/x.svg")).toBe("/blog/x.svg");
  expect(imageAddress("https://example.org/x.png")).toBe("https://example.org/x.png");
  for (const text of ["//evil.test/x.png", "/\\evil.test", "blog/x.svg", "", "javascript:x"]) {
    expect(imageAddress(text), text).toBeNull();
  }
});
