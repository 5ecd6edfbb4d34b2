import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import ClinicListPage from "./ClinicListPage.tsx";

const CLINIC = {
  ...{ id: "example", name: "Example Clinic", countries: [], locations: ["Brno"], merged_into: null },
  ...{ upvote_count: 0, facts: 0, oldest_check: null, missing: [] },
};

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
