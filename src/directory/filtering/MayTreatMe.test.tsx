import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { changeAnswers } from "@/law/changeAnswers.ts";
import { writeValue } from "@/storage/storage.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { WithLaw } from "../../../tests/support/withLaw.tsx";
import { LazyMayTreatMe } from "./LazyMayTreatMe.tsx";

const CLINICS = ["Poland", "Czechia", "Spain", "Ruritania"].map((country) =>
  exampleClinic({ id: country.toLowerCase(), countries: [country] }),
);

beforeEach(() => localStorage.clear());

function show(some: Partial<TypedAnswers>, clinics = CLINICS, first: string[] = []) {
  const onChoose = vi.fn();
  writeValue("plan-answers", changeAnswers(EMPTY_ANSWERS, some));
  render(
    <WithLaw>
      <MemoryRouter>
        <List clinics={clinics} first={first} onChoose={onChoose} />
      </MemoryRouter>
    </WithLaw>,
  );
  return onChoose;
}

interface ListProps {
  clinics: Clinic[];
  first: string[];
  onChoose: (countries: string[]) => void;
}

function List({ clinics, first, onChoose }: ListProps) {
  const [countries, setCountries] = useState(first);
  const choose = (next: string[]) => {
    onChoose(next);
    setCountries(next);
  };
  return <LazyMayTreatMe clinics={clinics} countries={countries} onChoose={choose} />;
}

test("the clinics of countries that refuse are hidden, with how many and why, and unknown ones stay", async () => {
  const onChoose = show({ age: "41", partner: "womanAlone", eggs: "own" });
  expect(await screen.findByText("You: 41, woman alone, own eggs")).toBeVisible();
  expect(screen.getByText(/^Hides 2 clinics in countries whose law forbids your treatment\./)).toBeVisible();
  expect(screen.getByText("Poland: no, because clinics may not treat a woman on her own.")).toBeVisible();
  await userEvent.click(screen.getByLabelText("May treat me"));
  expect(onChoose).toHaveBeenCalledWith(["ruritania", "spain"]);
});

test("where every country refuses there is nothing to switch on", async () => {
  show({ partner: "womanAlone" }, CLINICS.slice(0, 2));
  expect(await screen.findByText("No country listed here may treat you.")).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("without answers there is no switch", () => {
  render(<LazyMayTreatMe clinics={CLINICS} countries={[]} onChoose={() => undefined} />);
  expect(screen.queryByRole("group")).toBeNull();
});

test.for([
  { chosen: [], ticked: ["ruritania", "spain"] },
  { chosen: ["poland"], ticked: ["ruritania", "spain"] },
  { chosen: ["spain"], ticked: ["spain"] },
  { chosen: ["czechia", "spain"], ticked: ["spain"] },
])(
  "of the chosen countries $chosen the switch leaves $ticked, and gives them back",
  async ({ chosen, ticked }) => {
    const onChoose = show({ age: "41", partner: "womanAlone", eggs: "own" }, CLINICS, chosen);
    const box = await screen.findByLabelText("May treat me");
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(onChoose).toHaveBeenLastCalledWith(ticked);
    expect(box).toBeChecked();
    await userEvent.click(box);
    expect(onChoose).toHaveBeenLastCalledWith(chosen);
    expect(box).not.toBeChecked();
  },
);

test("nothing is said to be allowed while it depends on an answer that is missing", async () => {
  show({ age: "41" });
  expect(
    await screen.findByText(
      "Which countries’ laws forbid your treatment depends on what you haven’t answered yet.",
    ),
  ).toBeVisible();
  expect(screen.queryByText(/^No law/)).toBeNull();
});
