import { beforeEach, expect, test } from "vitest";
import { forgetOpenedPages, noteOpenedPage, pageAt } from "./openedPages.ts";

beforeEach(forgetOpenedPages);

test("what was measured belongs to the page that was open at that moment", () => {
  noteOpenedPage("/", 1200);
  noteOpenedPage("/clinic/:id", 5000);
  noteOpenedPage("/clinic/:id", 6000);
  noteOpenedPage("*", 9000);
  expect([0, 4999, 5000, 8999, 9000].map(pageAt)).toEqual(["/", "/", "/clinic/:id", "/clinic/:id", "*"]);
});

test("nothing belongs to the administration, or to no page at all", () => {
  expect(pageAt(1)).toBeUndefined();
  noteOpenedPage("/", 0);
  noteOpenedPage("/admin/*", 10);
  expect([pageAt(5), pageAt(11)]).toEqual(["/", undefined]);
});
