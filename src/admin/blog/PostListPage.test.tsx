import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import { PostsBackend } from "../../../tests/support/postsBackend.ts";
import PostListPage from "./PostListPage.tsx";

let posts: PostsBackend;
beforeEach(() => {
  dismissToasts();
  storeAdminSession();
  posts = new PostsBackend();
});

function open() {
  const pages = (
    <Routes>
      <Route path="/admin/blog" element={<PostListPage />} />
      <Route path="/admin/blog/new" element="The editor" />
      <Route path="/admin/login" element="The login" />
    </Routes>
  );
  showPage(pages, "/admin/blog");
}

async function deletePost(title: string) {
  await user.click(await screen.findByRole("button", { name: new RegExp(`^Delete ?${title}$`) }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
}

test("a list without posts offers to create the first one", async () => {
  open();
  expect(await screen.findByText("No blog posts yet")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Create First Post" }));
  expect(screen.getByText("The editor")).toBeVisible();
});

test("the list says what failed and stays usable", async () => {
  expectLogged(/BackendError: x/);
  posts.add({ title: "Stubborn post", slug: "stubborn" });
  posts.gate = () => Response.json({ message: "x" }, { status: 500 });
  open();
  await user.click(await screen.findByRole("button", { name: /^Publish ?Stubborn post$/ }));
  expect(await screen.findByText("Failed to update post status")).toBeInTheDocument();
  await deletePost("Stubborn post");
  expect(await screen.findByText("Failed to delete blog post")).toBeInTheDocument();
  expect(screen.getByRole("article")).toHaveTextContent("Draft");
});

test("a post planned for midnight carries the day that begins then, as readers see it", async () => {
  const published_at = "2026-09-03T22:00:00+00:00";
  posts.add({ title: "At midnight", slug: "midnight", published: true, published_at });
  open();
  expect(await screen.findByText("Published 4 Sep 2026")).toBeVisible();
});

test("fault 20: deleting a deleted post → the list refreshes", async () => {
  const id = posts.add({ title: "Twice deleted", slug: "twice" });
  open();
  await screen.findByRole("article");
  posts.remove(id);
  await deletePost("Twice deleted");
  expect(await screen.findByText("Blog post deleted successfully")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("article")).toBeNull());
});

test("a deletion that is carried out can't be called off any more, and says what became of it", async () => {
  posts.add({ title: "Slowly deleted", slug: "slowly" });
  const held = Promise.withResolvers<void>();
  posts.gate = () => held.promise;
  open();
  await deletePost("Slowly deleted");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeVisible();
  held.resolve();
  expect(await screen.findByText("Blog post deleted successfully")).toBeInTheDocument();
});

test("a change of a post whose answer was lost may be done, and isn't called failed", async () => {
  expectLogged(/fetch failed/);
  posts.add({ title: "Unheard post", slug: "unheard" });
  posts.losesAnswers = true;
  open();
  await user.click(await screen.findByRole("button", { name: /^Publish ?Unheard post$/ }));
  expect(await screen.findByText("It may be done. Reload the page to see.")).toBeInTheDocument();
  dismissToasts();
  await deletePost("Unheard post");
  expect(await screen.findByText("It may be done. Reload the page to see.")).toBeInTheDocument();
  expect(screen.queryByText("Failed to delete blog post")).toBeNull();
});
