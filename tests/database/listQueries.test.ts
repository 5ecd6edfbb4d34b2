import { QueryClient } from "@tanstack/react-query";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import type { Basis } from "@/directory/clinics/basis.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { withServices } from "@/directory/clinics/withServices.ts";
import { treatmentToPrice, withPricesOf } from "@/directory/clinics/treatmentPrice.ts";
import {
  isOneOf,
  NO_FILTERS,
  OFFERS,
  SORTS,
  TREATMENTS,
  type ListFilters,
  type ListFilter,
  type Sort,
} from "@/directory/filtering/listFilters.ts";
import { filterClinics } from "@/directory/filtering/matches.ts";
import { optionsOf } from "@/directory/filtering/options.ts";
import { orderClinics } from "@/directory/filtering/order.ts";
import { asOwner } from "../support/database/clients.ts";
import { addFilterableClinics } from "../support/database/filterableClinics.ts";
import { countInSql, filterInSql, orderInSql } from "../support/database/filterQuery.ts";

/** A busy machine stops a list now and then. */
const patient = new QueryClient({ defaultOptions: { queries: { retry: 5, retryDelay: 0 } } });

let ours: string[] = [];
let clinics: Clinic[] = [];
let bases: ReadonlyMap<string, Basis> = new Map();

beforeAll(async () => {
  ours = await addFilterableClinics(asOwner);
  clinics = await listOfTheSite();
  const { basesQuery } = await import("@/directory/clinics/basis.ts");
  const { queryKey, queryFn } = basesQuery();
  const rows = await patient.fetchQuery({ queryKey, queryFn: queryFn! });
  bases = new Map(rows.map(({ id, basis }) => [id, basis]));
});
afterAll(async () => {
  for (const table of ["clinic_results", "clinic_prices", "clinic_reviews", "clinic_services"])
    await asOwner`delete from public.${asOwner(table)} where clinic_id = any (${ours})`;
  await asOwner`delete from public.clinics where id = any (${ours})`;
});

async function listOfTheSite(): Promise<Clinic[]> {
  vi.stubGlobal("CHECKED_ENVIRONMENT", { supabaseUrl: inject("apiUrl") });
  const { clinicsQuery } = await import("@/directory/clinics/api.ts");
  const { queryKey, queryFn, select } = clinicsQuery();
  return select!(await patient.fetchQuery({ queryKey, queryFn: queryFn! }));
}

const COUNTRIES = [[], ["czechia"], ["poland"], ["україна", "poland"], ["proto"]];
const CITIES = [[], ["prague"], ["brno"], ["київ", "lodz"], ["constructor"], ["atlantis"]];
const SOME_TREATMENTS = [[], ...TREATMENTS.map((treatment) => [treatment]), [...TREATMENTS.slice(1, 3)]];
const LANGUAGES = [[], ["de"], ["cs", "uk"], ["xx"]];
const SPOKEN = [[], ["de"], ["en", "xx"]];
const PRICES = [null, 1, 2_000, 2_900];

const eachOf = <A extends object, B extends object>(some: A[], others: B[]) =>
  some.flatMap((one) => others.map((other) => Object.assign({}, one, other)));
const asked = <Key extends string, Value>(key: Key, values: Value[]) =>
  values.map((value) => ({ [key]: value }) as Record<Key, Value>);

const places = eachOf(asked("countries", COUNTRIES), asked("cities", CITIES));
const offers = eachOf(
  eachOf(asked("treatments", SOME_TREATMENTS), asked("spoken", SPOKEN)),
  asked("languages", LANGUAGES.slice(0, 2)),
);
const limits = eachOf(asked("maxPrice", PRICES), asked("sourced", [false, true]));
const combinations: ListFilters[] = eachOf([NO_FILTERS], eachOf(eachOf(places, offers), limits));

const pricedLists = new Map<string | null, Clinic[]>();

function priced({ treatments }: ListFilters): Clinic[] {
  const treatment = treatmentToPrice(treatments);
  const list = pricedLists.get(treatment) ?? withServices(withPricesOf(clinics, treatment, bases), bases);
  pricedLists.set(treatment, list);
  return list;
}

const idsOf = (some: Clinic[]) => some.map(({ id }) => id);
const sorted = (some: string[]) => some.toSorted().join(" ");

describe("The list of the site and plain SQL over the same clinics", () => {
  test("agree on every combination of the filters", async () => {
    const expected = await filterInSql(combinations);
    const wrong = combinations.filter(
      (finding, place) =>
        sorted(idsOf(filterClinics(priced(finding), finding))) !== sorted(expected[place] ?? []),
    );
    expect(wrong).toEqual([]);
    // Comparing empty lists would prove nothing.
    expect(expected.filter((ids) => ids.length > 0).length).toBeGreaterThan(600);
    expect(new Set(expected.flat()).size).toBe(clinics.length);
  });

  test.for<ListFilter>(["countries", "cities", "treatments", "spoken", "languages"])(
    "agree on how many clinics each option shows: %s",
    async (filter) => {
      const others = OFFERS.filter((other) => other !== filter && isOneOf(OFFERS)(filter));
      const some = combinations
        .filter((finding) => others.every((other) => finding[other].length === 0))
        .filter((_, place) => place % (others.length > 0 ? 3 : 11) === 0);
      const shown = some.flatMap((finding, place) =>
        optionsOf(priced(finding), priced(finding), finding, filter)
          .map(({ value, known, unknown }) => ({ value, count: others.length > 0 ? known : known + unknown }))
          .filter(({ count }) => count > 0)
          .map(({ value, count }) => `${place}: ${value} ${count}`),
      );
      const counted = await countInSql(some, filter);
      const expected = counted.map(({ place, value, count }) => `${place}: ${value} ${count}`);
      expect(shown.toSorted()).toEqual(expected.toSorted());
      expect(shown.length).toBeGreaterThan(100);
    },
  );

  test.for(SORTS.filter((sort) => sort !== "success" && sort !== "reviews"))(
    "agree on the order: %s",
    async (sort) => {
      expect(groupsOf(sort)).toEqual(await orderInSql(sort));
    },
  );

  test.for(["success", "reviews"] as const)(
    "agree on the order by %s, apart from which of the published ones may be compared",
    async (sort) => {
      const expected = await orderInSql(sort);
      const groups = groupsOf(sort);
      const published = (some: typeof groups) =>
        sorted(some.filter(isPublished).flatMap((group) => group.ids));
      expect(published(groups)).toBe(published(expected));
      const rest = (some: typeof groups) => some.filter((group) => !isPublished(group));
      expect(rest(groups)).toEqual(rest(expected));
    },
  );
});

const isPublished = ({ name }: { name: string }) => name === "ordered" || name === "incomparable";

function groupsOf(sort: Sort) {
  return orderClinics(clinics, sort, new Map())
    .map(({ name, clinics: grouped }) => ({ name: name as string, ids: idsOf(grouped) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
