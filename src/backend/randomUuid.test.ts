import { expect, test, vi } from "vitest";
import { isUuid, randomUuid } from "./randomUuid.ts";

test("a random id is a UUID, also where the browser does not make one", () => {
  expect(isUuid(randomUuid())).toBe(true);
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(isUuid(randomUuid())).toBe(true);
  vi.unstubAllGlobals();
});

test.for(["", "new", "0f8fad5b-d9cb-469f-a165-70867728950", " 0f8fad5b-d9cb-469f-a165-70867728950e"])(
  "'%s' is no UUID",
  (text) => expect(isUuid(text)).toBe(false),
);
