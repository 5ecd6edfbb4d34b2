import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render as renderInto, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ReactNode } from "react";
import { publishedRow } from "../../../tests/support/publishedRow.ts";
import { forget, writeValue } from "@/storage/storage.ts";
import type { DatedBand } from "./ageBand.ts";
import { publishedResultsQuery } from "./api.ts";
import { AgeBandField } from "./AgeBandField.tsx";
import { chooseBand, forgetReadBand } from "./chosenBand.ts";

const BANDS = [
  { ageFrom: null, ageTo: 37 },
  { ageFrom: 38, ageTo: null },
];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  forgetReadBand();
});
afterEach(() => chooseBand(null));

/** @param published in which age groups any clinic publishes: an answered age goes by these */
function render(children: ReactNode, published: readonly DatedBand[] = BANDS) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const rows = published.map(({ ageFrom, ageTo, periodTo = "2023-12-31" }) =>
    publishedRow({ clinic_id: "a", age_from: ageFrom, age_to: ageTo, period_to: periodTo }),
  );
  cache.setQueryData(publishedResultsQuery().queryKey, rows);
  last = cache;
  return renderInto(<QueryClientProvider client={cache}>{children}</QueryClientProvider>);
}

let last: QueryClient;
/** Until an age that was answered would have changed the group. */
const untilFollowed = () => waitFor(() => expect(last.isFetching()).toBe(0));

const field = () => screen.getByRole("combobox", { name: "Your age group" });

test("an age group that is chosen once is followed everywhere on the page, and kept in this tab", async () => {
  render(
    <>
      <AgeBandField bands={BANDS} />
      <AgeBandField bands={[]} />
    </>,
  );
  const [first, second] = screen.getAllByRole("combobox");
  await userEvent.selectOptions(first!, "38 and over");
  expect(second).toHaveDisplayValue("38 and over");
  expect(sessionStorage.getItem("age-band")).toContain("38-");
  expect(localStorage).toHaveLength(0);
});

test("age groups of different years stand apart, the newest first", () => {
  const older = { ageFrom: 35, ageTo: 37, periodTo: "2018-12-31" };
  render(<AgeBandField bands={[older, ...BANDS.map((band) => ({ ...band, periodTo: "2023-12-31" }))]} />);
  const groups = screen
    .getAllByRole("group")
    .map((group) => [group.getAttribute("label"), group.textContent]);
  expect(groups).toEqual([
    ["Newest figures: 2023", "Up to 3738 and over"],
    ["Newest figures: 2018", "35 to 37"],
  ]);
});

test("age groups of one year need no heading, nor does one that was chosen elsewhere", () => {
  chooseBand({ ageFrom: 40, ageTo: 42 });
  render(<AgeBandField bands={BANDS.map((band) => ({ ...band, periodTo: "2023-12-31" }))} />);
  expect(screen.queryByRole("group")).toBeNull();
  expect(field()).toHaveDisplayValue("40 to 42");
});

test("a page that is opened later in the same tab knows it", () => {
  chooseBand(BANDS[0]!);
  forgetReadBand();
  render(<AgeBandField bands={BANDS} />);
  expect(field()).toHaveDisplayValue("Up to 37");
});

test("choosing all ages again forgets it", async () => {
  chooseBand(BANDS[0]!);
  render(<AgeBandField bands={BANDS} />);
  await userEvent.selectOptions(field(), "All ages");
  expect(sessionStorage).toHaveLength(0);
});

test("it follows the age that somebody answered, until a group is chosen by hand", async () => {
  writeValue("plan-answers", { age: "43" });
  render(<AgeBandField bands={BANDS} />);
  await waitFor(() => expect(field()).toHaveDisplayValue("38 and over"));
  expect(sessionStorage).toHaveLength(0);
  await userEvent.selectOptions(field(), "All ages");
  expect(field()).toHaveDisplayValue("All ages");
  forgetReadBand();
  cleanup();
  render(<AgeBandField bands={BANDS} />);
  await untilFollowed();
  expect(field()).toHaveDisplayValue("All ages");
});

test("a group that follows an age goes with it, one that was chosen by hand stays", async () => {
  const show = () => {
    cleanup();
    render(<AgeBandField bands={BANDS} />);
  };
  writeValue("plan-answers", { age: "43" });
  show();
  await waitFor(() => expect(field()).toHaveDisplayValue("38 and over"));
  writeValue("plan-answers", { age: "36" });
  show();
  await waitFor(() => expect(field()).toHaveDisplayValue("Up to 37"));
  writeValue("plan-answers", { age: "43" });
  cleanup();
  render(<AgeBandField bands={BANDS} />, [BANDS[0]!]);
  expect(field()).toHaveDisplayValue("All ages");
  forget("plan-answers");
  show();
  expect(field()).toHaveDisplayValue("All ages");
  await userEvent.selectOptions(field(), "Up to 37");
  writeValue("plan-answers", { age: "43" });
  show();
  await untilFollowed();
  expect(field()).toHaveDisplayValue("Up to 37");
});

test("it follows the age into a group in which any clinic publishes, the same on every page", async () => {
  writeValue("plan-answers", { age: "43" });
  const older = { ageFrom: 43, ageTo: 44, periodTo: "2018-12-31" };
  render(<AgeBandField bands={BANDS} />, [...BANDS, older]);
  await waitFor(() => expect(field()).toHaveDisplayValue("43 to 44"));
});

const BEGINS_EARLIER = /^Most women of this group are younger than 46:/;

test("it says so where the group of an age begins years before it", async () => {
  writeValue("plan-answers", { age: "46" });
  render(<AgeBandField bands={BANDS} />);
  expect(await screen.findByText(BEGINS_EARLIER)).toBeVisible();
  await userEvent.selectOptions(field(), "Up to 37");
  expect(screen.queryByText(BEGINS_EARLIER)).toBeNull();
});
