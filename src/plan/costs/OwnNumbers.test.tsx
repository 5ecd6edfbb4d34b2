import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { useStoredState } from "@/ui/useStoredState.ts";
import { costsFrom, NOTHING_TYPED } from "./costPlan.ts";
import { OwnNumbers } from "./OwnNumbers.tsx";

function Page() {
  return <OwnNumbers plan={useStoredState({ key: "plan-costs", empty: NOTHING_TYPED, read: costsFrom })} />;
}

const numberOf = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value;

test("another currency converts the amounts that were typed, and leaves what can't be read", async () => {
  render(<Page />);
  await userEvent.type(screen.getByLabelText(/^Travel for one person/), "1 300,50");
  await userEvent.type(screen.getByLabelText(/^Medicines/), "1.234");
  await userEvent.selectOptions(screen.getByLabelText("Your currency"), "CZK");
  expect(Number(numberOf("Travel for one person"))).toBeGreaterThan(20_000);
  expect(numberOf("Medicines")).toBe("1.234");
  expect(numberOf("One night")).toBe("");
  await userEvent.selectOptions(screen.getByLabelText("Your currency"), "EUR");
  expect(numberOf("Travel for one person")).toBe("1 300,50");
});

test("looking at another currency and coming back changes nothing that was typed, and what is typed there counts", async () => {
  render(<Page />);
  const currency = screen.getByLabelText("Your currency");
  await userEvent.selectOptions(currency, "CZK");
  await userEvent.type(screen.getByLabelText(/^One night/), "100");
  await userEvent.selectOptions(currency, "EUR");
  expect(Number(numberOf("One night"))).toBeLessThan(10);
  await userEvent.selectOptions(currency, "GBP");
  await userEvent.selectOptions(currency, "CZK");
  expect(numberOf("One night")).toBe("100");
  await userEvent.selectOptions(currency, "EUR");
  await userEvent.clear(screen.getByLabelText(/^One night/));
  await userEvent.type(screen.getByLabelText(/^One night/), "80");
  await userEvent.selectOptions(currency, "CZK");
  expect(Number(numberOf("One night"))).toBeGreaterThan(1000);
});
