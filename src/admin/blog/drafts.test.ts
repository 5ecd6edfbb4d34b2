import { expect, test, vi } from "vitest";
import { listDrafts, postDrafts } from "./drafts.ts";
import { EMPTY_POST } from "./postForm.ts";

const { keep: keepDraft, read: readDraft, drop: dropDraft } = postDrafts;

const draft = {
  values: { ...EMPTY_POST, title: "Half a post", metaKeywords: ["ivf"] },
  basedOn: "2026-01-01",
};

test("unsaved text is kept separately for each post, and forgotten on request", () => {
  keepDraft("1", draft);
  keepDraft(null, { ...draft, basedOn: null });
  expect(readDraft("1")).toEqual(draft);
  expect(readDraft(null)?.basedOn).toBeNull();
  expect(readDraft("2")).toBeNull();
  expect(listDrafts()).toEqual([
    { path: "/admin/blog/edit/1", name: "Half a post" },
    { path: "/admin/blog/new", name: "Half a post" },
  ]);
  dropDraft("1");
  expect(readDraft("1")).toBeNull();
});

const kept = (value: string) => `{"version":1,"value":${value}}`;
const NONSENSE = ["", "{", "null", "[]", "7", '"text"', '{"basedOn":1}'];

test.for([...NONSENSE, ...NONSENSE.map(kept)])("corrupt storage counts as nothing: %s", (text) => {
  localStorage.setItem("ivf-admin-draft:1", text);
  expect(readDraft("1")).toBeNull();
  expect(listDrafts()).toEqual([]);
});

test("fields of a wrong kind are empty, unknown ones are dropped", () => {
  const values = { title: 7, content: "Text", metaKeywords: ["a", 1], published: "yes", evil: "x" };
  localStorage.setItem("ivf-admin-draft:1", kept(JSON.stringify({ values, basedOn: 5 })));
  expect(readDraft("1")).toEqual({
    values: { ...EMPTY_POST, content: "Text", metaKeywords: ["a"] },
    basedOn: null,
  });
});

test("blocked storage breaks nothing", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  keepDraft("1", draft);
  dropDraft("1");
  expect(readDraft("1")).toBeNull();
});
