import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { ROWS, showAt } from "../../../tests/support/namedClinics.tsx";
import { FolderClinics } from "./FolderClinics.tsx";

test("a translated folder still names its clinics as they call themselves", async () => {
  answerBackend({ "/rest/v1/clinics?": { json: ROWS } });
  showAt(
    "/plan/folder",
    <FolderClinics list={[{ id: "reprofit", note: "", added: 1 }]} onCountries={() => {}} />,
  );
  expect(await screen.findByText("REPROFIT")).toHaveAttribute("translate", "no");
});

test("a clinic is said to be gone only once it was looked up whether it was merged", async () => {
  expectLogged(/BackendError/);
  const list = ["reprofit", "gone", "unsure"].map((id, added) => ({ id, note: "", added }));
  answerBackend({
    "/rest/v1/clinics?": { json: ROWS },
    "clinic_after_merges?p_clinic_id=gone": { json: null },
    "clinic_after_merges?p_clinic_id=unsure": { status: 500 },
  });
  showAt("/plan/folder", <FolderClinics list={list} onCountries={() => {}} />);
  expect(await screen.findByText("We couldn’t look up whether it is still listed.")).toBeVisible();
  expect(screen.getAllByText("No longer listed here.")).toHaveLength(1);
});
