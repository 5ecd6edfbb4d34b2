import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { showPage } from "@/contributing/forms/testing.tsx";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import ReportsPage from "./ReportsPage.tsx";
import SubmissionsPage from "./SubmissionsPage.tsx";

beforeEach(() => {
  localStorage.clear();
  storeAdminSession();
  const nothing = { json: { counts: {}, rows: [] } };
  answerBackend({
    "/rpc/admin_role": { json: "owner" },
    "/rpc/admin_submissions": nothing,
    "/rpc/admin_reports": nothing,
  });
});

test.for([
  ["/admin/submissions", "Nothing new", "What visitors send appears here.", SubmissionsPage],
  ["/admin/reports", "Nothing new", "What visitors send appears here.", ReportsPage],
  [
    "/admin/submissions?state=accepted",
    "No submissions here",
    "Nothing is ‘accepted’ at the moment.",
    SubmissionsPage,
  ],
  [
    "/admin/submissions?state=bin",
    "The bin is empty",
    "The submissions you delete stay here for a week. Until then you can put them back.",
    SubmissionsPage,
  ],
] as const)("an empty inbox at %s says what would be in it", async ([path, title, text, Page]) => {
  showPage(<Page />, path);
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

const pagesAsked = () =>
  callsTo("/rpc/admin_submissions").map(
    ({ body }) => (JSON.parse(body as string) as { p_page: number }).p_page,
  );

test("a page that is gone, since its last one was decided, leads to the last that is there", async () => {
  answerBackend({
    "/rpc/admin_role": { json: "owner" },
    "/rpc/admin_submissions": { json: { counts: { new: 41 }, rows: [] } },
  });
  showPage(<SubmissionsPage />, "/admin/submissions?page=7");
  await waitFor(() => expect(pagesAsked()).toEqual([7, 3]));
});
