import { expect, test } from "vitest";
import { DATASETS } from "./datasets.ts";
import { readRows } from "./readRows.ts";

const [clinics] = DATASETS;

function changingTable(ids: string[], change: (ids: string[], question: number) => string[]) {
  let now = ids;
  let questions = 0;
  return async (path: string) => {
    const params = new URL(path, "http://api.example").searchParams;
    const after = params.get("id")?.replace(/^gt\./, "") ?? "";
    const from = Number(params.get("offset") ?? 0);
    const page = now
      .toSorted()
      .filter((id) => id > after)
      .slice(from, from + Number(params.get("limit")));
    now = change(now, ++questions);
    return Promise.resolve(Response.json(page.map((id) => ({ id }))));
  };
}

const IDS = Array.from({ length: 2_500 }, (_, number) => `m-${String(number).padStart(4, "0")}`);
const read = async (ask: ReturnType<typeof changingTable>) =>
  (await readRows(clinics!, ask)).map(({ id }) => id);

test("a clinic removed while pages are read takes no other one along", async () => {
  const table = changingTable(IDS, (ids, question) => (question === 1 ? ids.slice(5) : ids));
  expect(await read(table)).toEqual(IDS);
});

test("a clinic added while pages are read repeats no other one", async () => {
  const table = changingTable(IDS, (_, question) => ["a", "b", "c"].slice(0, question).concat(IDS));
  expect(await read(table)).toEqual(IDS);
});

test("an exact number of pages ends with an empty one", async () => {
  expect(await read(changingTable(IDS.slice(0, 2_000), (ids) => ids))).toHaveLength(2_000);
});

test("decimals that a backend writes as texts become numbers, and nothing else does", async () => {
  const row = { id: "1", name: "24", latitude: "49.50", longitude: null, established: 1999 };
  const answer = async () => Promise.resolve(Response.json([row, { id: "2", latitude: 50.1 }]));
  expect(await readRows(clinics!, answer)).toEqual([
    { ...row, latitude: 49.5 },
    { id: "2", latitude: 50.1 },
  ]);
});

test("the percentages of results become numbers like the degrees of clinics", async () => {
  const results = DATASETS.find(({ name }) => name === "results")!;
  const row = { id: "1", percentage: "41.00", n: 200 };
  const rows = await readRows(results, () => Promise.resolve(Response.json([row])));
  expect(rows).toEqual([{ ...row, percentage: 41 }]);
});

test("what isn't a list of rows with ids fails, so that no build writes it", async () => {
  for (const answer of [{}, [1], [{}], [null], [["a"]], ["a"], null])
    await expect(readRows(clinics!, () => Promise.resolve(Response.json(answer)))).rejects.toThrow(
      "The clinics could not be read",
    );
});
