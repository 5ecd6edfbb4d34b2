import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import ClinicListPage from "./ClinicListPage.tsx";

const CLINIC = {
  ...{ id: "example", name: "Example Clinic", countries: [], locations: ["Brno"], merged_into: null },
  ...{ upvote_count: 0, facts: 0, oldest_check: null, missing: [] },
};

const OTHER = { ...CLINIC, id: "other", name: "Other Clinic", published: false };

const list = (published: boolean) => ({ json: [{ ...CLINIC, published }] });

test("a clinic that leaves the list once it is published can be taken back above the list", async () => {
  storeAdminSession();
  answerBackend({
    "rpc/admin_role": { json: "owner" },
    "rpc/admin_clinics": [list(false), list(true), list(false)],
    "/v1/clinics": { json: [{ id: "example" }] },
  });
  showPage(<ClinicListPage />, "/admin/clinics?show=unpublished");
  await user.click(await screen.findByRole("button", { name: /^Publish ?Example Clinic$/ }));
  expect(await screen.findByText("Visitors see it now.")).toBeVisible();
  expect(screen.queryByRole("article")).toBeNull();
  const undo = screen.getByRole("button", { name: /^Undo ?Example Clinic$/ });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(await screen.findByRole("article")).toHaveTextContent("Unpublished");
  expect(screen.queryByText("Visitors see it now.")).toBeNull();
  expect(callsTo("/v1/clinics").map(({ body }) => body)).toEqual([
    '{"published":true}',
    '{"published":false}',
  ]);
});

test("what can be taken back leaves the focus where an editor has gone on, and goes with the list", async () => {
  storeAdminSession();
  const saving = Promise.withResolvers<{ json: object[] }>();
  answerBackend({
    "rpc/admin_role": { json: "owner" },
    "rpc/admin_clinics": [{ json: [...list(false).json, OTHER] }, { json: [...list(true).json, OTHER] }],
    "/v1/clinics": saving.promise,
  });
  showPage(<ClinicListPage />, "/admin/clinics?show=unpublished");
  await user.click(await screen.findByRole("button", { name: /^Publish ?Example Clinic$/ }));
  const next = screen.getByRole("button", { name: /^Publish ?Other Clinic$/ });
  next.focus();
  saving.resolve({ json: [{ id: "example" }] });
  expect(await screen.findByRole("button", { name: /^Undo ?Example Clinic$/ })).toBeVisible();
  expect(next).toHaveFocus();
  const search = screen.getByLabelText(/^Search clinics/);
  await user.type(search, "b{Backspace}");
  await waitFor(() => expect(screen.getByRole("article")).toHaveTextContent("Other Clinic"));
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  expect(search).toHaveFocus();
});
