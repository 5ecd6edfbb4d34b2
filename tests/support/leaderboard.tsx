import { QueryClientProvider } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { createQueryClient } from "@/backend/queryClient.ts";
import type { Category } from "@/directory/clinics/categories.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { Leaderboard } from "@/directory/clinics/Leaderboard.tsx";
import { answerBackend } from "./backendAnswers.ts";
import { exampleClinic } from "./exampleClinic.ts";

export const clinics = ["A", "B", "C", "D", "E", "F"].map((name, index) =>
  exampleClinic({
    id: name.toLowerCase(),
    name,
    upvoteCount: 30 - index,
    priceEuros: 3000 - index * 100,
    successRate: 50,
    reviewScore: 4,
  }),
);

export function Board({ of, by = "overall" }: { of: Clinic[]; by?: Category }) {
  const [category, setCategory] = useState<Category>(by);
  const [cache] = useState(createQueryClient);
  return (
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <Leaderboard clinics={of} category={category} onCategoryChange={setCategory} />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

export const answerBases = (clinicsWithFigures: Clinic[], bases: object[]) =>
  answerBackend({
    "select=id%2Cbasis": { json: clinicsWithFigures.map(({ id }, index) => ({ id, basis: bases[index] })) },
    "/clinic_results?": { json: [] },
  });

export const ranking = () => screen.getAllByRole("list")[0]!;
export const places = () => within(ranking()).getAllByRole("listitem");

export function names(): (string | null)[] {
  return within(ranking())
    .getAllByRole("link")
    .map((link) => link.textContent);
}

export const isHollow = (place: HTMLElement | undefined) =>
  place?.querySelector("svg [stroke-dasharray]") !== null;
