import { act, screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { expectLogged, untilLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";

const SESSION = "ivf-admin-session";
const FLAG = "admin_authenticated";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  storeAdminSession();
});

async function open() {
  const { AdminOnly } = await import("./AdminOnly.tsx");
  const { LogoutButton } = await import("./LogoutButton.tsx");
  showPage(
    <Routes>
      <Route
        path="/admin"
        element={
          <AdminOnly>
            <LogoutButton />
          </AdminOnly>
        }
      />
      <Route path="/admin/login" element="The login" />
    </Routes>,
    "/admin",
  );
}

test("a session that can't be renewed while the server is out of order stays, and so do the flags", async () => {
  const stored = JSON.parse(localStorage.getItem(SESSION)!) as { expires_at: number };
  localStorage.setItem(SESSION, JSON.stringify({ ...stored, expires_at: 1 }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  expectLogged(/AuthRetryableFetchError|out of order/);
  answerBackend({ "auth/v1/token": { status: 503, json: { msg: "out of order" } } });
  await open();
  expect(screen.getByText("Checking your session...")).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole("alert")).toHaveTextContent(/We can't reach the server.*You stay signed in\./);
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  expect(localStorage.getItem(FLAG)).toBe("true");
  expect(localStorage.getItem(SESSION)).not.toBeNull();
  vi.useRealTimers();
});

test("a slow sign-out leaves alone who signed in again meanwhile", async () => {
  const told = Promise.withResolvers<{ status: number; json: unknown }>();
  answerBackend({ "auth/v1/logout": told.promise });
  // Supabase also warns of a client that an earlier test made.
  expectLogged(/not told of the sign-out|Multiple GoTrueClient instances/);
  await open();
  await user.click(await screen.findByRole("button", { name: "Logout" }));
  expect(await screen.findByText("The login")).toBeVisible();
  await vi.waitFor(() => expect(localStorage.getItem(SESSION)).toBeNull(), { timeout: 60_000 });
  expect(localStorage.getItem(FLAG)).toBeNull();
  storeAdminSession();
  localStorage.setItem(SESSION, localStorage.getItem(SESSION)!.replace("a.b.c", "d.e.f"));
  told.resolve({ status: 503, json: { msg: "out of order" } });
  await untilLogged(/The server was not told of the sign-out/);
  expect(localStorage.getItem(FLAG)).toBe("true");
  expect(localStorage.getItem(SESSION)).not.toBeNull();
});
