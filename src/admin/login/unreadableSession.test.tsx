import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { showPage } from "@/contributing/forms/testing.tsx";
import { AdminOnly } from "./AdminOnly.tsx";
import { setAdminFlags } from "./flags.ts";

const SESSION = "ivf-admin-session";

test("a stored session that nobody can read is forgotten, and the login shows", async () => {
  setAdminFlags("a@example.org");
  localStorage.setItem(SESSION, "{broken");
  showPage(
    <Routes>
      <Route path="/admin" element={<AdminOnly>The page</AdminOnly>} />
      <Route path="/admin/login" element="The login" />
    </Routes>,
    "/admin",
  );
  expect(screen.getByText("Checking your session...")).toBeInTheDocument();
  expect(await screen.findByText("The login")).toBeVisible();
  expect(localStorage.getItem(SESSION)).toBeNull();
});
