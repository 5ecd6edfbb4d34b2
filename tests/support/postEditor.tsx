import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { enter, showPage, user } from "../../src/contributing/forms/testing.tsx";
import PostEditorPage from "../../src/admin/blog/PostEditorPage.tsx";
import PostListPage from "../../src/admin/blog/PostListPage.tsx";

export const field = (label: string) =>
  screen.getByLabelText(label, { exact: true, selector: "input, textarea" });
export const press = (name: string) => user.click(screen.getByRole("button", { name }));
export const follow = async (name: string | RegExp) => user.click(await screen.findByRole("link", { name }));

export function open(path: string) {
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

export async function edit(id: string, text: string) {
  open(`/admin/blog/edit/${id}`);
  await write(text);
}

export async function write(text: string) {
  await user.click(await screen.findByRole("button", { name: "HTML" }));
  await user.clear(field("Content"));
  await enter(field("Content"), text);
}
