import { expect, test } from "vitest";
import { published } from "../../../tests/support/publishedResults.ts";
import { withoutDoubtfulRates } from "./stoppedCycles.ts";

const UNDER_35 = { age_from: null, age_to: 34 };
const FROM_35 = { age_from: 35, age_to: 37 };

function clinic(started: number, retrieval: number, transfer: number, about: object = UNDER_35) {
  const row = (denominator: string, n: number) => ({
    ...{ clinic_id: "a", denominator, n, embryos: "fresh" },
    ...about,
  });
  return [row("started_cycle", started), row("retrieval", retrieval), row("transfer", transfer)];
}

const kept = (...rows: object[]) =>
  withoutDoubtfulRates(published(...rows)).map(({ basis }) => `${basis.denominator} ${basis.n}`);

test("a clinic whose cycles all reached a transfer, which never happens, is compared per transfer alone", () => {
  expect(kept(...clinic(120, 120, 120))).toEqual(["transfer 120"]);
  expect(kept(...clinic(200, 199, 198))).toEqual(["transfer 198"]);
});

test("a clinic of which some stopped keeps all its rates", () => {
  expect(kept(...clinic(200, 199, 197))).toHaveLength(3);
  expect(kept(...clinic(476, 467, 420))).toHaveLength(3);
});

test("of few cycles all may reach a transfer", () => {
  expect(kept(...clinic(99, 99, 99))).toHaveLength(3);
  expect(kept(...clinic(100, 100, 100))).toHaveLength(1);
});

test("the cycles of all ages are counted together, those of each clinic and year apart", () => {
  expect(kept(...clinic(60, 60, 60), ...clinic(40, 40, 40, FROM_35))).toEqual(["transfer 60", "transfer 40"]);
  const lastYear = { ...FROM_35, period_from: "2022-01-01", period_to: "2022-12-31" };
  expect(kept(...clinic(60, 60, 60), ...clinic(40, 40, 40, lastYear))).toHaveLength(6);
  expect(kept(...clinic(60, 60, 60), ...clinic(40, 40, 40, { ...FROM_35, clinic_id: "b" }))).toHaveLength(6);
  expect(kept(...clinic(60, 60, 60), ...clinic(40, 40, 40, { ...FROM_35, eggs: "donor" }))).toHaveLength(6);
});

test("a rate without a number of treatments, or without others beside it, stays", () => {
  const [started, , transfers] = clinic(120, 120, 120);
  expect(kept({ ...started, n: null }, transfers!)).toHaveLength(2);
  // Transfers of all ages say nothing about the cycles of some.
  expect(kept(started!, { ...transfers, age_to: null })).toHaveLength(2);
  expect(kept({ clinic_id: "a", denominator: "started_cycle", n: null })).toHaveLength(1);
  expect(kept({ clinic_id: "a", denominator: "started_cycle", n: 500 })).toHaveLength(1);
  expect(kept({ clinic_id: "a", denominator: "transfer", n: 500 })).toHaveLength(1);
});

test("where frozen embryos are counted too, cycles may have as many transfers, or more", () => {
  for (const embryos of ["any", "frozen"])
    expect(kept(...clinic(120, 120, 120, { ...UNDER_35, embryos }))).toHaveLength(3);
  expect(kept(...clinic(120, 120, 140))).toHaveLength(3);
});
