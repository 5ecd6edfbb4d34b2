import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { enter, user } from "@/contributing/forms/testing.tsx";
import { currentToasts, dismissToasts, subscribeToToasts } from "@/ui/toast.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import { edit, field, follow, open, press, write } from "../../../tests/support/postEditor.tsx";
import { PostsBackend } from "../../../tests/support/postsBackend.ts";
import { postDrafts } from "./drafts.ts";
import { EMPTY_POST } from "./postForm.ts";

let posts: PostsBackend;
beforeEach(() => {
  dismissToasts();
  storeAdminSession();
  posts = new PostsBackend();
});

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
  const wasThere: boolean[] = [];
  const stop = subscribeToToasts(() => {
    if (wasThere.length > 0) return;
    wasThere.push(create.isConnected);
    queueMicrotask(() => create.click());
  });
  onTestFinished(stop);
  await user.click(create);
  expect(await screen.findByText("Blog post created successfully")).toBeInTheDocument();
  expect(wasThere).toEqual([true]);
  expect(await screen.findByRole("heading", { name: "Blog administration" })).toBeVisible();
  // A second save would have another message, of a post that is there already.
  expect(currentToasts().every(({ title }) => title === "Blog post created successfully")).toBe(true);
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

test("a post that is left while it is saved keeps no draft once it is stored", async () => {
  open("/admin/blog/new");
  await write("<p>Once</p>");
  await enter(field("Title"), "Left while saving");
  const release = holdSave();
  await press("Create");
  cleanup();
  expect(postDrafts.list()).toHaveLength(1);
  release();
  await waitFor(() => expect(postDrafts.list()).toEqual([]));
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

test("a post is not saved without the picture that is still being stored", async () => {
  expectLogged(/UnusablePicture/);
  onTestFinished(() => void vi.unstubAllGlobals());
  const read = Promise.withResolvers<never>();
  vi.stubGlobal("createImageBitmap", () => read.promise);
  await edit(posts.add({ title: "With a picture", slug: "picture" }), "<p>Mine</p>");
  await user.upload(
    screen.getByLabelText("Picture to upload"),
    new File(["a picture"], "clinic.png", { type: "image/png" }),
  );
  await press("Update");
  expect(await screen.findByText(/^The picture is still being stored\./)).toBeInTheDocument();
  expect(posts.contents()).toEqual(["<p>Text</p>"]);
  read.reject(new Error("No picture"));
  expect(await screen.findByText("This browser can’t read the file as a picture.")).toBeInTheDocument();
  await press("Update");
  expect(await screen.findByText("Blog post updated successfully")).toBeInTheDocument();
  expect(posts.contents()).toEqual(["<p>Mine</p>"]);
});

test("a post doesn't wait for the picture of another one", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("createImageBitmap", () => new Promise(() => {}));
  posts.add({ title: "The other", slug: "other" });
  await edit(posts.add({ title: "With a picture", slug: "picture" }), "<p>Mine</p>");
  await user.upload(
    screen.getByLabelText("Picture to upload"),
    new File(["a picture"], "clinic.png", { type: "image/png" }),
  );
  expect(await screen.findByText("Storing the picture...")).toBeVisible();
  await follow("Back to Admin");
  await follow(/^Edit.*The other/);
  await write("<p>Saved</p>");
  await press("Update");
  expect(await screen.findByText("Blog post updated successfully")).toBeInTheDocument();
  expect(posts.contents()).toContain("<p>Saved</p>");
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
