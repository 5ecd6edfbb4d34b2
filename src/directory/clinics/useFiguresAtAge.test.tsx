import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { exampleClinic, rateNote } from "../../../tests/support/exampleClinic.ts";
import { publishedRow } from "../../../tests/support/publishedRow.ts";
import { createQueryClient } from "@/backend/queryClient.ts";
import { chooseBand, forgetReadBand } from "@/directory/facts/chosenBand.ts";
import { writeValue } from "@/storage/storage.ts";
import { formatRate } from "./figures.ts";
import { useAtAge } from "./useFiguresAtAge.ts";

const CLINICS = [exampleClinic({ id: "a", successRate: 32, notes: { success: rateNote() } })];

function Rates() {
  return (
    <p>
      {useAtAge(CLINICS)
        ?.map(({ successRate }) => formatRate(successRate))
        .join()}
    </p>
  );
}

afterEach(() => {
  chooseBand(null);
  localStorage.clear();
  forgetReadBand();
});

test("a list that doesn't ask for the age group follows the age that somebody answered elsewhere", async () => {
  const all = { clinic_id: "a", age_from: null, age_to: null, percentage: 32 };
  const older = { ...all, age_from: 38, percentage: 19 };
  answerBackend({ "/rest/v1/clinic_results?": { json: [publishedRow(all), publishedRow(older)] } });
  writeValue("plan-answers", { age: "39" });
  forgetReadBand();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Rates />
    </QueryClientProvider>,
  );
  expect(screen.getByText("32%")).toBeVisible();
  expect(await screen.findByText("19%")).toBeVisible();
});
