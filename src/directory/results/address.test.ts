import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { readPicture, writePicture, type PictureAddress } from "./address.ts";

const picture = fc.record<PictureAddress>({
  measure: fc.option(fc.string()),
  period: fc.option(fc.string()),
  picture: fc.constantFrom("dots", "funnel"),
  sort: fc.constantFrom("name", "rate"),
});

test("what an address asks for survives the way there and back, beside what others wrote", () => {
  fc.assert(
    fc.property(picture, (asked) => {
      const address = writePicture(new URLSearchParams("?utm=x"), asked);
      expect(readPicture(new URLSearchParams(address.toString()))).toEqual(asked);
      expect(address.get("utm")).toBe("x");
    }),
  );
});

test("what is broken counts as not there, and what is usual is left out", () => {
  const broken = readPicture(new URLSearchParams("?picture=pie&sort=best"));
  expect(broken).toEqual({ measure: null, period: null, picture: "dots", sort: "name" });
  expect(writePicture(new URLSearchParams(), broken).toString()).toBe("");
});
