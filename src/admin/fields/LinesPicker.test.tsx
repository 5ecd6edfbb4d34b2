import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { expect, test } from "vitest";
import { LinesPicker } from "./LinesPicker.tsx";

function Example({ cities }: { cities: string }) {
  const form = useForm({ defaultValues: { cities } });
  return (
    <FormProvider {...form}>
      <output>{useWatch({ control: form.control, name: "cities" })}</output>
      <LinesPicker<{ cities: string }> name="cities" label="Cities" known={["Brno", "Kraków", "Prague"]} />
    </FormProvider>
  );
}

const read = () => screen.getByRole("status").textContent;
const show = (cities = "") => render(<Example cities={cities} />);
const input = () => screen.getByRole("combobox", { name: "Cities" });

test("a value that others use is taken as they spell it, by keyboard", async () => {
  show();
  await userEvent.type(input(), "krakow{Enter}brno{Enter}");
  expect(read()).toBe("Kraków\nBrno");
  expect(screen.getByRole("button", { name: "Remove Kraków" })).toBeVisible();
  expect(screen.queryByText("new: check the spelling")).toBeNull();
});

test("a value that nobody uses yet is marked, since it may be misspelt", async () => {
  show();
  await userEvent.type(input(), "Prag{Tab}");
  expect(read()).toBe("Prag");
  expect(screen.getByText("new: check the spelling")).toBeVisible();
});

test("what is being typed belongs to the form, so that a draft or a save loses nothing", async () => {
  show("Brno");
  await userEvent.type(input(), "Prag");
  expect(read()).toBe("Brno\nPrag");
  await userEvent.type(input(), "ue{Tab}");
  expect(read()).toBe("Brno\nPrague");
});

test("a value is removed by its button, and added only once", async () => {
  show("Brno\nPrague");
  await userEvent.click(screen.getByRole("button", { name: "Remove Brno" }));
  expect(read()).toBe("Prague");
  await userEvent.type(input(), "prague{Enter}");
  expect(read()).toBe("Prague");
});
