import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { expectLogged } from "../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../tests/support/signedInAdmin.ts";
import { showAdminPage } from "./testing.tsx";

beforeEach(() => {
  localStorage.clear();
  storeAdminSession();
});

/** `accessibility/states` looks at one list that loads and one that failed, in the same components. */
const PAGES: [path: string, loading: string, failed: string][] = [
  ["/admin/blog", "Loading blog posts...", "Error loading blog posts. Please try again later."],
  ["/admin/blog/categories", "Loading the categories...", "We couldn't load the categories"],
  ["/admin/clinics", "Loading clinics...", "We couldn't load the clinics"],
  ["/admin/clinics/reprofit", "Loading clinic...", "We couldn't load this clinic"],
  [
    "/admin/clinics/reprofit/facts",
    "Loading the facts of this clinic...",
    "We couldn't load the facts of this clinic",
  ],
  ["/admin/national", "Loading the national figures...", "We couldn't load the national figures"],
  ["/admin/rules/denmark", "Loading this law...", "We couldn't load this law"],
  ["/admin/reports", "Loading the reports...", "We couldn't load the reports"],
  ["/admin/votes?show=days", "Loading the days...", "We couldn't load the days"],
  ["/admin/history", "Loading the history...", "We couldn't load the history"],
  ["/admin/people", "Loading the people...", "We couldn't load the people"],
  ["/admin/speed", "Loading what was measured...", "We couldn't load what was measured"],
  ["/admin/sponsors", "Loading sponsored places...", "We couldn't load sponsored places"],
];

function answer(others: (call: string) => Promise<Response>, role: string | null = "owner"): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    const call = pathname.split("/").at(-1) ?? "";
    return call === "admin_role" ? Response.json(role) : await others(call);
  });
}

test.for(PAGES)("%s says that it loads, for screen readers too", async ([path, loading]) => {
  answer(() => new Promise(() => {}));
  showAdminPage(path);
  expect((await screen.findAllByText(loading)).map((words) => words.role)).toContain("status");
});

test.for(PAGES)("%s says that it could not be loaded, and offers another try", async ([path, , failed]) => {
  expectLogged(/BackendError/);
  answer(async () => Response.json({ message: "x" }, { status: 400 }));
  showAdminPage(path);
  expect((await screen.findByText(failed)).closest("[role=alert]")).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Retry" })[0]).toBeVisible();
});

test.for([
  "/admin",
  "/admin/blog",
  "/admin/blog/new",
  "/admin/blog/edit/5b1f6d1e-0000-4000-8000-000000000101",
  "/admin/clinics/reprofit/preview",
])("%s leads whoever isn't signed in to the login", async (path) => {
  localStorage.clear();
  answer(async () => Response.json([]));
  showAdminPage(path);
  expect(await screen.findByText("The login")).toBeVisible();
});

test("a flag without a session is not believed, and cleared", async () => {
  localStorage.clear();
  localStorage.setItem("admin_authenticated", "true");
  localStorage.setItem("admin_email", "admin@example.com");
  answer(async () => Response.json([]), null);
  showAdminPage("/admin/blog");
  expect(await screen.findByText("The login")).toBeVisible();
  expect(localStorage.getItem("admin_authenticated")).toBeNull();
});
