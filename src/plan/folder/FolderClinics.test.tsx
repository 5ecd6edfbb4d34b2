import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { ROWS, showAt } from "../../../tests/support/namedClinics.tsx";
import { FolderClinics } from "./FolderClinics.tsx";

test("a translated folder still names its clinics as they call themselves", async () => {
  answerBackend({ "/rest/v1/clinics?": { json: ROWS } });
  showAt("/plan/folder", <FolderClinics list={[{ id: "reprofit", note: "" }]} onCountries={() => {}} />);
  expect(await screen.findByText("REPROFIT")).toHaveAttribute("translate", "no");
});
