import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { AdminPage } from "./AdminPage.tsx";
import { ADMIN_SECTIONS } from "./adminSections.ts";

const signedIn = vi.hoisted(() => ({ role: "owner" }));
vi.mock("@/admin/login/role.ts", () => ({ useRole: () => signedIn.role }));
vi.mock("@/admin/login/AdminOnly.tsx", () => ({
  AdminOnly: ({ children }: { children: unknown }) => children,
}));
vi.mock("./AdminHeader.tsx", () => ({ AdminHeader: () => null }));

const isShown = (path: string, role: "owner" | "editor") => {
  signedIn.role = role;
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <AdminPage title="A page">
        <p>What it holds</p>
      </AdminPage>
    </MemoryRouter>,
  );
  const isRefused = screen.queryByText("This part is for owners") !== null;
  expect(screen.queryByText("What it holds") === null).toBe(isRefused);
  unmount();
  return !isRefused;
};

test.for(ADMIN_SECTIONS)(
  "$path and what lies below it are shown to those whose menu names it",
  ({ path, forOwners }) => {
    for (const address of [path, `${path}/more`]) {
      expect(isShown(address, "owner")).toBe(true);
      expect(isShown(address, "editor")).toBe(!forOwners);
    }
  },
);
