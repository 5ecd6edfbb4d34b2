import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { checkedFigures } from "./checkedFigures.ts";

const sample = exampleClinic();
const sourced = (checkedOn: string | null) =>
  exampleClinic({ figures: { ...sample.figures, source: "Registry", checkedOn } });

test("samples are no checked figures", () => {
  expect(checkedFigures([sample, sample])).toEqual({ clinics: 2, sourced: 0, lastCheckedOn: null });
});

test("the last check is the latest of those with a source", () => {
  const clinics = [sourced("2026-03-05"), sample, sourced("2026-10-01"), sourced(null)];
  expect(checkedFigures(clinics)).toEqual({ clinics: 4, sourced: 3, lastCheckedOn: "2026-10-01" });
});

test("a day without a source is no check", () => {
  const stray = exampleClinic({ figures: { ...sample.figures, checkedOn: "2026-03-05" } });
  expect(checkedFigures([stray]).lastCheckedOn).toBeNull();
});
