import { describe, expect, test } from "vitest";
import { cachedAt, sliceOfCached, withDate } from "./cachedResponses.ts";

const YESTERDAY = new Date("2026-11-25T18:00:00Z");
const REST = "https://project.supabase.example/rest/v1";

function cacheOf(cached: Record<string, unknown>): Cache {
  const answers = new Map(
    Object.entries(cached).map(([url, rows]) => [
      url,
      withDate(new Response(JSON.stringify(rows)), YESTERDAY),
    ]),
  );
  return {
    keys: async () => [...answers.keys()].map((url) => new Request(url)),
    match: async ({ url }: Request) => answers.get(url)?.clone(),
  } as unknown as Cache;
}

test("a cached response says when it was read, and is otherwise the same", async () => {
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  const cached = withDate(new Response("[1]", { headers }), YESTERDAY);
  expect(cachedAt(cached)).toBe("2026-11-25T18:00:00.000Z");
  expect(cached.headers.get("content-type")).toBe("application/json");
  expect(cached.headers.has("content-encoding")).toBe(false);
  expect(await cached.json()).toEqual([1]);
  expect(cachedAt(new Response())).toBeNull();
});

describe("What was never asked for alone", () => {
  test("is found in the law of all countries, with its age", async () => {
    const cache = cacheOf({
      [`${REST}/rpc/country_laws`]: [{ country: "spain" }, { country: "poland" }, { country: "italy" }],
    });
    const asked = new URL(`${REST}/rpc/country_laws?p_countries={spain,italy}`);
    const found = await sliceOfCached(asked, cache);
    expect(await found?.json()).toEqual([{ country: "spain" }, { country: "italy" }]);
    expect(found && cachedAt(found)).toBe("2026-11-25T18:00:00.000Z");
  });

  test("is found in the list of clinics, if that holds the same columns", async () => {
    const list = [
      { id: "gennet", n: "GENNET" },
      { id: "reprofit", n: "Reprofit" },
    ];
    const cache = cacheOf({
      [`${REST}/clinics?select=id&order=id.asc`]: [{ id: "reprofit" }],
      [`${REST}/clinics?select=id%2Cn%3Aname&order=id.asc`]: list,
    });
    const asked = (select: string) => new URL(`${REST}/clinics?select=${select}&id=eq.reprofit&limit=1`);
    expect(await (await sliceOfCached(asked("id,n:name"), cache))?.json()).toEqual([list[1]]);
    expect(await sliceOfCached(asked("id,website"), cache)).toBeUndefined();
  });

  test("is not made up: an unknown clinic, country or other table is not there", async () => {
    const cache = cacheOf({
      [`${REST}/clinics?select=id`]: [{ id: "reprofit" }],
      [`${REST}/rpc/country_laws`]: [{ country: "spain" }],
      [`${REST}/sponsorships?select=clinic_id`]: [{ clinic_id: "reprofit" }],
    });
    for (const asked of [
      "/clinics?select=id&id=eq.none",
      "/rpc/country_laws?p_countries={none}",
      "/sponsorships?select=clinic_id&id=eq.reprofit",
      "/rpc/clinic_facts?p_clinic_id=reprofit",
    ]) {
      expect([asked, await sliceOfCached(new URL(REST + asked), cache)]).toEqual([asked, undefined]);
    }
  });
});
