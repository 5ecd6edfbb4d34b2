import { describe, expect, test } from "vitest";
import { dated, keptOn, partOfKept } from "./keptAnswers.ts";

const YESTERDAY = new Date("2026-11-25T18:00:00Z");
const REST = "https://project.supabase.example/rest/v1";

function cacheOf(kept: Record<string, unknown>): Cache {
  const answers = new Map(
    Object.entries(kept).map(([url, rows]) => [url, dated(new Response(JSON.stringify(rows)), YESTERDAY)]),
  );
  return {
    keys: async () => [...answers.keys()].map((url) => new Request(url)),
    match: async ({ url }: Request) => answers.get(url)?.clone(),
  } as unknown as Cache;
}

test("a kept answer says when it was read, and is otherwise the same", async () => {
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  const kept = dated(new Response("[1]", { headers }), YESTERDAY);
  expect(keptOn(kept)).toBe("2026-11-25T18:00:00.000Z");
  expect(kept.headers.get("content-type")).toBe("application/json");
  expect(kept.headers.has("content-encoding")).toBe(false);
  expect(await kept.json()).toEqual([1]);
  expect(keptOn(new Response())).toBeNull();
});

describe("What was never asked for alone", () => {
  test("is found in the law of all countries, with its age", async () => {
    const cache = cacheOf({
      [`${REST}/rpc/country_laws`]: [{ country: "spain" }, { country: "poland" }, { country: "italy" }],
    });
    const asked = new URL(`${REST}/rpc/country_laws?p_countries={spain,italy}`);
    const found = await partOfKept(asked, cache);
    expect(await found?.json()).toEqual([{ country: "spain" }, { country: "italy" }]);
    expect(found && keptOn(found)).toBe("2026-11-25T18:00:00.000Z");
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
    expect(await (await partOfKept(asked("id,n:name"), cache))?.json()).toEqual([list[1]]);
    expect(await partOfKept(asked("id,website"), cache)).toBeUndefined();
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
      expect([asked, await partOfKept(new URL(REST + asked), cache)]).toEqual([asked, undefined]);
    }
  });
});
