import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { leaveAdmin } from "@/admin/login/access.ts";
import { enter, refusedFor, showPage, user, type Answer } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import PeoplePage from "./PeoplePage.tsx";

const ME = {
  ...{ user_id: "5b1f6d1e-0000-4000-8000-000000000001", email: "admin@example.com", role: "owner" },
  ...{ added_at: "2026-09-01T08:00:00Z", added_by: null, last_sign_in_at: null },
  ...{ has_two_factor: null, is_self: true },
};

const OTHER = { ...ME, user_id: ME.user_id.replace(/1$/, "2"), email: "other@example.com", is_self: false };

let answers: Record<string, Answer>;
let called: string[];

beforeEach(() => {
  dismissToasts();
  localStorage.clear();
  storeAdminSession();
  called = [];
  answers = {
    admin_role: () => Response.json("owner"),
    admin_people: () => Response.json([ME]),
    "add-person": () => Response.json({ code: "NOT_FOUND" }, { status: 404 }),
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    const call = pathname.split("/").at(-1) ?? "";
    if (!/^admin_|^own_two_factor$/.test(call)) called.push(call);
    return (answers[call] ?? (() => Response.json(null)))();
  });
});

async function open() {
  showPage(
    <Routes>
      <Route path="/admin/people" element={<PeoplePage />} />
      <Route path="/admin/login" element="The login" />
    </Routes>,
    "/admin/people",
  );
  const me = (await screen.findByText("admin@example.com")).closest("li");
  expect(me).toHaveTextContent("admin@example.com (you)Owner");
  return within(me ?? document.body);
}

test("an owner reads beside the field why somebody can't be added", async () => {
  expectLogged(/BackendError/);
  await open();
  const email = screen.getByLabelText("E-mail address");
  await enter(email, "nobody");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/Enter an e-mail address/)).toBeVisible();
  expect(called).toEqual([]);
  answers["add_admin"] = refusedFor("no-such-account", 400);
  await enter(email, "@example.org");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/admin:create -- --email nobody@example\.org$/)).toBeVisible();
  expect(called).toEqual(["add-person", "add_admin"]);
  answers["add-person"] = () => Response.json({ success: false, code: "already-admin" }, { status: 409 });
  await user.clear(email);
  await enter(email, ME.email);
  await user.keyboard("{Enter}");
  expect(await screen.findByText("admin@example.com is here already.")).toBeVisible();
});

test("the only owner is told so and offered nothing that would be refused; a second owner changes that", async () => {
  answers["admin_people"] = () => Response.json([ME, { ...OTHER, role: "editor" }]);
  const me = await open();
  expect(me.getByText("You are the only owner.")).toBeVisible();
  expect(me.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "Sign out everywhere: admin@example.com",
  ]);
  const other = within(screen.getByText("other@example.com").closest("li")!);
  expect(other.getAllByRole("button")).toHaveLength(3);
  cleanup();
  answers["admin_people"] = () => Response.json([ME, OTHER]);
  const withAnother = await open();
  expect(withAnother.getAllByRole("button")).toHaveLength(3);
  expect(screen.queryByText("You are the only owner.")).toBeNull();
});

test.for([
  ["Make editor", "Make editor", "change_admin_role"],
  ["Remove", "Remove", "remove_admin"],
] as const)(
  "who became the last owner a moment ago is asked before ‘%s’ and told why it can't be",
  async ([button, action, call]) => {
    expectLogged(/BackendError/);
    answers["admin_people"] = () => Response.json([ME, OTHER]);
    answers[call] = refusedFor("last-owner", 400);
    const me = await open();
    await user.click(me.getByRole("button", { name: new RegExp(`^${button}`) }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.click(within(dialog).getByRole("button", { name: action }));
    expect(await screen.findByText("There must be an owner")).toBeInTheDocument();
    expect(screen.getByText(/This is the last one who can sign in\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(called).toEqual([call]);
  },
);

const leaves = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a new password shows before the list is read again, once for a double press, and warns who leaves", async () => {
  const added = Response.json({ success: true, password: "quiet-otter-bridge" });
  answers["add-person"] = () => added.clone();
  await open();
  answers["admin_people"] = () => new Promise<Response>(() => {});
  await enter(screen.getByLabelText("E-mail address"), "new@example.org");
  const form = screen.getByRole("button", { name: "Add" }).closest("form");
  form?.requestSubmit();
  form?.requestSubmit();
  expect(await screen.findByLabelText("Their password: new@example.org")).toHaveValue("quiet-otter-bridge");
  expect(called).toEqual(["add-person"]);
  expect(leaves()).toBe(false);
  await user.click(screen.getByRole("button", { name: /^I have handed it over/ }));
  expect(leaves()).toBe(true);
});

const newPassword = () => screen.queryByLabelText("Their password: new@example.org");

test("a new password is still there for who comes back to People, until they sign out", async () => {
  answers["add-person"] = () => Response.json({ success: true, password: "quiet-otter-bridge" });
  await open();
  await enter(screen.getByLabelText("E-mail address"), "new@example.org");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(newPassword()).toHaveValue("quiet-otter-bridge"));
  cleanup();
  expect(leaves()).toBe(false);
  await open();
  expect(newPassword()).toHaveValue("quiet-otter-bridge");
  act(leaveAdmin);
  cleanup();
  expect(leaves()).toBe(true);
  storeAdminSession();
  await open();
  expect(newPassword()).toBeNull();
});

test("who signs out everywhere is signed out here too", async () => {
  const me = await open();
  await user.click(me.getByRole("button", { name: /^Sign out everywhere/ }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Sign out" }));
  expect(await screen.findByText("The login")).toBeVisible();
  await waitFor(() => expect(called).toEqual(["sign_out_admin", "logout"]));
  await waitFor(() => expect(localStorage.getItem("ivf-admin-session")).toBeNull());
});
