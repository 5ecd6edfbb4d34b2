import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { SearchBox } from "@/ui/SearchBox.tsx";
import { FilterableList } from "./FilterableList.tsx";
import * as part from "./filterModule.tsx";

// Nothing waits for a paint here.
vi.mock("@/ui/nextPaint.ts", () => ({
  afterNextPaint: (act: () => void) => act(),
  nextPaint: () => Promise.resolve(),
}));

const clinics = [
  exampleClinic({ id: "prague", name: "Prague Fertility", locations: ["Prague"], countries: ["Czechia"] }),
  exampleClinic({ id: "gynem", name: "GYNEM", locations: ["Prague"], countries: ["Czechia"] }),
  exampleClinic({ id: "novum", name: "nOvum", locations: ["Warsaw"], countries: ["Poland"] }),
];

function Page() {
  const [term, setTerm] = useState("");
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchBox label="Search clinics" placeholder="" term={term} onTermChange={setTerm} suggests />
      <FilterableList
        filterModule={part}
        clinics={clinics}
        search={term.trim()}
        isOpen={false}
        onClose={() => {}}
        onClearSearch={() => setTerm("")}
      >
        {(shown) => <output>{shown.clinics.map(({ id }) => id).join(" ")}</output>}
      </FilterableList>
      <i title="address">{pathname + search}</i>
    </>
  );
}

beforeEach(() => {
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  Element.prototype.scrollIntoView = () => {};
});

async function type(keys: string, start = "/") {
  window.history.replaceState(null, "", start);
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(basesQuery().queryKey, []);
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard(keys);
  return user;
}

const field = () => screen.getByRole("combobox", { name: "Search clinics" });
const list = () => screen.queryByRole("listbox", { name: "Suggestions" });
const options = () => within(list()!).getAllByRole("option");
const address = () => screen.getByTitle("address").textContent;
const active = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.textContent;
};

test("typing brings suggestions in named groups, with matches marked, and counted for screen readers", async () => {
  await type("prag");
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(field().getAttribute("aria-controls")).toBe(list()?.id);
  expect(
    within(within(list()!).getByRole("group", { name: "Clinics" })).getByRole("option"),
  ).toHaveTextContent("Prague Fertility Prague, Czechia");
  expect(
    within(within(list()!).getByRole("group", { name: "Cities" })).getByRole("option"),
  ).toHaveTextContent("Prague 2 clinics");
  expect(list()!.querySelectorAll("mark")[0]).toHaveTextContent("Prague");
  expect(screen.getByText("2 suggestions, by the up and down arrow keys.")).toBeInTheDocument();
  expect(active()).toBeNull();
});

test("the arrow keys go through them and back into the field, Home and End stay in it", async () => {
  const user = await type("prag");
  await user.keyboard("{ArrowDown}");
  expect(active()).toMatch(/^Prague Fertility/);
  expect(options().map((option) => option.getAttribute("aria-selected"))).toEqual(["true", "false"]);
  await user.keyboard("{ArrowDown}");
  expect(active()).toBe("Prague 2 clinics");
  await user.keyboard("{ArrowDown}");
  expect(active()).toBeNull();
  await user.keyboard("{ArrowUp}");
  expect(active()).toBe("Prague 2 clinics");
  await user.keyboard("{Home}");
  expect(active()).toBeNull();
  await user.keyboard("x");
  expect(field()).toHaveValue("xprag");
  expect(field()).toHaveFocus();
});

test("Enter opens a clinic", async () => {
  await type("prag{ArrowDown}{Enter}");
  expect(address()).toBe("/clinic/prague");
});

test("a city becomes a filter, and the field is empty again", async () => {
  const user = await type("warschau");
  await user.click(options()[0]!);
  await vi.waitFor(() => expect(address()).toBe("/?city=warsaw"), 60_000);
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
  expect(list()).toBeNull();
  await user.keyboard("polska{ArrowDown}{Enter}");
  await vi.waitFor(() => expect(address()).toBe("/?country=poland&city=warsaw"), 60_000);
});

test.for([
  ["/?city=prague", "egg donation prague", "city=prague"],
  ["/?country=poland", "egg donation Polska", "country=poland"],
] as const)(
  "at %s a treatment typed beside that place keeps the place: %s",
  async ([start, words, place]) => {
    const user = await type(words, start);
    await user.click(screen.getByRole("option", { name: /^Egg donation/ }));
    await vi.waitFor(() => expect(address()).toBe(`/?${place}&treatment=egg-donation&sort=price`), 60_000);
  },
);

test("Enter without a choice searches for the words; Escape closes first, then clears", async () => {
  const user = await type("prag{Enter}");
  expect(list()).toBeNull();
  expect(address()).toBe("/");
  expect(screen.getByText("prague gynem")).toBeVisible();
  await user.keyboard("{ArrowDown}");
  expect(active()).toMatch(/^Prague Fertility/);
  await user.keyboard("{Escape}");
  expect(list()).toBeNull();
  expect(field()).toHaveValue("prag");
  await user.keyboard("{Escape}");
  expect(field()).toHaveValue("");
});

test("Tab leaves without a choice, and a key of an input method chooses nothing", async () => {
  const user = await type("prag{ArrowDown}");
  field().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true }));
  expect(address()).toBe("/");
  await user.tab();
  expect(list()).toBeNull();
  expect(address()).toBe("/");
});

test("nothing is suggested where nothing matches, and nothing is stored", async () => {
  const store = vi.spyOn(Storage.prototype, "setItem");
  await type("atlantis");
  expect(list()).toBeNull();
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(store).not.toHaveBeenCalled();
});
