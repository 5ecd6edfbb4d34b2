import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { enter, refusedFor, showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import SubmissionPage from "./SubmissionPage.tsx";

const ID = "5b1f6d1e-0000-4000-8000-000000000001";
const NEW = {
  ...{ id: ID, clinic_name: "Klinika Nova", country: "Poland", website: "https://nova.example/" },
  ...{
    satisfaction: 4,
    relationship: "patient",
    state: "new",
    created_at: "2026-11-20T08:00:00Z",
    similar: [],
  },
};
const rejected = (reason: string) => ({
  ...NEW,
  ...{ state: "rejected", reason, decided_at: "2026-11-21T08:00:00Z", decided_by: "jana@example.org" },
});

let stored: object;
let called: string[];
let decide: (call: string) => Promise<Response> | Response;

beforeEach(() => {
  dismissToasts();
  storeAdminSession();
  stored = NEW;
  called = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    const call = pathname.split("/").at(-1) ?? "";
    if (call === "admin_role") return Response.json("editor");
    if (call === "submission_to_review") return Response.json(stored);
    if (!call.endsWith("_submission")) return Response.json([]);
    called.push(call);
    return await decide(call);
  });
});

async function open() {
  const pages = (
    <Routes>
      <Route path="/admin/submissions/:id" element={<SubmissionPage />} />
      <Route path="/admin/login" element="The login" />
    </Routes>
  );
  showPage(pages, `/admin/submissions/${ID}`);
  await screen.findByLabelText("Address of the new clinic");
}

const decision = () => screen.findByRole("region", { name: "Decision" });

test("two editors at one submission: the second is told, and sees what the first decided", async () => {
  await open();
  expectLogged(/The server's own words/);
  stored = rejected("Spam");
  decide = refusedFor("already-decided", 400);
  await user.click(screen.getByRole("button", { name: "Accept as a new clinic" }));
  expect(await screen.findByText("It has been decided already")).toBeInTheDocument();
  expect(screen.getByText("This page now shows the decision.")).toBeInTheDocument();
  expect(await decision()).toHaveTextContent("Spam");
  expect(called).toEqual(["accept_submission"]);
});

test("a usual reason is filled in by a click", async () => {
  await open();
  await user.click(screen.getByRole("button", { name: "Spam" }));
  expect(screen.getByLabelText("Why is it rejected?")).toHaveValue("Spam");
});

test("a decision without an answer says so, loses nothing typed, and can be made again once", async () => {
  expectLogged(/fetch failed/);
  decide = () => Promise.reject(new TypeError("fetch failed"));
  await open();
  await enter(screen.getByLabelText("Why is it rejected?"), "Nothing to see");
  await user.click(screen.getByRole("button", { name: "Reject" }));
  expect(await screen.findByText("No answer came")).toBeInTheDocument();
  expect(screen.getByLabelText("Why is it rejected?")).toHaveValue("Nothing to see");

  const held = Promise.withResolvers<void>();
  decide = async () => {
    await held.promise;
    stored = rejected("Nothing to see");
    return Response.json(null);
  };
  await user.dblClick(screen.getByRole("button", { name: "Reject" }));
  expect(await screen.findByRole("button", { name: "Rejecting..." })).toBeVisible();
  held.resolve();
  expect(await decision()).toHaveTextContent("Nothing to see");
  expect(called).toEqual(["reject_submission", "reject_submission"]);
});
