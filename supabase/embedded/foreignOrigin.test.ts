import { expect, test } from "vitest";
import { isForeign } from "./foreignOrigin.ts";

const post = (origin: string | undefined, host = "127.0.0.1:4173") =>
  isForeign({ method: "POST", headers: { host, ...(origin !== undefined && { origin }) } });

test("the site's own pages and programs without an origin may write", () => {
  expect(post("http://127.0.0.1:4173")).toBe(false);
  expect(post("https://Clinics.Example", "clinics.example")).toBe(false);
  expect(post(undefined)).toBe(false);
});

test.for([
  "https://evil.example",
  "http://127.0.0.1:4174",
  "http://127.0.0.1:4173.evil.example",
  "http://evil.example/127.0.0.1:4173",
  "http://127.0.0.1:4173@evil.example",
  "null",
  "",
  "127.0.0.1:4173",
])("a page of '%s' may not write", (origin) => {
  expect(post(origin)).toBe(true);
});

test("a page of another website may read, and ask what it may do", () => {
  for (const method of ["GET", "HEAD", "OPTIONS"]) {
    expect(isForeign({ method, headers: { host: "a.example", origin: "https://b.example" } })).toBe(false);
  }
});
