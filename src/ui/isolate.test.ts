import { expect, test } from "vitest";
import { isolate } from "./isolate.ts";

test.for(["IVF Zlín", "Łódź 👶", "<img src=x onerror=alert(1)>", ""])("'%s' stays as it is", (text) => {
  expect(isolate(text)).toBe(text);
});

test.for(["\u202egnp.cinilc", "a\u202b", "\u200fa", "קליניקה", "عيادة"])(
  "%s is kept apart from the words beside it",
  (text) => {
    expect(isolate(text)).toBe(`\u2068${text}\u2069`);
  },
);

test("a text cannot leave its isolate", () => {
  expect(isolate("a\u2069\u202eb")).toBe("\u2068a\u202eb\u2069");
});
