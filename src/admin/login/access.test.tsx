import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { setAdminFlags } from "./flags.ts";

const session = vi.hoisted(() => ({ tell: (_isPresent: boolean): void => {} }));
vi.mock("./api.ts", () => ({
  watchSession: (listener: (isPresent: boolean) => void) => {
    session.tell = listener;
  },
}));

beforeEach(() => vi.resetModules());

async function open() {
  const { AdminOnly } = await import("./AdminOnly.tsx");
  const queryClient = createQueryClient();
  queryClient.setQueryData(["blog", "all"], ["a draft"]);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={["/admin/blog"]}>
        <Routes>
          <Route
            path="/admin/blog"
            element={
              <AdminOnly>
                <p>The list</p>
              </AdminOnly>
            }
          />
          <Route path="/admin/login" element={<p>The login</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return queryClient;
}

test("without the flag the visitor is led to the login at once", async () => {
  await open();
  expect(screen.getByText("The login")).toBeVisible();
});

test("with the flag neither page nor login shows until the session is known", async () => {
  setAdminFlags("a@example.org");
  await open();
  expect(screen.queryByText("The login")).toBeNull();
  expect(screen.queryByText("The list")).toBeNull();
  act(() => session.tell(true));
  expect(screen.getByText("The list")).toBeVisible();
});

test("a forged flag without a session is cleared and opens nothing", async () => {
  setAdminFlags("a@example.org");
  await open();
  act(() => session.tell(false));
  expect(screen.getByText("The login")).toBeVisible();
  expect(localStorage.getItem("admin_authenticated")).toBeNull();
  expect(localStorage.getItem("admin_email")).toBeNull();
});

test("when the session ends the page locks and what was read is forgotten", async () => {
  setAdminFlags("a@example.org");
  const queryClient = await open();
  act(() => session.tell(true));
  expect(queryClient.getQueryData(["blog", "all"])).toEqual(["a draft"]);
  act(() => session.tell(false));
  expect(screen.getByText("The login")).toBeVisible();
  expect(queryClient.getQueryData(["blog", "all"])).toBeUndefined();
});

test("when another tab takes the flag away this one locks", async () => {
  setAdminFlags("a@example.org");
  await open();
  act(() => session.tell(true));
  localStorage.removeItem("admin_authenticated");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "admin_authenticated" })));
  expect(screen.getByText("The login")).toBeVisible();
});

test("where storage is blocked nobody is in, and nothing breaks", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await open();
  expect(screen.getByText("The login")).toBeVisible();
});
