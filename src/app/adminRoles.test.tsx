import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { MergeSection } from "@/admin/clinics/MergeSection.tsx";
import LoginPage from "@/admin/login/LoginPage.tsx";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { exampleClinic } from "../../tests/support/exampleClinic.ts";
import { storeAdminSession } from "../../tests/support/signedInAdmin.ts";
import { showAdminPage } from "./testing.tsx";

const EMAIL = "admin@example.com";
const SESSION = { access_token: "a.b.c", refresh_token: "r", token_type: "bearer", expires_in: 3600 };

let role: string | null;
const ANSWERS: Record<string, () => unknown> = {
  admin_role: () => role,
  admin_submissions: () => ({ counts: {}, rows: [] }),
  is_admin: () => true,
  sponsored_price: () => 490,
  token: () => ({
    ...SESSION,
    user: { id: "5b1f6d1e-0000-4000-8000-000000000001", email: EMAIL, factors: [] },
  }),
  "verify-admin-password": () => ({ success: true }),
};

beforeEach(() => {
  dismissToasts();
  localStorage.clear();
  storeAdminSession();
  role = "editor";
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    return Response.json((ANSWERS[pathname.split("/").at(-1) ?? ""] ?? (() => []))());
  });
});

const menu = () => within(screen.getByRole("navigation", { name: "Admin" }));

test("an editor's menu leaves out what is for owners, whose page says so", async () => {
  showAdminPage("/admin/votes", <LoginPage />);
  expect(await screen.findByText("This part is for owners")).toBeVisible();
  expect(menu().getByRole("link", { name: "History" })).toBeVisible();
  expect(menu().queryByRole("link", { name: "Votes" })).toBeNull();
});

test("an editor reads the price of the sponsored place, which owners change", async () => {
  showAdminPage("/admin/sponsors", <LoginPage />);
  expect(await screen.findByText("It is €490. Owners can change it.")).toBeVisible();
  expect(screen.queryByLabelText("Price of a sponsored place")).toBeNull();
});

test("an editor reads that only owners merge clinics, and an owner has the button", async () => {
  const { unmount } = showPage(<MergeSection clinic={exampleClinic()} mergedInto={null} />, "/");
  expect(await screen.findByText(/^Merging moves votes, so only owners can do it\./)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  role = "owner";
  showPage(<MergeSection clinic={exampleClinic()} mergedInto={null} />, "/");
  expect(await screen.findByRole("button", { name: "Merge into another clinic" })).toBeVisible();
  expect(screen.queryByText(/only owners can do it/)).toBeNull();
});

test("an ended session leads to the login, and signing in leads back", async () => {
  showAdminPage("/admin/sponsors", <LoginPage />);
  await screen.findByText("It is €490. Owners can change it.");
  role = null;
  await user.click(menu().getByRole("link", { name: "Submissions" }));
  expect(await screen.findByText("You have been signed out")).toBeInTheDocument();
  expect(screen.getByText(/no longer has admin access/)).toBeInTheDocument();
  const password = await screen.findByLabelText("Password");
  await waitFor(() => expect(localStorage.getItem("ivf-admin-session")).toBeNull());
  role = "owner";
  await enter(screen.getByLabelText("Email"), EMAIL);
  await enter(password, "some password");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Submissions" })).toBeVisible();
  expect(await menu().findByRole("link", { name: "Votes" })).toBeVisible();
});
