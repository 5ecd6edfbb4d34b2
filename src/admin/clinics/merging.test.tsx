import { useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useRole } from "@/admin/login/role.ts";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { answerBackend, OFFLINE } from "../../../tests/support/backendAnswers.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { publicationQuery } from "./api.ts";
import { MergeSection } from "./MergeSection.tsx";

vi.mock("@/admin/login/role.ts");

const OTHER = { id: "other", name: "Other Clinic", countries: [], locations: ["Brno"], published: true };
const STANDING = { merged_into: null, upvote_count: 0, facts: 0, oldest_check: null, missing: [] };
const NUMBERS = { votes: 2, into_votes: 1, both: 0, votes_after: 3, facts: 1, retired: 0 };

beforeEach(() => {
  dismissToasts();
  vi.mocked(useRole).mockReturnValue("owner");
  // Others are never answered.
  answerBackend({
    "rpc/admin_clinics": { json: [{ ...OTHER, ...STANDING }] },
    "rpc/merge_preview": { json: NUMBERS },
    "rpc/merge_clinics": "offline",
    "rpc/unmerge_clinic": "offline",
  });
});

const press = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }));
const MAY_BE_DONE = "It may be done, or still under way. Look at this page again in half a minute.";

test("a merge whose answer was lost may be done, and isn't called undone", async () => {
  expectLogged(/fetch failed/);
  showPage(<MergeSection clinic={exampleClinic()} mergedInto={null} />, "/admin/clinics/example");
  await press("Merge into another clinic");
  await press(/^Other Clinic/);
  await press("Merge");
  expect(await screen.findByText(MAY_BE_DONE)).toBeInTheDocument();
  expect(screen.queryByText("Not merged")).toBeNull();
});

test("so may the undoing of a merge", async () => {
  expectLogged(/fetch failed/);
  showPage(<MergeSection clinic={exampleClinic()} mergedInto="other" />, "/admin/clinics/example");
  await press("Undo the merge");
  expect(await screen.findByText(MAY_BE_DONE)).toBeInTheDocument();
});

test("a merge that is carried out can't be called off any more, and says that it is done", async () => {
  const merged = Promise.withResolvers<object>();
  answerBackend({
    "rpc/admin_clinics": { json: [{ ...OTHER, ...STANDING }] },
    "rpc/merge_preview": { json: NUMBERS },
    "rpc/merge_clinics": merged.promise,
  });
  showPage(<MergeSection clinic={exampleClinic()} mergedInto={null} />, "/admin/clinics/example");
  await press("Merge into another clinic");
  await press(/^Other Clinic/);
  await press("Merge");
  await press("Another clinic");
  await press("Close");
  expect(screen.getByRole("button", { name: "Merging..." })).toBeVisible();
  merged.resolve({});
  expect(await screen.findByText("Clinics merged")).toBeInTheDocument();
});

test("a list of clinics that can't be loaded says so, and not that there is no other clinic", async () => {
  expectLogged(/fetch failed/);
  answerBackend(OFFLINE);
  showPage(<MergeSection clinic={exampleClinic()} mergedInto={null} />, "/admin/clinics/example");
  await press("Merge into another clinic");
  expect(await screen.findByText("We couldn't load the other clinics")).toBeVisible();
  expect(screen.queryByText("No other clinic found.")).toBeNull();
  answerBackend({ "rpc/admin_clinics": { json: [{ ...OTHER, ...STANDING }] } });
  await press("Retry");
  expect(await screen.findByRole("button", { name: /^Other Clinic/ })).toBeVisible();
});

function SectionOfStored() {
  const publication = { published: false, mergedInto: "other", votes: 0 };
  const { data } = useQuery(publicationQuery({ clinic: exampleClinic(), publication, changedAt: "" }));
  return <MergeSection clinic={exampleClinic()} mergedInto={data.mergedInto} />;
}

const stored = (merged_into: string | null) => ({
  json: [{ published: false, merged_into, upvote_count: 0 }],
});

test("a merge that is undone says so, though its button is gone by then, and keeps the focus", async () => {
  answerBackend({
    "rpc/unmerge_clinic": { json: null },
    "/v1/clinics": [stored("other"), stored(null)],
  });
  showPage(<SectionOfStored />, "/admin/clinics/example");
  await press("Undo the merge");
  expect(await screen.findByText("Merge undone")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Undo the merge" })).toBeNull();
  expect(screen.getByRole("main")).toHaveFocus();
});
