import { expect, test } from "vitest";
import { isVisible } from "../../src/backend/visibleText.ts";
import { asOwner } from "../support/database/clients.ts";

test("the site and the database call the same characters visible, of all there are", async () => {
  // From 1, since Postgres has no NUL, and without surrogates.
  const rows = await asOwner<{ code: number }[]>`
    select code from generate_series(1, ${0x10ffff}::int) as code
    where code not between ${0xd800} and ${0xdfff} and not private.has_visible_text(chr(code))
    order by code`;
  const invisible: number[] = [];
  for (let code = 1; code <= 0x10ffff; code++) {
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    if (!isHalf && !isVisible(String.fromCodePoint(code))) invisible.push(code);
  }
  expect(invisible).not.toEqual([]);
  expect(rows.map(({ code }) => code)).toEqual(invisible);
});
