import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { readSource } from "../../../tests/support/sourceScan.ts";
import AccessibilityPage from "./AccessibilityPage.tsx";

const ALSO_ON_THE_PAGE = "";

const SAID_OF = new Map([
  ["src/ui/ShareButton.tsx", "something was copied"],
  ["src/directory/clinics/CopyQuestions.tsx", "something was copied"],
  ["src/directory/voting/UpvoteProvider.tsx", "why a vote was refused"],
  ["src/directory/shortlist/ShortlistButton.tsx", "couldn’t be opened"],
  ["src/directory/shortlist/toggleShortlisted.ts", "a note went with the clinic you took off your shortlist"],
  ["src/directory/filtering/useFilterModule.ts", "the search couldn’t be loaded"],
  ["src/contributing/forms/useSending.ts", "a form you left couldn’t be sent"],
  ["src/contributing/add-clinic/useSubmissionForm.ts", ALSO_ON_THE_PAGE],
  ["src/contributing/report-figure/useReportForm.ts", ALSO_ON_THE_PAGE],
]);

const isOfVisitors = (path: string) => !/^src\/(admin|ui\/toast\.ts)/.test(path);

test("the accessibility statement names all that only a short message says", () => {
  const speaking = readSource().filter(({ path, text }) => isOfVisitors(path) && text.includes("showToast("));
  expect(speaking.map(({ path }) => path).toSorted()).toEqual([...SAID_OF.keys()].toSorted());
  render(
    <MemoryRouter>
      <AccessibilityPage />
    </MemoryRouter>,
  );
  const said = screen.getByText(/they disappear after about five seconds/).textContent;
  for (const words of [...SAID_OF.values(), "full", "can’t be stored"]) expect(said).toContain(words);
});
