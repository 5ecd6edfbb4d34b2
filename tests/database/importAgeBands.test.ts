import { expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { someClinic } from "../support/database/clinics.ts";
import { RESULT } from "../support/database/facts.ts";
import { applyImport, checkImport, type Cells } from "../support/database/imports.ts";

const result = (clinic: string, from: string, to: string): Cells => ({
  ...{ ...RESULT, percentage: "31.5", id: null, clinic_id: clinic, age_from: from, age_to: to },
});
const OVERLAP = {
  verdict: "refused",
  state: "PT409",
  message: "The ages 36 to 38 overlap with 35 to 37 of the same figure",
};
const ADD = { verdict: "add" };

test("lines whose age bands overlap with earlier ones of the file are named, and the others are not", async () => {
  const [admin, one, other] = [await someAdmin(), await someClinic(), await someClinic()];
  const { id, verdicts } = await checkImport(admin, "results", [
    result(other, "35", "37"),
    result(one, "35", "37"),
    result(one, "39", "40"),
    result(one, "36", "38"),
    result(other, "36", "38"),
    result(other, "40", "42"),
  ]);
  expect(verdicts).toMatchObject([ADD, ADD, ADD, OVERLAP, OVERLAP, ADD]);
  expect((await applyImport(admin, id, 6)).error?.hint).toBe("import-refused");
});

test("a line that overlaps with one of an earlier part of the file is named", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const first = result(clinic, "35", "37");
  const { id, verdicts } = await checkImport(admin, "results", [first]);
  expect(verdicts).toMatchObject([ADD]);
  const { data } = await admin.rpc("check_import", {
    ...{ p_import: id, p_kind: "results", p_columns: Object.keys(first) },
    p_rows: [
      { line: 90, cells: result(clinic, "39", "40") },
      { line: 91, cells: result(clinic, "36", "38") },
    ],
  });
  expect(data).toMatchObject([ADD, OVERLAP]);
});

test("age bands that don't overlap are added together", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const bands = [
    ["18", "34"],
    ["35", "37"],
    ["38", "39"],
  ] as const;
  const { id, verdicts } = await checkImport(
    admin,
    "results",
    bands.map(([from, to]) => result(clinic, from, to)),
  );
  expect(verdicts).toMatchObject([ADD, ADD, ADD]);
  expect((await applyImport(admin, id, 3)).data).toEqual({ added: 3, changed: 0 });
});
