import * as fc from "../../../tests/support/properties.ts";
import { describe, expect, test } from "vitest";
import { MAX_COMPARED, pathWithIds, readIds, searchWithIds } from "./clinicIdsAddress.ts";

const someIds = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/), { maxLength: 50 });
const read = (search: string, most = MAX_COMPARED) => readIds(new URLSearchParams(search), most);
const WHOLE = { isBroken: false, isRepeated: false, beyond: 0 };

describe("The clinics of an address", () => {
  test("are read as written, whatever the address was before, and other keys stay", () => {
    fc.assert(
      fc.property(someIds, fc.string(), (ids, before) => {
        const params = new URLSearchParams(before);
        const url = new URL(`/shortlist?${searchWithIds(ids, params)}`, "https://example.org");
        expect(readIds(url.searchParams, 50)).toEqual({ ...WHOLE, ids });
        params.delete("ids");
        url.searchParams.delete("ids");
        expect([...url.searchParams]).toEqual([...params]);
      }),
    );
  });

  test("are written so that people can read them", () => {
    expect(pathWithIds("/compare", ["reprofit", "gennet"])).toBe("/compare?ids=reprofit,gennet");
    expect(pathWithIds("/compare", [])).toBe("/compare");
    expect(searchWithIds([], new URLSearchParams("ids=b&utm=x"))).toBe("utm=x");
    expect(searchWithIds(["a"], new URLSearchParams("ids=b&utm=x"))).toBe("ids=a&utm=x");
  });

  test("appear once, with a note about repeats", () => {
    expect(read("ids=a,b,a")).toEqual({ ...WHOLE, ids: ["a", "b"], isRepeated: true });
    expect(read("ids=a&ids=b%2Cc")).toEqual({ ...WHOLE, ids: ["a", "b", "c"] });
    expect(read("ids=a,b,c,d,e,f")).toEqual({ ...WHOLE, ids: ["a", "b", "c", "d"], beyond: 2 });
    expect(read("")).toEqual({ ...WHOLE, ids: [] });
  });

  test.for([
    "../admin",
    "%00",
    "<script>alert(1)</script>",
    "%E2%80%AEtiforper",
    "Reprofit",
    "a--b",
    "-a",
    "a".repeat(81),
    "%FF%FE",
    "*",
  ])("%s is no id, and is left out", (hostile) => {
    expect(read(`ids=reprofit,${hostile}`)).toEqual({ ...WHOLE, ids: ["reprofit"], isBroken: true });
  });

  test("of any shape are ids within the bound", () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const { ids } = read(`ids=${search}`);
        expect(ids.length).toBeLessThanOrEqual(MAX_COMPARED);
        expect(pathWithIds("/compare", ids)).toMatch(/^\/compare(\?ids=[a-z0-9-]+(,[a-z0-9-]+)*)?$/);
      }),
    );
  });

  test("of ten million characters are cut", () => {
    expect(read(`ids=reprofit,${"a,".repeat(5_000_000)}`)).toMatchObject({
      ids: ["reprofit", "a"],
      isBroken: true,
    });
  });

  test("of ten thousand characters are whole, and of one more the last is left out", () => {
    const most = "a,".repeat(5_000);
    expect(read(`ids=${most}`)).toEqual({ ...WHOLE, ids: ["a"], isRepeated: true });
    expect(read(`ids=${most}b`)).toEqual({ ...WHOLE, ids: ["a"], isRepeated: true, isBroken: true });
  });
});
