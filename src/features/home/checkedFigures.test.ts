import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { checkedFigures } from "./checkedFigures.ts";

const sample = exampleClinic();
const sourced = (checkedOn: string) => exampleClinic({ basis: { reviews: `Google/5/312/${checkedOn}` } });

test("samples are no checked figures", () => {
  expect(checkedFigures([sample, sample])).toEqual({ clinics: 2, sourced: 0, lastCheckedOn: null });
});

test("the last check is the latest of those with a source", () => {
  const clinics = [sourced("2026-03-05"), sample, sourced("2026-10-01"), sourced("2025-12-31")];
  expect(checkedFigures(clinics)).toEqual({ clinics: 4, sourced: 3, lastCheckedOn: "2026-10-01" });
});

test("a clinic with several figures counts once, with the latest of its days", () => {
  const price = "ivf_cycle/cycle/EUR/-/-/-/2026-01-01/clinic/2026-11-02";
  const clinic = exampleClinic({ basis: { reviews: "Google/5/312/2026-03-05", price } });
  expect(checkedFigures([clinic])).toEqual({ clinics: 1, sourced: 1, lastCheckedOn: "2026-11-02" });
});
