import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter, useLocation } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { exampleClinic, priceNote } from "../../../tests/support/exampleClinic.ts";
import { HighlightContext, HighlightableText } from "@/ui/HighlightableText.tsx";
import { FilterableList } from "./FilterableList.tsx";
import * as part from "./filterModule.tsx";

// Nothing waits for a paint here; Answering.test.tsx does.
vi.mock("@/ui/nextPaint.ts", () => ({
  afterNextPaint: (act: () => void) => act(),
  nextPaint: () => Promise.resolve(),
}));

const clinics = [
  exampleClinic({
    id: "reprofit",
    name: "Reprofit",
    locations: ["Brno"],
    countries: ["Czechia"],
    languages: ["German"],
    priceEuros: 3_245,
    notes: { price: priceNote() },
  }),
  exampleClinic({
    id: "unica",
    name: "UNICA",
    locations: ["Brno"],
    countries: ["Czechia"],
    languages: ["English"],
    priceEuros: 2_900,
  }),
  exampleClinic({
    id: "novum",
    name: "nOvum",
    locations: ["Warsaw"],
    countries: ["Poland"],
    languages: ["Polish"],
  }),
];

function Address() {
  return <i title="address">{useLocation().search}</i>;
}

async function show(address: string, { search = "", isOpen = true } = {}) {
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  window.history.replaceState(null, "", `/${address}`);
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(basesQuery().queryKey, []);
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <FilterableList
          filterModule={part}
          clinics={clinics}
          search={search}
          isOpen={isOpen}
          onClose={() => {}}
          onClearSearch={() => {}}
        >
          {(shown) => (
            <ol aria-label={shown.summary}>
              {shown.clinics.map(({ id, name }) => (
                <li key={id} title={shown.headings?.get(id)}>
                  <HighlightableText text={name} />
                </li>
              ))}
            </ol>
          )}
        </FilterableList>
        <Address />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  if (isOpen) await screen.findAllByRole("checkbox");
  return userEvent.setup();
}

const found = () =>
  within(screen.getAllByRole("list").at(-1)!)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
const address = () => screen.getByTitle("address").textContent;

test("quick ticks all stay ticked at once, before the list is drawn", async () => {
  await show("");
  const boxes = ["German", "English"].map((name) => screen.getByRole("checkbox", { name: new RegExp(name) }));
  // Outside `act`, where React draws transitions when it has time.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  onTestFinished(() => void Object.assign(environment, { IS_REACT_ACT_ENVIRONMENT: before }));
  for (const box of boxes) box.click();
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
  await vi.waitFor(() => expect(address()).toBe("?language=de&language=en"), 60_000);
});

test("changes to the address during a slow draw survive the next tick", async () => {
  const user = await show("?language=de", { search: "repro" });
  window.history.replaceState(null, "", "/?search=reprofit&city=brno&language=de&language=pl");
  await user.click(screen.getByRole("checkbox", { name: /English/ }));
  const all = "?search=reprofit&city=brno&language=de&language=pl&language=en";
  await vi.waitFor(() => expect(window.location.search).toBe(all), 60_000);
});

test("each option says how many clinics it shows, and shows them at once", async () => {
  const user = await show("");
  await vi.waitFor(() => expect(found()).toEqual(["nOvum", "Reprofit", "UNICA"]), 60_000);
  await user.click(screen.getByRole("checkbox", { name: "Brno 2 clinics" }));
  await vi.waitFor(() => expect(found()).toEqual(["Reprofit", "UNICA"]), 60_000);
  await user.click(screen.getByRole("checkbox", { name: "German 1 clinic" }));
  await vi.waitFor(() => expect(found()).toEqual(["Reprofit"]), 60_000);
  expect(address()).toBe("?city=brno&language=de");
});

test("filters can be removed one by one or all at once, and the order stays", async () => {
  const user = await show("?city=brno&language=de&sort=votes&utm=mail");
  await user.click(screen.getByRole("button", { name: "Remove Website in German" }));
  await vi.waitFor(() => expect(found()).toEqual(["Reprofit", "UNICA"]), 60_000);
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  await vi.waitFor(() => expect(found()).toHaveLength(3), 60_000);
  expect(address()).toBe("?utm=mail&sort=votes");
});

test("the lowest price comes first, samples after published prices, those without last and called so", async () => {
  const user = await show("");
  await user.selectOptions(screen.getByLabelText("Order"), "Lowest price");
  await vi.waitFor(() => expect(found()).toEqual(["Reprofit", "UNICA", "nOvum"]), 60_000);
  expect(screen.getByTitle("Sample prices, lowest first")).toHaveTextContent("UNICA");
  expect(screen.getByTitle("No published price")).toHaveTextContent("nOvum");
});

test("a highest price can be typed, and anything but a number is ignored", async () => {
  const user = await show("");
  await user.type(screen.getByLabelText("Highest price as a number"), "3x000");
  expect(await screen.findByText("?maxPrice=3000")).toBeVisible();
  await vi.waitFor(() => expect(found()).toEqual(["UNICA"]), 60_000);
});

test("where nothing is found, the filter to remove is named, with what that would show", async () => {
  const user = await show("?country=poland&language=de");
  await vi.waitFor(() => expect(found()).toEqual([]), 60_000);
  await user.click(screen.getByRole("button", { name: "Without the filter “Website in”: 1 clinic" }));
  await vi.waitFor(() => expect(found()).toEqual(["nOvum"]), 60_000);
});

test("a misspelling finds what comes closest, says so, and marks it", async () => {
  await show("", { search: "reprfit", isOpen: false });
  await vi.waitFor(() => expect(found()).toEqual(["Reprofit"]), 60_000);
  expect(
    screen.getByRole("list", { name: "No clinic matches exactly. This one comes closest." }),
  ).toBeVisible();
  expect(screen.getByText("Reprofit").tagName).toBe("MARK");
});

test("without a search nothing is marked", () => {
  render(
    <HighlightContext value={null}>
      <HighlightableText text="Reprofit" />
    </HighlightContext>,
  );
  expect(screen.getByText("Reprofit").tagName).not.toBe("MARK");
});

test("a country and a city of the same name, which no clinic has, are two chips", async () => {
  const user = await show("?country=atlantis&city=atlantis", { isOpen: false });
  await user.click(screen.getAllByRole("button", { name: "Remove atlantis" })[1]!);
  await vi.waitFor(() => expect(address()).toBe("?country=atlantis"), 60_000);
});
