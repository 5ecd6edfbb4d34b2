import { assert, constantFrom, property, string } from "../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { mailtoUrl } from "./mailtoUrl.ts";

test("a message goes to one address, whatever the address or subject contains", () => {
  const unit = constantFrom(...Array.from("?&=%#,;:@/ \r\n\"'ař"), "%0A", "bcc", "body", "%40");
  assert(
    property(string({ unit }), string({ unit }), (address, subject) => {
      const url = new URL(mailtoUrl(address, subject));
      expect(decodeURIComponent(url.pathname)).toBe(address);
      expect(url.pathname).not.toMatch(/[?&,;]|%40/);
      expect([...url.searchParams.keys()]).toEqual(["subject"]);
      expect(url.searchParams.get("subject")).toBe(subject);
      expect(new URL(mailtoUrl(address)).search).toBe("");
      expect(url.hash).toBe("");
    }),
  );
});

test("an ordinary address is written as it is", () => {
  expect(mailtoUrl("jana.o'neil@example.org")).toBe("mailto:jana.o'neil@example.org");
});
