import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { enter, refusedFor, showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts, subscribeToToasts } from "@/ui/toast.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import { PostsBackend } from "../../../tests/support/postsBackend.ts";
import { postDrafts } from "./drafts.ts";
import { EMPTY_POST } from "./postForm.ts";
import PostEditorPage from "./PostEditorPage.tsx";
import PostListPage from "./PostListPage.tsx";

const TESTS = { id: "5b1f6d1e-0000-4000-8000-00000000cafe", name: "Tests", slug: "tests" };

let posts: PostsBackend;
beforeEach(() => {
  dismissToasts();
  storeAdminSession();
  posts = new PostsBackend();
});

const field = (label: string) => screen.getByLabelText(label, { exact: true, selector: "input, textarea" });
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const follow = async (name: string | RegExp) => user.click(await screen.findByRole("link", { name }));

function open(path: string) {
  const pages = (
    <Routes>
      <Route path="/admin/blog" element={<PostListPage />} />
      <Route path="/admin/blog/new" element={<PostEditorPage />} />
      <Route path="/admin/blog/edit/:id" element={<PostEditorPage />} />
      <Route path="/admin/login" element="The login" />
    </Routes>
  );
  showPage(pages, path);
}

async function edit(id: string, text: string) {
  open(`/admin/blog/edit/${id}`);
  await write(text);
}

async function write(text: string) {
  await user.click(await screen.findByRole("button", { name: "HTML" }));
  await user.clear(field("Content"));
  await enter(field("Content"), text);
}

function holdSave(): () => void {
  const held = Promise.withResolvers<void>();
  posts.gate = () => held.promise;
  return held.resolve;
}

test("a second press before the list has come saves nothing again and leaves the message", async () => {
  open("/admin/blog/new");
  await write("<p>Once</p>");
  await enter(field("Title"), "Pressed twice");
  const create = screen.getByRole("button", { name: "Create" });
  const stop = subscribeToToasts(() => setTimeout(() => create.click()));
  onTestFinished(stop);
  await user.click(create);
  expect(await screen.findByText("Blog post created successfully")).toBeInTheDocument();
  expect(await screen.findByRole("heading", { name: "Blog administration" })).toBeVisible();
  expect(screen.getByText("Blog post created successfully")).toBeInTheDocument();
  expect(posts.contents()).toEqual(["<p>Once</p>"]);
});

test("text typed during a save stays, and counts as a change to the post just created", async () => {
  open("/admin/blog/new");
  await write("<p>First</p>");
  await enter(field("Title"), "Typed while saving");
  const release = holdSave();
  await press("Create");
  expect(await screen.findByRole("button", { name: "Saving..." })).toBeVisible();
  await write("<p>First and second</p>");
  release();
  expect(await screen.findByText("Blog post created successfully")).toBeInTheDocument();
  expect(screen.getByText("What you typed since is not saved yet.")).toBeInTheDocument();
  expect(field("Content")).toHaveValue("<p>First and second</p>");
  expect(posts.contents()).toEqual(["<p>First</p>"]);

  await follow("Back to Admin");
  await follow(/^Continue writing .*Typed while saving/);
  expect(await screen.findByText(/is kept in this browser/)).toBeVisible();
  expect(screen.queryByText(/has saved the post since/)).toBeNull();
  await press("Restore it");
  await press("Update");
  expect(await screen.findByText("Blog post updated successfully")).toBeInTheDocument();
  expect(posts.contents()).toEqual(["<p>First and second</p>"]);
  expect(screen.queryByText(/Unsaved text is kept/)).toBeNull();
});

test("text typed during a save is saved by the next click", async () => {
  await edit(posts.add({ title: "Saved twice", slug: "twice" }), "<p>First</p>");
  const release = holdSave();
  await press("Update");
  await write("<p>Second</p>");
  release();
  expect(await screen.findByText("What you typed since is not saved yet.")).toBeInTheDocument();
  await press("Update");
  expect(await screen.findByRole("heading", { name: "Blog administration" })).toBeVisible();
  expect(posts.contents()).toEqual(["<p>Second</p>"]);
});

test("replacing a newer version saves only what the form takes", async () => {
  const id = posts.add({ title: "Replaced", slug: "replaced" });
  await edit(id, "<p>Mine</p>");
  posts.change(id, { content: "<p>Theirs</p>" });
  const release = holdSave();
  await press("Update");
  await user.clear(field("Slug"));
  await enter(field("Slug"), "Not an address");
  release();
  await user.click(await screen.findByRole("button", { name: "Replace it with my text" }));
  expect(await screen.findByText("Please look at the marked fields")).toBeInTheDocument();
  expect(field("Slug")).toBeInvalid();
  expect(posts.contents()).toEqual(["<p>Theirs</p>"]);
  await user.clear(field("Slug"));
  await enter(field("Slug"), "replaced");
  await press("Update");
  expect(await screen.findByText("Blog post updated successfully")).toBeInTheDocument();
  expect(posts.contents()).toEqual(["<p>Mine</p>"]);
});

test("what someone else saved is shown in the history, and looking there costs no text", async () => {
  const id = posts.add({ title: "Looked at", slug: "looked-at" });
  await edit(id, "<p>Mine</p>");
  posts.change(id, { content: "<p>Theirs</p>" });
  await press("Update");
  const link = await screen.findByRole("link", { name: /^See what they saved/ });
  expect(link).toHaveAttribute("href", "/admin/history?kind=blog");
  await press("Keep editing");
  await waitFor(() => expect(postDrafts.read(id)).not.toBeNull());
  // In another tab.
  postDrafts.drop(id);
  window.dispatchEvent(new Event("pagehide"));
  expect(postDrafts.read(id)?.values.content).toBe("<p>Mine</p>");
  postDrafts.drop(id);
  cleanup();
  expect(postDrafts.read(id)?.values.content).toBe("<p>Mine</p>");
});

test("a form in which nothing was typed leaves the draft of another tab alone", async () => {
  open("/admin/blog/new");
  await screen.findByRole("button", { name: "HTML" });
  postDrafts.keep(null, { values: { ...EMPTY_POST, title: "Of another tab" }, basedOn: null });
  cleanup();
  expect(postDrafts.read(null)?.values.title).toBe("Of another tab");
});

test("a post that is opened and left keeps no draft", async () => {
  open(`/admin/blog/edit/${posts.add({ title: "Read only", slug: "read-only" })}`);
  await screen.findByRole("button", { name: "HTML" });
  cleanup();
  expect(postDrafts.list()).toEqual([]);
});

test("a post deleted while somebody edits it can be saved as a new one", async () => {
  const id = posts.add({ title: "Deleted while edited", slug: "deleted" });
  await edit(id, "<p>Mine</p>");
  posts.remove(id);
  await press("Update");
  const dialog = await screen.findByRole("dialog", { name: "This post was deleted while you were editing" });
  await user.click(within(dialog).getByRole("button", { name: "Save as a new post" }));
  expect(await screen.findByText("Blog post created successfully")).toBeInTheDocument();
  expect(posts.contents()).toEqual(["<p>Mine</p>"]);
});

test("unsaved text of a deleted post is offered, and can become a new post", async () => {
  const id = posts.add({ title: "Gone", slug: "gone" });
  await edit(id, "<p>Mine</p>");
  posts.remove(id);
  await follow("Back to Admin");
  await follow(/^Continue writing .*Gone/);
  expect(await screen.findByText(/Someone has deleted the post\./)).toBeVisible();
  await press("Restore it");
  await press("Create");
  expect(await screen.findByText("Blog post created successfully")).toBeInTheDocument();
  expect(posts.contents()).toEqual(["<p>Mine</p>"]);
  expect(localStorage.getItem(`ivf-admin-draft:${id}`)).toBeNull();
});

test("a failed save keeps the text and can be repeated", async () => {
  open("/admin/blog/new");
  await write("<p>Long work</p>");
  await enter(field("Title"), "Saved at the second try");
  expectLogged(/BackendError/);
  posts.gate = () => Response.json({ message: "x" }, { status: 500 });
  await press("Create");
  expect(await screen.findByText("Failed to create blog post")).toBeInTheDocument();
  expect(screen.getByText("Not saved. Your text is still here.")).toBeVisible();
  expect(field("Content")).toHaveValue("<p>Long work</p>");
  expect(posts.contents()).toEqual([]);
  posts.gate = () => {};
  await press("Create");
  expect(await screen.findByText("Blog post created successfully")).toBeInTheDocument();
  expect(posts.contents()).toEqual(["<p>Long work</p>"]);
});

test("a new post whose answer was lost is stored once, with what was corrected before the second try", async () => {
  expectLogged(/fetch failed/);
  open("/admin/blog/new");
  await write("<p>Long work</p>");
  await enter(field("Title"), "Stored, and nobody heard of it");
  posts.losesAnswers = true;
  await press("Create");
  expect(await screen.findByText("No answer came")).toBeInTheDocument();
  expect(screen.getByText("It may be saved. Look at the history first.")).toBeInTheDocument();
  expect(screen.getByText("It may be saved. Your text is still here.")).toBeVisible();
  posts.losesAnswers = false;
  await write("<p>Longer work</p>");
  await press("Create");
  expect(await screen.findByText("Blog post created successfully")).toBeInTheDocument();
  expect(posts.contents()).toEqual(["<p>Longer work</p>"]);
});

test("an address that another post has is said beside the field, and leaves that post alone", async () => {
  expectLogged(/BackendError/);
  posts.add({ title: "Theirs", slug: "theirs", content: "<p>Theirs</p>" });
  open("/admin/blog/new");
  await write("<p>Mine</p>");
  await enter(field("Title"), "Theirs");
  posts.gate = (method) =>
    method === "POST"
      ? Response.json({ code: "23505", message: "duplicate key" }, { status: 409 })
      : undefined;
  await press("Create");
  expect(await screen.findByText("This address is already in use")).toBeVisible();
  expect(posts.contents()).toEqual(["<p>Theirs</p>"]);
});

test("a post whose category was deleted says so, and shows which field to change", async () => {
  expectLogged(/BackendError/);
  const id = posts.add({ title: "Filed", slug: "filed", category_id: TESTS.id });
  posts.categories = [TESTS];
  await edit(id, "<p>Filed</p>");
  const category = screen.getByLabelText("Category");
  expect(category).toHaveDisplayValue("Tests");
  posts.categories = [];
  posts.gate = refusedFor("no-such-category", 400);
  await press("Update");
  expect(await screen.findByText("Its category was deleted. Choose another one.")).toBeInTheDocument();
  await waitFor(() => expect(category).toHaveDisplayValue("A deleted category"));
  posts.gate = () => {};
  await user.selectOptions(category, "None");
  await press("Update");
  expect(await screen.findByText("Blog post updated successfully")).toBeInTheDocument();
});

test.for([
  ["2026-11-20T08:00:00+00:00", "Readers see it already."],
  ["2999-11-20T08:00:00+00:00", /^Readers see it from 20 November 2999, /],
] as const)("the message about a plan names the date that was stored: %s", async ([published_at, words]) => {
  const plan = new Date(Date.now() + 86_400_000).toISOString();
  const id = posts.add({ title: "Planned", slug: "planned", published: true, published_at: plan });
  await edit(id, "<p>Planned</p>");
  posts.gate = () =>
    Response.json([{ id, updated_at: "2026-11-20T08:00:01+00:00", published: true, published_at }]);
  await press("Update");
  expect(await screen.findByText("Blog post updated successfully")).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.for(["5b1f6d1e-0000-4000-8000-00000000dead", "how-to-read-an-ivf-success-rate"])(
  "there is nothing to edit at %s",
  async (id) => {
    open(`/admin/blog/edit/${id}`);
    expect(await screen.findByText("Post Not Found")).toBeVisible();
    await follow("Back to Admin");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Blog administration" })).toBeVisible());
  },
);
