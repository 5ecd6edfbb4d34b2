import { expect, test } from "vitest";
import { fillFromTitle, type TitleFollowers } from "./autofill.ts";

const EMPTY: TitleFollowers = { slug: "", metaTitle: "", ogTitle: "", twitterTitle: "" };

function type(title: string, form: TitleFollowers, filled: Partial<TitleFollowers> = {}) {
  let before = filled;
  for (let length = 1; length <= title.length; length++) {
    before = fillFromTitle(title.slice(0, length), form, before, "post-1");
    Object.assign(form, before);
  }
  return before;
}

test("a new post's empty fields follow the title to its last letter", () => {
  const form = { ...EMPTY };
  type("IVF in Brno", form);
  expect(form).toEqual({
    slug: "ivf-in-brno",
    metaTitle: "IVF in Brno",
    ogTitle: "IVF in Brno",
    twitterTitle: "IVF in Brno",
  });
});

test("a field with its own words is left alone, and empty ones follow the title", () => {
  const form = { ...EMPTY, slug: "my-own", ogTitle: "Mine" };
  type("IVF in Brno", form);
  expect(form).toEqual({
    slug: "my-own",
    metaTitle: "IVF in Brno",
    ogTitle: "Mine",
    twitterTitle: "IVF in Brno",
  });
});

test("a field that somebody changes stops following, and follows again once it is emptied", () => {
  const form = { ...EMPTY };
  const filled = type("IVF", form);
  form.metaTitle = "Better";
  Object.assign(form, fillFromTitle("IVF in Brno", form, filled, "post-1"));
  expect(form).toMatchObject({ slug: "ivf-in-brno", metaTitle: "Better" });
  form.metaTitle = "";
  Object.assign(form, fillFromTitle("IVF in Prague", form, { slug: "ivf-in-brno" }, "post-1"));
  expect(form.metaTitle).toBe("IVF in Prague");
});

test("a stored post keeps its address and titles when its title changes", () => {
  const stored = { slug: "ivf", metaTitle: "IVF", ogTitle: "IVF", twitterTitle: "" };
  expect(fillFromTitle("IVF in Brno", stored, {}, "post-1")).toEqual({ twitterTitle: "IVF in Brno" });
});

test("a title of only punctuation still gets a usable address", () => {
  const form = { ...EMPTY };
  const filled = type("?!", form);
  expect(form.slug).toBe("post-1");
  Object.assign(form, fillFromTitle("?! Yes", form, filled, "post-1"));
  expect(form.slug).toBe("yes");
});

test("an emptied title empties what followed it", () => {
  const form = { ...EMPTY };
  const filled = type("IVF", form);
  expect(fillFromTitle("", form, filled, "post-1")).toEqual(EMPTY);
});
