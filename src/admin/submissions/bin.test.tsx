import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { refusedFor, showPage, user, type Answer } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { DeleteButton } from "./DeleteButton.tsx";
import { ReportToDecide } from "./ReportToDecide.tsx";
import { reportFrom, submissionFrom } from "./submissionPages.ts";
import { SubmissionRow } from "./SubmissionRow.tsx";
import { SubmissionToDecide } from "./SubmissionToDecide.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

const ID = "5b1f6d1e-0000-4000-8000-000000000001";
const SENT = {
  ...{ id: ID, clinic_name: "Klinika Nova", country: "Poland", website: "https://nova.example/" },
  ...{ satisfaction: 4, relationship: "patient", state: "new", created_at: "2026-11-20T08:00:00Z" },
  ...{ figure: "Price", right_value: "€3,300", source_url: "https://nova.example/prices", clinic_id: "nova" },
};
const BINNED = {
  ...SENT,
  binned_at: "2026-11-22T08:00:00Z",
  binned_by: "jana@example.org",
  bin_ends_at: "2026-11-29T08:00:00Z",
};

let called: string[];
function answerCalls(answer: Answer = () => Response.json(null)) {
  called = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (typeof init?.body === "string") called.push(`${pathname.split("/").at(-1)} ${init.body}`);
    return pathname.includes("restore_") || pathname.includes("bin_") ? answer() : Response.json([]);
  });
}
beforeEach(() => {
  dismissToasts();
  answerCalls();
});

function showDeleting() {
  const pages = (
    <Routes>
      <Route
        path="/admin/submissions/:id"
        element={<DeleteButton id={ID} thing="submission" list="/list" />}
      />
      <Route path="/list" element="The list" />
    </Routes>
  );
  showPage(pages, `/admin/submissions/${ID}`);
}

test("deleting puts a submission into the bin, says for how long, and goes back to the list", async () => {
  showDeleting();
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("The list")).toBeVisible();
  expect(called).toEqual([`bin_submission ${JSON.stringify({ p_id: ID })}`]);
  expect(await screen.findByText("You can put it back from there for a week.")).toBeVisible();
});

test.for([
  ["no-such-submission", 404, "It's no longer there"],
  ["history-limit", 429, "You’ve reached the limit for changes."],
] as const)("when '%s' keeps it from going, the page stays and says so", async ([hint, status, words]) => {
  expectLogged(/BackendError: The server's own words/);
  answerCalls(refusedFor(hint, status));
  showDeleting();
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole("button", { name: "Delete" })).toBeVisible();
});

test("in the bin's list each says when it goes for good, and is put back by a button that names it", async () => {
  showPage(<SubmissionRow submission={submissionFrom(BINNED)} />, "/");
  expect(screen.getByText("Will be deleted for good on 29 Nov 2026")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Put back ?Klinika Nova$/ }));
  expect(await screen.findByText("The submission was put back")).toBeVisible();
  expect(called).toEqual([`restore_submission ${JSON.stringify({ p_id: ID })}`]);
});

test("outside the bin, a row doesn't offer to restore", () => {
  showPage(<SubmissionRow submission={submissionFrom(SENT)} />, "/");
  expect(screen.queryByRole("button")).toBeNull();
});

test.for([
  ["submission", <SubmissionToDecide key="s" submission={submissionFrom({ ...BINNED, similar: [] })} />],
  ["report", <ReportToDecide key="r" report={reportFrom(BINNED)} />],
] as const)(
  "nobody decides on a %s in the bin: it says who deleted it and is put back",
  async ([thing, page]) => {
    showPage(page, "/");
    const bin = screen.getByRole("region", { name: "In the bin" });
    expect(bin).toHaveTextContent("Deleted on 22 November 2026 by jana@example.org.");
    expect(bin).toHaveTextContent("It will be deleted for good on 29 November 2026.");
    expect(screen.queryByRole("button", { name: /Reject|Accept|done/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Put back" }));
    await waitFor(() => expect(called).toEqual([`restore_${thing} ${JSON.stringify({ p_id: ID })}`]));
  },
);
