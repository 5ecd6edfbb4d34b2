import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { enter, refusedFor, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { edit, field, open, press, write } from "../../../tests/support/postEditor.tsx";
import { PostsBackend } from "../../../tests/support/postsBackend.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";

const TESTS = { id: "5b1f6d1e-0000-4000-8000-00000000cafe", name: "Tests", slug: "tests" };

let posts: PostsBackend;
beforeEach(() => {
  dismissToasts();
  storeAdminSession();
  posts = new PostsBackend();
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
